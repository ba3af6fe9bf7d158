export function getErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/** Lists an error and its causes, outermost first, at most five. */
export function listErrorCauses(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(cause)
    if (cause instanceof AggregateError) causes.push(...cause.errors.filter(isError))
  }
  return causes
}

function isError(value: unknown): value is Error {
  return value instanceof Error
}
