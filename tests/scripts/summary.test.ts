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
  it('names what failed, has a line for each suite and ends with the sums', () => {
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

  it('is good only when something ran and nothing failed', () => {
    expect(isGood([lint])).toBe(true)
    expect(isGood([lint, api])).toBe(false)
    expect(isGood([])).toBe(false)
  })
})
