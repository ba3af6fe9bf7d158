import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, toDay, toHour, toMoment } from '@/lib/shared/calendar/day'

test.each([
  ['2026-03-10T16:59:59.999Z', '2026-03-10'],
  ['2026-03-10T17:00:00.000Z', '2026-03-11'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
])('%s is %s in Phnom Penh', (moment, day) => {
  expect(toDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s plus %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

test('a day begins at midnight in Phnom Penh', () => {
  expect(toMoment('2026-03-11').toISOString()).toBe('2026-03-10T17:00:00.000Z')
  expect(toHour(toMoment('2026-03-11'))).toBe(0)
  expect(toHour(toMoment('2026-03-11', 9))).toBe(9)
})

test('a day equals the one of the time zone database (promise F18)', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Phnom_Penh' })
  const moments = fc.date({
    min: new Date('1980-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(fc.property(moments, (moment) => toDay(moment) === calendar.format(moment)))
})

test('counts whole days across months and years', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
})
