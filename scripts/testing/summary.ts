import { BUDGETS } from './budgets'
import type { Outcome } from './outcome'
import { toTable } from './table'

const HEADINGS = ['suite', 'passed', 'failed', 'seconds', ''] as const

/** How many of the slowest files are named. */
const SLOWEST = 10

/**
 * The end of a run: the names of what failed, which nobody should have to look for further up, the slowest
 * files, a table with a line a suite, and the sums over all of them: `12 passed, 0 failed`.
 */
export function toSummary(outcomes: readonly Outcome[]): string {
  const failed = outcomes.flatMap(({ suite, failures = [] }) =>
    failures.map((name) => `failed in ${suite}: ${name}\n`),
  )
  const rows = outcomes.map((outcome) => [
    outcome.suite,
    String(outcome.passed),
    String(outcome.failed),
    outcome.seconds.toFixed(1),
    listRemarks(outcome).join('; '),
  ])
  const parts = [toSlowest(outcomes), toTable([HEADINGS, ...rows]), toLastLine(outcomes)]
  return `\n${failed.join('')}\n${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function listRemarks({ suite, note, seconds }: Outcome): readonly string[] {
  const budget = BUDGETS[suite]
  const isOver = budget !== undefined && seconds > budget
  return [
    ...(note === undefined ? [] : [note]),
    ...(isOver ? [`over its budget of ${budget} s (scripts/testing/budgets.ts)`] : []),
  ]
}

function toSlowest(outcomes: readonly Outcome[]): string {
  const slowest = outcomes
    .flatMap(({ suite, files = [] }) => files.map((file) => ({ suite, ...file })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
  if (slowest.length === 0) return ''
  const rows = slowest.map(({ suite, file, seconds }) => [file, suite, seconds.toFixed(1)])
  return toTable([['slowest files', 'suite', 'seconds'], ...rows])
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
