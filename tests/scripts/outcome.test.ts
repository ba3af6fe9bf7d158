import { describe, expect, it } from 'vitest'
import { toOutcome } from '@/scripts/testing/outcome'

const counts = { passed: 3, failed: 0, skipped: 0, failures: [] }

describe('toOutcome', () => {
  it('copies the counts of a suite', () => {
    const outcome = toOutcome('unit', { ...counts, failed: 1, failures: ['a test'] }, 1, 4)
    const result = { passed: 3, failed: 1, failures: ['a test'] }
    expect(outcome).toEqual({ suite: 'unit', ...result, seconds: 4 })
  })

  it('fails a suite that ran no tests, though it exited successfully', () => {
    const outcome = toOutcome('unit', { ...counts, passed: 0 }, 0, 1)
    expect(outcome).toMatchObject({ passed: 0, failed: 1, note: 'ran nothing' })
  })

  it('fails a suite with an error code but no failed test', () => {
    expect(toOutcome('unit', counts, 7, 1)).toMatchObject({
      passed: 3,
      failed: 1,
      note: expect.stringContaining('7'),
    })
  })

  it('counts skipped tests as failed', () => {
    expect(toOutcome('unit', { ...counts, skipped: 2 }, 0, 1)).toMatchObject({
      failed: 2,
      note: '2 skipped',
    })
  })
})
