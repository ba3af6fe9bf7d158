/** Reads a text that this browser stores; null when there is none, and where the browser refuses storage. */
export function readLocal(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in this browser; null deletes it. Returns false where the browser refuses storage, or when it is full. */
export function writeLocal(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
