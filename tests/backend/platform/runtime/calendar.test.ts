import { expect, test } from 'vitest'
import { addDays, toDay } from '@/backend/platform/runtime/calendar'

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
