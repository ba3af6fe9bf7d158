import { expect, test } from 'vitest'
import { formatSinceDay } from '@/lib/shared/format/since-day'

/** Monday, six in the morning in Phnom Penh. */
const now = new Date('2026-11-22T23:00:00Z')

test.each([
  ['since today', '2026-11-22T17:00:00Z'],
  ['since yesterday', '2026-11-22T16:59:59Z'],
  ['since Tuesday', '2026-11-17T05:00:00Z'],
  ['since 16 Nov 2026', '2026-11-16T05:00:00Z'],
  ['since today', '2026-12-01T00:00:00Z'],
])('writes "%s" for %s', (words, moment) => {
  expect(formatSinceDay(moment, now)).toBe(words)
})
