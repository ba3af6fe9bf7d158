import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { afterEach, expect, it } from 'vitest'
import BrowserReporter from '@/scripts/testing/browser-reporter'
import { parsePlaywrightReport } from '@/scripts/testing/playwright-report'

const folder = await mkdtemp(path.join(tmpdir(), 'browser-report-'))
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The part of a test that the reporter reads. */
function aTest(title: string, outcome: ReturnType<TestCase['outcome']>): TestCase {
  const file = path.resolve('e2e/a.spec.ts')
  const parent = { project: () => ({ name: 'phone' }) }
  return { id: title, title, location: { file }, parent, outcome: () => outcome } as TestCase
}

it('has written every finished test when a run is interrupted', async () => {
  const outputFile = path.join(folder, 'reports', 'browser.json')
  const reporter = new BrowserReporter({ outputFile })
  const tests = [aTest('one', 'expected'), aTest('two', 'unexpected'), aTest('three', 'expected')]
  reporter.onBegin({} as FullConfig, { allTests: () => tests } as Suite)
  for (const test of tests.slice(0, 2)) reporter.onTestEnd(test, { duration: 500 } as TestResult)

  expect(parsePlaywrightReport(await readFile(outputFile, 'utf8'), 'phone')).toEqual({
    counts: {
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['e2e/a.spec.ts: two', 'tests that never ended: 1'],
    },
    seconds: 1,
  })
})
