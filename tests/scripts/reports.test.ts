import { describe, expect, it } from 'vitest'
import { parsePlaywrightReport } from '@/scripts/testing/playwright-report'
import { parseVitestReport } from '@/scripts/testing/vitest-report'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{}] }],
}

describe('parseVitestReport', () => {
  it('counts passed, failed, and both kinds of tests that did not run', () => {
    const counts = { passed: 5, failed: 1, skipped: 3 }
    expect(parseVitestReport(JSON.stringify(vitestReport))).toEqual(counts)
  })

  it('counts a file that broke before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] }
    expect(parseVitestReport(JSON.stringify(report)).failed).toBe(2)
  })

  it('refuses what is no report', () => {
    expect(() => parseVitestReport('{}')).toThrow()
  })
})

const test = (projectName: string, status: string) => ({
  projectName,
  status,
  results: [{ duration: 1500 }],
})

const playwrightReport = JSON.stringify({
  suites: [
    {
      specs: [{ tests: [test('phone', 'expected'), test('desktop', 'unexpected')] }],
      suites: [
        { specs: [{ tests: [test('phone', 'flaky')] }] },
        { specs: [{ tests: [test('phone', 'skipped')] }] },
      ],
    },
  ],
})

describe('parsePlaywrightReport', () => {
  it('counts the tests of one project, however deep they stand', () => {
    expect(parsePlaywrightReport(playwrightReport, 'phone')).toEqual({
      counts: { passed: 1, failed: 1, skipped: 1 },
      seconds: 4.5,
    })
  })

  it('finds nothing for a project that did not run', () => {
    const { counts } = parsePlaywrightReport(playwrightReport, 'tablet')
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})
