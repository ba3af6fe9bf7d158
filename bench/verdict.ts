type Verdict = {
  /** `S6`. */
  readonly promise: string
  readonly isKept: boolean
  /** The result, compared with the baseline of the same run. */
  readonly figure: string
}

/** Prints the summary line of a bench, and sets the exit code to 1 when its promise is broken. */
export function printVerdict({ promise, isKept, figure }: Verdict): void {
  process.stdout.write(`promise ${promise} ${isKept ? 'kept' : 'broken'}: ${figure}\n`)
  if (!isKept) process.exitCode = 1
}
