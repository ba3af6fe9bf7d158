import { expect, test } from 'vitest'
import { formatDay, formatNearDay } from '@/lib/shared/format/day'

test.each([
  ['2026-01-01', '1 Jan 2026'],
  ['2026-09-30', '30 Sep 2026'],
  ['2027-12-24', '24 Dec 2027'],
])('%s is written %s', (day, words) => {
  expect(formatDay(day)).toBe(words)
})

test.each([
  ['2026-12-28', '2026-07-01', '28 Dec'],
  ['2026-12-28', '2026-06-30', '28 Dec 2026'],
  ['2026-01-02', '2026-07-01', '2 Jan'],
  ['2026-01-01', '2026-07-01', '1 Jan 2026'],
])('%s on %s is written %s, with the year when half a year away', (day, today, words) => {
  expect(formatNearDay(day, today)).toBe(words)
})
