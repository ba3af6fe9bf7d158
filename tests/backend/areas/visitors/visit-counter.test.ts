import { expect, test } from 'vitest'
import { createVisitCounter } from '@/backend/areas/visitors/visits'
import { silentLog } from '@/backend/platform/runtime/log'
import { scriptDatabase } from '@/tests/support/scripted-database'

test('writes the first visit of a day in Phnom Penh at once, and later ones with the next batch', async () => {
  let now = new Date('2026-03-10T16:59:59Z')
  const clock = { now: () => now }
  const { db, asked } = scriptDatabase([['visit_day', []]])
  const { recordVisit, flush } = createVisitCounter(db, clock, silentLog)
  await recordVisit('a')
  expect(asked).toHaveLength(1)
  await recordVisit('a')
  expect(asked).toHaveLength(1)
  await recordVisit('b')
  expect(asked).toHaveLength(2)
  now = new Date('2026-03-10T17:00:00Z')
  await recordVisit('a')
  expect(asked).toHaveLength(3)
  await flush()
})
