import { afterEach, expect, test } from 'vitest'
import { countVisit, getLastVisit, isSeen, noteSeen } from '@/lib/browser/visits/visits'

const NOW = Date.parse('2026-11-22T05:00:00Z')
const PAUSE = 30 * 60 * 1000

afterEach(() => window.localStorage.clear())

test('a visit goes on after half an hour of rest, and is another one after more', () => {
  countVisit(NOW)
  countVisit(NOW + PAUSE)
  expect(getLastVisit()).toBeNull()
  countVisit(NOW + 2 * PAUSE + 1)
  expect(getLastVisit()).toBe(NOW + PAUSE)
})

test('what is opened again takes the place of nothing else', () => {
  for (let id = 1; id <= 500; id += 1) noteSeen('/v1/job', id)
  noteSeen('/v1/job', 500)
  expect(isSeen('/v1/job', 1)).toBe(true)
})
