import { describe, expect, it, test } from 'vitest'
import { describeClosing, formatDay, formatShortDate } from '@/lib/shared/format/dates'

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
  expect(formatShortDate(day, today)).toBe(words)
})

const today = '2026-11-20'

describe('describeClosing', () => {
  it.each([
    [null, 'Open until filled', 'none'],
    ['2026-11-19', 'Closed 19 Nov', 'closed'],
    ['2026-11-20', 'Closes today', 'last-day'],
    ['2026-11-21', 'Closes tomorrow', 'soon'],
    ['2026-11-27', 'Closes in 7 days', 'soon'],
    ['2026-11-28', 'Closes in 8 days', 'none'],
    ['2026-12-04', 'Closes in 14 days', 'none'],
    ['2026-12-05', 'Closes 5 Dec', 'none'],
    ['2027-01-01', 'Closes 1 Jan', 'none'],
    ['2027-11-10', 'Closes 10 Nov 2027', 'none'],
  ])('describes %s as: %s', (closingDate, words, urgency) => {
    const closing = describeClosing(closingDate, today)
    expect(`${closing.verb} ${closing.when}`.trim()).toBe(words)
    expect(closing.urgency).toBe(urgency)
  })
})
