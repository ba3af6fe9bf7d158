import { z } from 'zod'
import type { Counts } from './outcome'

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/**
 * Counts of vitest's JSON report. A file that broke before its first test has no failed test in
 * the report, so it counts as one. Throws a ZodError when the text is no such report.
 */
export function parseVitestReport(text: string): Counts {
  const parsed = report.parse(JSON.parse(text))
  const brokenFiles = parsed.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: parsed.numPassedTests,
    failed: parsed.numFailedTests + brokenFiles.length,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
  }
}
