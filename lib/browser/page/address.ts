/** Where the visitor is: path without `/en`; query without its question mark, empty when none. */
export type Address = { readonly path: string; readonly query: string }

let current: Address | null = null
const listeners = new Set<() => void>()

/** Tells all islands that the route has changed. Called by one component only. */
export function publishAddress(next: Address): void {
  current = next
  for (const listener of listeners) listener()
}

/** The last published address; null before the first. */
export function getAddress(): Address | null {
  return current
}

/** Calls `listener` on every published address, until the returned function is called. */
export function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
