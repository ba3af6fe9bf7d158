import path from 'node:path'
import { z } from 'zod'
import type { Counts } from './outcome'
import { projectRoot } from './project-root'

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
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
    failures: [
      ...brokenFiles.map(({ name }) => toPath(name)),
      ...parsed.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName }) => `${toPath(name)}: ${fullName}`),
      ),
    ],
  }
}

function toPath(file: string): string {
  return path.relative(projectRoot, file)
}
