import { describe, expect, it } from 'vitest'
import { parsePlaywrightReport } from '@/scripts/testing/playwright-report'

const test = (projectName: string, status: string) => ({
  projectName,
  status,
  results: [{ duration: 1500 }],
})

const spec = (title: string, ...tests: ReturnType<typeof test>[]) => ({
  title,
  file: 'e2e/a.spec.ts',
  tests,
})

const playwrightReport = JSON.stringify({
  suites: [
    {
      specs: [spec('one', test('phone', 'expected'), test('desktop', 'unexpected'))],
      suites: [
        { specs: [spec('two', test('phone', 'flaky'))] },
        { specs: [spec('three', test('phone', 'skipped'))] },
      ],
    },
  ],
})

describe('parsePlaywrightReport', () => {
  it('counts the tests of one project, however deep they stand, and names those that did not pass', () => {
    expect(parsePlaywrightReport(playwrightReport, 'phone')).toEqual({
      counts: {
        passed: 1,
        failed: 1,
        skipped: 1,
        failures: ['e2e/a.spec.ts: two', 'e2e/a.spec.ts: three'],
      },
      seconds: 4.5,
    })
  })

  it('finds nothing for a project that did not run', () => {
    const { counts } = parsePlaywrightReport(playwrightReport, 'tablet')
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
  })
})
