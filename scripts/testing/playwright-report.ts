import { z } from 'zod'
import type { Counts } from './outcome'

const browserTest = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ duration: z.number() })),
})

const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(browserTest) })

type BrowserTest = z.output<typeof browserTest> & { readonly name: string }

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})

const report = z.object({ suites: z.array(suite) })

function listTests({ specs, suites = [] }: z.output<typeof suite>): BrowserTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}: ${title}` })),
  )
  return [...own, ...suites.flatMap(listTests)]
}

/**
 * Counts of Playwright's JSON report for one of its projects, with the seconds its tests took. A
 * flaky test failed. Throws a ZodError when the text is no such report.
 */
export function parsePlaywrightReport(
  text: string,
  project: string,
): { readonly counts: Counts; readonly seconds: number } {
  const tests = report
    .parse(JSON.parse(text))
    .suites.flatMap(listTests)
    .filter(({ projectName }) => projectName === project)
  const count = (...wanted: readonly BrowserTest['status'][]) =>
    tests.filter(({ status }) => wanted.includes(status)).length
  const milliseconds = tests
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration, 0)
  return {
    counts: {
      passed: count('expected'),
      failed: count('unexpected', 'flaky'),
      skipped: count('skipped'),
      failures: tests.filter(({ status }) => status !== 'expected').map(({ name }) => name),
    },
    seconds: milliseconds / 1000,
  }
}
