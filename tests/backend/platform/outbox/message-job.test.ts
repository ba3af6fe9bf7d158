import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createMessageJob } from '@/backend/platform/outbox/message-job'
import { stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()

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
  const clock = stoppedClock('2026-03-10T05:00:00Z')
  await run({ db, clock, outbox: { wake }, log: { warn }, siteUrl: 'https://a.example', hour: 18 })
  expect(served).toEqual(Array.from({ length: 45 }, (_, index) => `r${101 + index}`))
  expect([warn.mock.calls.length, wake.mock.calls.length]).toEqual([1, 3])
})
