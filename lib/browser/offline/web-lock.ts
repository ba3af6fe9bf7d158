/** Runs work under a lock of the Web Locks API, which tabs and the service worker share. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Old browsers lack locks: two writers may overwrite each other, which costs one cached copy.
  if (navigator.locks === undefined) return work()
  return await navigator.locks.request(name, work)
}
