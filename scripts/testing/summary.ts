import type { Outcome } from './outcome'

const HEADINGS = ['suite', 'passed', 'failed', 'seconds', ''] as const

/**
 * The end of a run: the names of what failed, which nobody should have to look for further up, a table
 * with a line a suite, and the sums over all of them: `12 passed, 0 failed`.
 */
export function toSummary(outcomes: readonly Outcome[]): string {
  const failed = outcomes.flatMap(({ suite, failures = [] }) =>
    failures.map((name) => `failed in ${suite}: ${name}\n`),
  )
  return `\n${failed.join('')}\n${toTable(outcomes)}\n\n${toLastLine(outcomes)}\n`
}

function toTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ suite, passed, failed, seconds, note = '' }) => [
    suite,
    String(passed),
    String(failed),
    seconds.toFixed(1),
    note,
  ])
  const lines = [HEADINGS, ...rows]
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines.map((line) => toLine(line, widths)).join('\n')
}

function toLine(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width)
    })
    .join('  ')
    .trimEnd()
}

function toLastLine(outcomes: readonly Outcome[]): string {
  const sum = (field: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** True when at least one suite ran and none failed. */
export function isGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.length > 0 && outcomes.every(({ failed }) => failed === 0)
}
