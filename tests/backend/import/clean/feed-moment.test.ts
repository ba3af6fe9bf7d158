import { describe, expect, it } from 'vitest'
import { parseClosingMoment, parseFeedMoment } from '@/backend/import/clean/feed-moment'
import { splitMoment } from '@/backend/import/clean/moment-parts'
import { toDay } from '@/lib/shared/calendar/day'

describe('parseFeedMoment', () => {
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
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['1700000000000', '2023-11-14T22:13:20.000Z'],
  ])('reads %s, in Phnom Penh time when it names no zone', (text, expected) => {
    expect(parseFeedMoment(text)?.toISOString()).toBe(expected)
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
    '17000',
  ])('does not guess what %j means', (text) => {
    expect(parseFeedMoment(text)).toBeNull()
  })

  it('takes the first moment of 1970 in UTC for a date, and the one before it for a slip', () => {
    expect(parseFeedMoment('1970-01-01T00:00:00Z')?.getTime()).toBe(0)
    expect(parseFeedMoment('1969-12-31T23:59:59Z')).toBeNull()
  })
})

describe('parseClosingMoment', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T23:59:59', '2026-12-31'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2026-12-31T23:59:59-08:00', '2026-12-31'],
    ['2026-12-31T16:59:59Z', '2026-12-31'],
    ['2026-12-31T00:30:00+09:00', '2026-12-30'],
    ['Thu, 31 Dec 2026 23:59:59 PST', '2026-12-31'],
  ])('takes %s as the whole of %s, never a day later', (text, day) => {
    const moment = parseClosingMoment(text)
    expect(moment && toDay(moment)).toBe(day)
  })

  it.each([
    ['2026-12-31T10:00:00+07:00', '2026-12-31T03:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2026-12-31T16:59:59.000Z'],
  ])('keeps the hour of %s while it is on that day: %s', (text, moment) => {
    expect(parseClosingMoment(text)?.toISOString()).toBe(moment)
  })

  it('does not guess either', () => {
    expect(parseClosingMoment('soon')).toBeNull()
  })
})

it('a month that nobody knows is no part of a moment', () => {
  expect(splitMoment('31 Foo 2025')).toBeNull()
})
