/** Within one script the order of imports would decide whether zod already knows that it may not compile. */
export async function importWithZod<T>(load: () => Promise<T>): Promise<T> {
  await import('./zod-jitless')
  return load()
}
