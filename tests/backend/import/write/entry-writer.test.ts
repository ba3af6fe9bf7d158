import { expect, test } from 'vitest'
import { toPostingMoment } from '@/backend/import/write/entry-writer'

const now = new Date('2026-03-10T05:00:00Z')
const before = new Date('2026-03-09T05:00:00Z')
const known = new Date('2026-03-08T05:00:00Z')
const later = new Date(now.getTime() + 1)

test.each([
  ['its stated date', { postedAt: before, updatedAt: null }, before],
  ['the current time when stated', { postedAt: now, updatedAt: null }, now],
  ['its earlier date when it states a future one', { postedAt: later, updatedAt: before }, known],
  ['its earlier date when it states none', { postedAt: null, updatedAt: before }, known],
])('keeps a known vacancy posted at %s', (_, vacancy, moment) => {
  expect(toPostingMoment(vacancy, known, now)).toBe(moment)
})

test.each([
  ['now when it states a future date', { postedAt: later, updatedAt: before }, now],
  ['at its change date when it states no other', { postedAt: null, updatedAt: before }, before],
  ['now when its change date is in the future', { postedAt: null, updatedAt: later }, now],
  ['now when it states no date', { postedAt: null, updatedAt: null }, now],
])('posts a new vacancy %s', (_, vacancy, moment) => {
  expect(toPostingMoment(vacancy, undefined, now)).toBe(moment)
})
