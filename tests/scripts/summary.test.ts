import { describe, expect, it } from 'vitest'
import { isGood, toSummary } from '@/scripts/testing/summary'

const lint = { suite: 'lint', passed: 1, failed: 0, seconds: 0.52 }
const api = {
  suite: 'api',
  passed: 120,
  failed: 2,
  seconds: 61,
  note: '1 skipped',
  failures: ['a.test.ts: one', 'b.test.ts: two'],
}

describe('the summary of a run', () => {
  it('names failed tests, has a line for each suite and ends with the totals', () => {
    expect(toSummary([lint, api]).split('\n')).toEqual([
      '',
      'failed in api: a.test.ts: one',
      'failed in api: b.test.ts: two',
      '',
      'suite  passed  failed  seconds',
      'lint        1       0      0.5',
      'api       120       2     61.0  1 skipped',
      '',
      '121 passed, 2 failed',
      '',
    ])
  })

  it('lists the ten slowest files, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      file: `${index}.ts`,
      seconds: index,
    }))
    const [heading, ...lines] = toSummary([{ ...lint, files }])
      .split('\n')
      .slice(2, 13)
    expect(heading).toMatch(/^slowest files +suite +seconds$/)
    expect(lines).toHaveLength(10)
    expect(lines[0]).toMatch(/^11\.ts +lint +11\.0$/)
    expect(lines.at(-1)).toMatch(/^2\.ts +lint +2\.0$/)
  })

  it('names suites over their time budget, but still passes', () => {
    const slow = { ...lint, seconds: 9_000 }
    expect(toSummary([slow])).toContain('over its budget of')
    expect(toSummary([lint])).not.toContain('budget')
    expect(isGood([slow])).toBe(true)
  })

  it('passes only when something ran and nothing failed', () => {
    expect(isGood([lint])).toBe(true)
    expect(isGood([lint, api])).toBe(false)
    expect(isGood([])).toBe(false)
  })
})
