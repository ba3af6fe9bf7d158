/** Lets nobody of this origin do the same work at once: other tabs, the service worker. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Old browsers have no locks: there two may overwrite each other, and one copy less is kept.
  if (navigator.locks === undefined) return work()
  return await navigator.locks.request(name, work)
}
