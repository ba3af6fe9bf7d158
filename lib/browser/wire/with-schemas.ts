/**
 * Fetches a script that brings schemas of the contract, once zod knows that it may compile nothing. Within
 * one script the order of imports would decide, and a sorted list of imports is no place for that.
 */
export async function withSchemas<T>(load: () => Promise<T>): Promise<T> {
  await import('./no-eval')
  return load()
}
