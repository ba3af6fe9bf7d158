import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePlaywrightReport } from '@/scripts/testing/playwright-report'
import { projectRoot } from '@/scripts/testing/project-root'
import { parseVitestReport } from '@/scripts/testing/vitest-report'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: path.join(projectRoot, 'tests/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a good one' },
        { status: 'failed', fullName: 'a bad one' },
        { status: 'skipped', fullName: 'a skipped one' },
      ],
    },
  ],
}

describe('parseVitestReport', () => {
  it('counts passed, failed and both kinds of tests that did not run, and names them', () => {
    expect(parseVitestReport(JSON.stringify(vitestReport))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      failures: ['tests/a.test.ts: a bad one', 'tests/a.test.ts: a skipped one'],
    })
  })

  it('counts a file that broke before its first test', () => {
    const name = path.join(projectRoot, 'tests/broken.test.ts')
    const broken = { name, status: 'failed', assertionResults: [] }
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] }
    const { failed, failures } = parseVitestReport(JSON.stringify(report))
    expect(failed).toBe(2)
    expect(failures).toContain('tests/broken.test.ts')
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
