/** Configures zod before a module with schemas is imported; in one chunk the order of imports would decide. */
export async function importWithZod<T>(load: () => Promise<T>): Promise<T> {
  await import('./zod-jitless')
  return load()
}
