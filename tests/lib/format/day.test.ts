import { describe, expect, it } from 'vitest'
import { daysBetween, toDay } from '@/lib/format/day'

describe('a day in Phnom Penh', () => {
  it('begins at 17:00 UTC of the day before (promise F18)', () => {
    expect(toDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
    expect(toDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
  })

  it('counts whole days across months and years', () => {
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
  })
})
