/** Path without `/en`, query without its question mark. */
export type Address = { readonly path: string; readonly query: string }

let current: Address | null = null
const listeners = new Set<() => void>()

/** Called by one component only. */
export function publishAddress(next: Address): void {
  current = next
  for (const listener of listeners) listener()
}

export function getAddress(): Address | null {
  return current
}

/** Calls the listener on changes. Returns a function that unsubscribes. */
export function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
