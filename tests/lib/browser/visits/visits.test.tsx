import { expect, test } from 'vitest'
import { getLastVisit, isSeen, markSeen, recordVisit } from '@/lib/browser/visits/visits'

const NOW = Date.parse('2026-11-22T05:00:00Z')
const PAUSE = 30 * 60 * 1000

test('a visit continues after half an hour of rest, and a longer rest starts a new one', () => {
  recordVisit(NOW)
  recordVisit(NOW + PAUSE)
  expect(getLastVisit()).toBeNull()
  recordVisit(NOW + 2 * PAUSE + 1)
  expect(getLastVisit()).toBe(NOW + PAUSE)
})

test('an item opened again pushes out no other', () => {
  for (let id = 1; id <= 500; id += 1) markSeen('/v1/job', id)
  markSeen('/v1/job', 500)
  expect(isSeen('/v1/job', 1)).toBe(true)
})
