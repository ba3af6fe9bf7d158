/** Leaves a trace of a failure that the visitor need not know of (spec §4). */
export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the log of a browser is its console
  console.warn(what, cause)
}
