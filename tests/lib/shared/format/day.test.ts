import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, formatDay, toDay } from '@/lib/shared/format/day'

describe('a day in Phnom Penh', () => {
  it('begins at 17:00 UTC of the day before (promise F18)', () => {
    expect(toDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
    expect(toDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
  })

  it('is the one the tables of time zones have', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Phnom_Penh' })
    const moments = fc.date({
      min: new Date('1980-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    })
    fc.assert(fc.property(moments, (moment) => toDay(moment) === calendar.format(moment)))
  })

  it.each([
    ['2026-01-01', '1 Jan 2026'],
    ['2026-09-30', '30 Sep 2026'],
    ['2027-12-24', '24 Dec 2027'],
  ])('%s is written %s', (day, words) => {
    expect(formatDay(day)).toBe(words)
  })

  it('counts whole days across months and years', () => {
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
  })
})
