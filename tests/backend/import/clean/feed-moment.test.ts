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
    '0000-01-01',
    '9999-12-31T23:59:59-12:00',
    '1700000000',
  ])('does not guess what %j means', (text) => {
    expect(parseFeedMoment(text)).toBeNull()
  })
})
