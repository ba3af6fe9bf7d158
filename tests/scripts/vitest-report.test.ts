import { describe, expect, it } from 'vitest'
import { parseVitestReport } from '@/scripts/testing/vitest-report'

const planned = (...files: readonly string[]) => `${JSON.stringify({ planned: files })}\n`

const finished = (file: string, statuses: readonly string[], isBroken = false) => {
  const tests = statuses.map((status) => ({ name: `a ${status} one`, status }))
  return `${JSON.stringify({ file, isBroken, seconds: 1.5, tests })}\n`
}

const report = [
  planned('a.test.ts', 'b.test.ts'),
  finished('a.test.ts', ['passed', 'failed', 'skipped', 'pending']),
  finished('b.test.ts', ['passed']),
].join('')

describe('parseVitestReport', () => {
  it('counts passed, failed and both kinds of skipped tests, and names them', () => {
    expect(parseVitestReport(report).counts).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: ['a.test.ts: a failed one', 'a.test.ts: a skipped one', 'a.test.ts: a pending one'],
    })
  })

  it('has the time of each file', () => {
    expect(parseVitestReport(report).files).toEqual([
      { file: 'a.test.ts', seconds: 1.5 },
      { file: 'b.test.ts', seconds: 1.5 },
    ])
  })

  it('counts a file that failed outside its tests', () => {
    const text = planned('c.test.ts', 'd.test.ts') + finished('c.test.ts', [], true)
    const { counts } = parseVitestReport(text + finished('d.test.ts', ['passed'], true))
    expect(counts).toMatchObject({ passed: 1, failed: 2, failures: ['c.test.ts', 'd.test.ts'] })
  })

  it('keeps results from before an interruption, and counts the other files as skipped', () => {
    const { counts } = parseVitestReport(report.slice(0, -5))
    expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 3 })
    expect(counts.failures).toContain('b.test.ts never ended')
  })

  it('throws for invalid reports', () => {
    expect(() => parseVitestReport('')).toThrow()
    expect(() => parseVitestReport('{}\n')).toThrow()
  })
})
