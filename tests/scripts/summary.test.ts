import { describe, expect, it } from 'vitest'
import { isGood, toLastLine, toTable } from '@/scripts/testing/summary'

const lint = { suite: 'lint', passed: 1, failed: 0, seconds: 0.52 }
const api = { suite: 'api', passed: 120, failed: 3, seconds: 61, note: '3 skipped' }

describe('the summary of a run', () => {
  it('ends with the sums over all suites', () => {
    expect(toLastLine([lint, api])).toBe('121 passed, 3 failed')
  })

  it('has a line for each suite below the headings', () => {
    expect(toTable([lint, api]).split('\n')).toEqual([
      'suite  passed  failed  seconds',
      'lint        1       0      0.5',
      'api       120       3     61.0  3 skipped',
    ])
  })

  it('is good only when something ran and nothing failed', () => {
    expect(isGood([lint])).toBe(true)
    expect(isGood([lint, api])).toBe(false)
    expect(isGood([])).toBe(false)
  })
})
