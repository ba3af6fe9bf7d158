/** What one suite did. `note` says in a few words what a reader of the table must know, `failures` are the names of what failed or was skipped. */
export type Outcome = {
  readonly suite: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly note?: string
  readonly failures?: readonly string[]
  /** Its test files, where there are any. */
  readonly files?: readonly FileTime[]
}

/** How long a test file took. */
export type FileTime = { readonly file: string; readonly seconds: number }

/** Counts of one report and the names behind them; skipped tests were found and not run. */
export type Counts = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly string[]
}

/**
 * Judges a finished suite. A skipped test, a suite that ran nothing and a runner that ended badly
 * without naming a failed test are failures: nothing may pass by not running.
 */
export function toOutcome(
  suite: string,
  counts: Counts,
  exitCode: number,
  seconds: number,
): Outcome {
  const failed = counts.failed + counts.skipped
  const { failures } = counts
  const result = { suite, passed: counts.passed, seconds, failures }
  if (counts.passed + failed === 0) return { ...result, failed: 1, note: 'ran nothing' }
  if (failed === 0 && exitCode !== 0) {
    return { ...result, failed: 1, note: `no test failed, yet it ended with status ${exitCode}` }
  }
  if (counts.skipped > 0) return { ...result, failed, note: `${counts.skipped} skipped` }
  return { ...result, failed }
}
