import { expect, test } from 'vitest'
import { formatDay } from '@/lib/shared/format/day'

test.each([
  ['2026-01-01', '1 Jan 2026'],
  ['2026-09-30', '30 Sep 2026'],
  ['2027-12-24', '24 Dec 2027'],
])('%s is written %s', (day, words) => {
  expect(formatDay(day)).toBe(words)
})
