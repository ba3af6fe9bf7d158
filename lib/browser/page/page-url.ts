/** Path without `/en`, query without its question mark. */
export type PageUrl = { readonly path: string; readonly query: string }

let current: PageUrl | null = null
const listeners = new Set<() => void>()

/** Called by one component only. */
export function publishPageUrl(next: PageUrl): void {
  current = next
  for (const listener of listeners) listener()
}

export function getPageUrl(): PageUrl | null {
  return current
}

/** Calls the listener on changes. Returns a function that unsubscribes. */
export function subscribeToPageUrl(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
