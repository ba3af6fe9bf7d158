import { expect, test, vi } from 'vitest'
import { createVisitCounter } from '@/backend/areas/visitors/visit-counter'
import { writeVisits } from '@/backend/areas/visitors/visits'
import { silentLog } from '@/backend/platform/runtime/log'
import { scriptDatabase } from '@/tests/support/scripted-database'

vi.mock('@/backend/areas/visitors/visits')

test('the first visit of a day in Phnom Penh is written at once, later ones with the next', async () => {
  let now = new Date('2026-03-10T16:59:59Z')
  const clock = { now: () => now }
  const { recordVisit, flush } = createVisitCounter(scriptDatabase([]).db, clock, silentLog)
  const count = () => vi.mocked(writeVisits).mock.calls.length
  await recordVisit('a')
  expect(count()).toBe(1)
  await recordVisit('a')
  expect(count()).toBe(1)
  await recordVisit('b')
  expect(count()).toBe(2)
  now = new Date('2026-03-10T17:00:00Z')
  await recordVisit('a')
  expect(count()).toBe(3)
  await flush()
})
