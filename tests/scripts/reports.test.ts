import { describe, expect, it } from 'vitest'
import { parsePlaywrightReport } from '@/scripts/testing/playwright-report'

const planned = (counts: Readonly<Record<string, number>>) =>
  `${JSON.stringify({ planned: counts })}\n`

const finished = (project: string, name: string, status: string) =>
  `${JSON.stringify({ project, id: name, name, status, duration: 1500 })}\n`

const playwrightReport = [
  planned({ phone: 3, desktop: 1 }),
  finished('phone', 'one', 'expected'),
  finished('desktop', 'one', 'unexpected'),
  finished('phone', 'two', 'flaky'),
  finished('phone', 'three', 'skipped'),
]

describe('parsePlaywrightReport', () => {
  it('counts the tests of one project, and names those that did not pass', () => {
    expect(parsePlaywrightReport(playwrightReport.join(''), 'phone')).toEqual({
      counts: { passed: 1, failed: 1, skipped: 1, failures: ['two', 'three'] },
      seconds: 4.5,
    })
  })

  it('keeps results from before an interruption, and counts the rest as skipped', () => {
    const cut = playwrightReport.join('').slice(0, -20)
    expect(parsePlaywrightReport(cut, 'phone').counts).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['two', 'tests that never ended: 1'],
    })
  })

  it('counts a retried test once, by its last result', () => {
    const report = [
      planned({ phone: 1 }),
      finished('phone', 'one', 'unexpected'),
      finished('phone', 'one', 'flaky'),
    ]
    const { counts } = parsePlaywrightReport(report.join(''), 'phone')
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0, failures: ['one'] })
  })

  it('is empty for a project that did not run', () => {
    const { counts } = parsePlaywrightReport(playwrightReport.join(''), 'tablet')
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
  })

  it('throws for invalid reports', () => {
    expect(() => parsePlaywrightReport('', 'phone')).toThrow()
    expect(() => parsePlaywrightReport('{}\n', 'phone')).toThrow()
  })
})
