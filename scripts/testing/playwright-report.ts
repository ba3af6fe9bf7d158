import { z } from 'zod'
import type { Counts } from './outcome'

const plannedTests = z.object({ planned: z.record(z.string(), z.int()) })

const finishedTest = z.object({
  project: z.string(),
  /** Of the test in its project; a second try has the same. */
  id: z.string(),
  name: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  /** Milliseconds. */
  duration: z.number(),
})

/** The first line of a report: how many tests each project has. */
export type PlannedTests = z.output<typeof plannedTests>

/** Every other line. */
export type FinishedTest = z.output<typeof finishedTest>

/**
 * Counts of the report of `browser-reporter.ts` for one project, with the seconds its tests took. A flaky
 * test failed; one that was planned and never ended, because the run was cut off, was skipped. Throws a
 * ZodError when the text is no such report.
 */
export function parsePlaywrightReport(
  text: string,
  project: string,
): { readonly counts: Counts; readonly seconds: number } {
  const [first = '', ...lines] = listWholeLines(text)
  const { planned } = plannedTests.parse(JSON.parse(first))
  const all = lines.map((line) => finishedTest.parse(JSON.parse(line)))
  const own = all.filter((test) => test.project === project)
  const tests = [...new Map(own.map((test) => [test.id, test])).values()]
  const count = (...wanted: readonly FinishedTest['status'][]) =>
    tests.filter(({ status }) => wanted.includes(status)).length
  const missing = Math.max(0, (planned[project] ?? 0) - tests.length)
  return {
    counts: {
      passed: count('expected'),
      failed: count('unexpected', 'flaky'),
      skipped: count('skipped') + missing,
      failures: [
        ...tests.filter(({ status }) => status !== 'expected').map(({ name }) => name),
        ...(missing > 0 ? [`tests that never ended: ${missing}`] : []),
      ],
    },
    seconds: own.reduce((total, { duration }) => total + duration, 0) / 1000,
  }
}

/** The last line may have been cut off with the run. */
function listWholeLines(text: string): readonly string[] {
  return text.split('\n').slice(0, -1)
}
