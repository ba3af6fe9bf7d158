/** Logs a failure that visitors do not need to see (spec §4). */
export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the log of a browser is its console
  console.warn(what, cause)
}
