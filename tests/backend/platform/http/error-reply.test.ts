import { expect, it } from 'vitest'
import { tooManyRequests } from '@/backend/platform/http/error-reply'

it.each([
  [1, 'a moment'],
  [59_999, 'a moment'],
  [60_000, '1 minute'],
  [61_000, '2 minutes'],
  [59 * 60_000, '59 minutes'],
  [60 * 60_000, '1 hour'],
  [61 * 60_000, '2 hours'],
])('writes a wait of %i ms as %s', (waitMs, words) => {
  expect(tooManyRequests(waitMs).message).toBe(`Too many attempts. Please try again in ${words}.`)
})
