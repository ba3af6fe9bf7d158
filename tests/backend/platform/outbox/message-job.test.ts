import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createMessageJob, type JobMoment } from '@/backend/platform/outbox/message-job'
import { stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const siteUrl = 'https://a.example'

test('continues to the last of many recipients when one fails, and serves each once', async () => {
  const served: string[] = []
  const [warn, wake] = [vi.fn(), vi.fn()]
  const { run } = createMessageJob<{ readonly id: string }>({
    everyMs: 1,
    selectDue: () => sql`select 'r' || number as id from generate_series(101, 145) number`,
    write: async (_tx, { id }) => {
      served.push(id)
      if (id === 'r102') throw new Error('it fails')
    },
  })
  await run({ db, clock, outbox: { wake }, log: { warn }, siteUrl, hour: 18 })
  expect(served).toEqual(Array.from({ length: 45 }, (_, index) => `r${101 + index}`))
  expect([warn.mock.calls.length, wake.mock.calls.length]).toEqual([1, 3])
})

test.each([
  [11, true],
  [12, true],
  [13, false],
])('at noon in Phnom Penh the hour %i has come: %s', async (hour, hasCome) => {
  const [warn, wake] = [vi.fn(), vi.fn()]
  const selectDue = vi.fn((_: JobMoment) => null)
  const { run } = createMessageJob({ everyMs: 1, selectDue, write: async () => undefined })
  await run({ db, clock, outbox: { wake }, log: { warn }, siteUrl, hour })
  expect(selectDue.mock.calls.map(([{ isPastHour }]) => isPastHour)).toEqual([hasCome])
  expect(wake).not.toHaveBeenCalled()
})
