import { afterEach, expect, test } from 'vitest'
import { getLastVisit, isSeen, markSeen, recordVisit } from '@/lib/browser/visits/visits'

const NOW = Date.parse('2026-11-22T05:00:00Z')
const PAUSE = 30 * 60 * 1000

afterEach(() => window.localStorage.clear())

test('a visit goes on after half an hour of rest, and is another one after more', () => {
  recordVisit(NOW)
  recordVisit(NOW + PAUSE)
  expect(getLastVisit()).toBeNull()
  recordVisit(NOW + 2 * PAUSE + 1)
  expect(getLastVisit()).toBe(NOW + PAUSE)
})

test('what is opened again takes the place of nothing else', () => {
  for (let id = 1; id <= 500; id += 1) markSeen('/v1/job', id)
  markSeen('/v1/job', 500)
  expect(isSeen('/v1/job', 1)).toBe(true)
})
