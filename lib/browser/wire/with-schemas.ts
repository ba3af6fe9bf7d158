/** Within one script the order of imports would decide whether zod already knows that it may not compile. */
export async function withSchemas<T>(load: () => Promise<T>): Promise<T> {
  await import('./no-eval')
  return load()
}
