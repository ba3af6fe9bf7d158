import { expect, test } from 'vitest'
import { toPostingMoment } from '@/backend/import/write/posting-moment'

const now = new Date('2026-03-10T05:00:00Z')
const before = new Date('2026-03-09T05:00:00Z')
const known = new Date('2026-03-08T05:00:00Z')
const later = new Date(now.getTime() + 1)

test.each([
  ['the day it says', { postedAt: before, updatedAt: null }, before],
  ['now, where it says so', { postedAt: now, updatedAt: null }, now],
  ['the day it had, where it says a later one', { postedAt: later, updatedAt: before }, known],
  ['the day it had, where it says none', { postedAt: null, updatedAt: before }, known],
])('a vacancy that is here already is posted at %s', (_, vacancy, moment) => {
  expect(toPostingMoment(vacancy, known, now)).toBe(moment)
})

test.each([
  ['now, where it says a later day', { postedAt: later, updatedAt: before }, now],
  ['when it was changed, where it says no more', { postedAt: null, updatedAt: before }, before],
  ['now, where it was changed later', { postedAt: null, updatedAt: later }, now],
  ['now, where it says nothing', { postedAt: null, updatedAt: null }, now],
])('a new one is posted %s', (_, vacancy, moment) => {
  expect(toPostingMoment(vacancy, undefined, now)).toBe(moment)
})
