/** The system's code (`ENOENT`, `EADDRINUSE`, …) of an error thrown by a system call, else null. */
export function getErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
