import { describe, expect, it } from 'vitest'
import { parseFeedMoment } from '@/backend/import/clean/feed-moment'

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
  ])('reads %s, in Phnom Penh time when it names no zone', (text, expected) => {
    expect(parseFeedMoment(text)?.toISOString()).toBe(expected)
  })

  it.each([
    '',
    '31/12/2026',
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
    '1700000000',
  ])('does not guess what %j means', (text) => {
    expect(parseFeedMoment(text)).toBeNull()
  })

  it('takes the first moment of 1970 in UTC for a date, and the one before it for a slip', () => {
    expect(parseFeedMoment('1970-01-01T00:00:00Z')?.getTime()).toBe(0)
    expect(parseFeedMoment('1969-12-31T23:59:59Z')).toBeNull()
  })
})
