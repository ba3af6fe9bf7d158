import { describe, expect, it } from 'vitest'
import {
  completeYear,
  DateOrderEvidence,
  isTooFarAhead,
  parseClosingDate,
  parseFeedDate,
} from '@/backend/import/clean/parse-feed-date'
import { splitDate } from '@/backend/import/clean/split-date'
import { toDay } from '@/lib/shared/calendar/day'

describe('parseFeedDate', () => {
  it.each([
    ['2025-09-09', '2025-09-08T17:00:00.000Z'],
    ['20250909', '2025-09-08T17:00:00.000Z'],
    ['2024-01-30 23:21:39', '2024-01-30T16:21:39.000Z'],
    ['2024-01-30T23:21:39Z', '2024-01-30T23:21:39.000Z'],
    ['2024-01-30T23:21:39.123+02:00', '2024-01-30T21:21:39.000Z'],
    ['2024-02-29 10:00', '2024-02-29T03:00:00.000Z'],
    ['Wed, 26 Feb 2025 16:40:27 +0100', '2025-02-26T15:40:27.000Z'],
    ['Tue, 01 Feb 2022 04:59:00 GMT', '2022-02-01T04:59:00.000Z'],
    ['1 Dec 2013', '2013-11-30T17:00:00.000Z'],
    ['1 Sept 2013', '2013-08-31T17:00:00.000Z'],
    ['9999-12-31T00:00:00Z', '9999-12-31T00:00:00.000Z'],
    ['Fri, 12 Apr 2013', '2013-04-11T17:00:00.000Z'],
    ['2025-02-26T16:40:27+0100\n', '2025-02-26T15:40:27.000Z'],
    ['31/12/2026', '2026-12-30T17:00:00.000Z'],
    ['12/31/2026', '2026-12-30T17:00:00.000Z'],
    ['05/05/2026', '2026-05-04T17:00:00.000Z'],
    ['31.12.2026', '2026-12-30T17:00:00.000Z'],
    ['05.06.2026 08:00', '2026-06-05T01:00:00.000Z'],
    ['December 31, 2026', '2026-12-30T17:00:00.000Z'],
    ['31 December 2026', '2026-12-30T17:00:00.000Z'],
    ['Tue, 01 Feb 22 04:59:00 EST', '2022-02-01T09:59:00.000Z'],
    ['Fri, 01 Jul 2022 04:59:00 PDT', '2022-07-01T11:59:00.000Z'],
    ['Tue, 01 Feb 2022 04:59:00 CST', '2022-02-01T10:59:00.000Z'],
    ['Tue, 01 Feb 2022 04:59:00 MST', '2022-02-01T11:59:00.000Z'],
    ['1 Feb 49', '2049-01-31T17:00:00.000Z'],
    ['1 Feb 70', '1970-01-31T17:00:00.000Z'],
    ['1/13/2026', '2026-01-12T17:00:00.000Z'],
    ['13/1/2026', '2026-01-12T17:00:00.000Z'],
    ['12/12/2026', '2026-12-11T17:00:00.000Z'],
    ['2024-01-30 23:21:39 UTC', '2024-01-30T23:21:39.000Z'],
    ['2024-01-30 05:00:00:0', '2024-01-29T22:00:00.000Z'],
    ['31-Dec-2026', '2026-12-30T17:00:00.000Z'],
    ['31-Dec-26', '2026-12-30T17:00:00.000Z'],
    ['31/12/26', '2026-12-30T17:00:00.000Z'],
    ['2026/12/31', '2026-12-30T17:00:00.000Z'],
    ['2026.12.31', '2026-12-30T17:00:00.000Z'],
    ['31st December 2026', '2026-12-30T17:00:00.000Z'],
    ['30th of June 2026', '2026-06-29T17:00:00.000Z'],
    ['The 30th of June, 26', '2026-06-29T17:00:00.000Z'],
    ['12-31-2026', '2026-12-30T17:00:00.000Z'],
    ['2026-12-31T23:59+07:00', '2026-12-31T16:59:00.000Z'],
    ['December 31st, 2026', '2026-12-30T17:00:00.000Z'],
    ['31/12/2026 5:00 PM', '2026-12-31T10:00:00.000Z'],
    ['31/12/2026 12:30 am', '2026-12-30T17:30:00.000Z'],
    ['11/18/2026 9:12:44', '2026-11-18T02:12:44.000Z'],
    ['Thu Dec 31 2026', '2026-12-30T17:00:00.000Z'],
    ['Thu Dec 31 2026 10:00:00 GMT+0700 (Indochina Time)', '2026-12-31T03:00:00.000Z'],
    ['Wed, 11 Nov 26 08:00:00 ICT', '2026-11-11T01:00:00.000Z'],
    ['៣១/១២/២០២៦', '2026-12-30T17:00:00.000Z'],
    ['៣១ ធ្នូ ២០២៦', '2026-12-30T17:00:00.000Z'],
    ['ថ្ងៃទី២៨ ខែកុម្ភៈ ឆ្នាំ២០២៦', '2026-02-27T17:00:00.000Z'],
    ['2026年12月31日', '2026-12-30T17:00:00.000Z'],
    ['46387', '2026-12-30T17:00:00.000Z'],
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['1700000000000', '2023-11-14T22:13:20.000Z'],
  ])('reads %s, in Phnom Penh time without a time zone', (text, expected) => {
    expect(parseFeedDate(text)?.toISOString()).toBe(expected)
  })

  it.each([
    '',
    '05/06/2026',
    '5/12/2026',
    '12/5/2026',
    '1 Feb 50',
    '13/13/2026',
    '2025-02-30',
    '2025-13-01',
    '2025-01-01 25:00',
    'tomorrow',
    'Invalid Date',
    '31 Foo 2025',
    '31 Feb 2025',
    '0000-01-01',
    '9999-12-31T23:59:59-12:00',
    '9999-12-31T00:00:01Z',
    '39999',
  ])('returns null for %j', (text) => {
    expect(parseFeedDate(text)).toBeNull()
  })

  it('accepts the first second of 1970 and rejects the one before', () => {
    expect(parseFeedDate('1970-01-01T00:00:00Z')?.getTime()).toBe(0)
    expect(parseFeedDate('1969-12-31T23:59:59Z')).toBeNull()
  })
})

describe('the order of a feed’s dates', () => {
  it.each([
    ['05/06/2026', 'dmy', '2026-06-04T17:00:00.000Z'],
    ['05/06/2026', 'mdy', '2026-05-05T17:00:00.000Z'],
    ['05-06-26', 'mdy', '2026-05-05T17:00:00.000Z'],
    ['៥/៦/២០២៦', 'mdy', '2026-05-05T17:00:00.000Z'],
    ['05.06.2026', 'mdy', '2026-06-04T17:00:00.000Z'],
    ['31/12/2026', 'mdy', '2026-12-30T17:00:00.000Z'],
  ] as const)('%s in the order %s is %s', (text, order, expected) => {
    expect(parseFeedDate(text, order)?.toISOString()).toBe(expected)
  })

  const find = (...dates: string[]) => {
    const evidence = new DateOrderEvidence()
    for (const date of dates) evidence.note(date)
    return evidence.toOrder()
  }

  it('is what one of its dates shows, in digits of either script', () => {
    expect(find('05/06/2026', '2026-12-31', '31/12/2026')).toBe('dmy')
    expect(find('12/31/26 5:00 PM')).toBe('mdy')
    expect(find('៣១/១២/២០២៦')).toBe('dmy')
  })

  it('is unclear where no date shows it, or two contradict each other', () => {
    expect(find('05/06/2026', '05/05/2026', '31.12.2026', '')).toEqual({
      unclear: 'has no date that shows which it is',
    })
    expect(find('31/12/2026', '12/31/2026', '30/12/2026')).toEqual({
      unclear: 'has the day first in "31/12/2026" and the month first in "12/31/2026"',
    })
  })
})

describe('completeYear', () => {
  const posted = new Date('2026-06-10T05:00:00Z')

  it.each([
    ['30th of June', '30th of June 2026'],
    ['June 10th', 'June 10th 2026'],
    ['1 March', '1 March 2027'],
    ['June 2026', 'June 2026'],
    ['31 Foo', '31 Foo'],
  ])('of %j posted in June 2026 is in %j', (text, expected) => {
    expect(completeYear(text, posted)).toBe(expected)
  })

  it('is not known where nobody knows when it was posted', () => {
    expect(completeYear('30th of June', null)).toBe('30th of June')
  })
})

describe('parseClosingDate', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T23:59:59', '2026-12-31'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2026-12-31T23:59:59-08:00', '2026-12-31'],
    ['2026-12-31T16:59:59Z', '2026-12-31'],
    ['2026-12-31T00:30:00+09:00', '2026-12-30'],
    ['Thu, 31 Dec 2026 23:59:59 PST', '2026-12-31'],
  ])('takes %s as the whole day %s, never a day later', (text, day) => {
    const moment = parseClosingDate(text)
    expect(moment && toDay(moment)).toBe(day)
  })

  it.each([
    ['2026-12-31T10:00:00+07:00', '2026-12-31T03:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2026-12-31T16:59:59.000Z'],
  ])('keeps the time of %s while it is on that day: %s', (text, moment) => {
    expect(parseClosingDate(text)?.toISOString()).toBe(moment)
  })

  it('returns null for words', () => {
    expect(parseClosingDate('soon')).toBeNull()
  })
})

it('isTooFarAhead is true from two years after now', () => {
  const now = new Date('2026-02-01T00:00:00Z')
  expect(isTooFarAhead(new Date('2028-02-01T00:00:00Z'), now)).toBe(false)
  expect(isTooFarAhead(new Date('2028-02-01T00:00:01Z'), now)).toBe(true)
})

it('splitDate returns null for an unknown month', () => {
  expect(splitDate('31 Foo 2025')).toBeNull()
})
