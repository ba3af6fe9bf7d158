type Verdict = {
  /** `S6`. */
  readonly promise: string
  readonly isKept: boolean
  /** What was found, beside its base of the same run. */
  readonly figure: string
}

/** Prints the line that sums a bench up, and has the command end with 1 where its promise is broken. */
export function printVerdict({ promise, isKept, figure }: Verdict): void {
  process.stdout.write(`promise ${promise} ${isKept ? 'kept' : 'broken'}: ${figure}\n`)
  if (!isKept) process.exitCode = 1
}
