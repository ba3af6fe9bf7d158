import { expect, test, vi } from 'vitest'
import type { Database } from '@/backend/db/connect'
import { createMessageJob } from '@/backend/platform/outbox/message-job'
import { stoppedClock } from '@/tests/support/app'

/** A database whose transactions only call their work. */
const db = { transaction: async (work: () => Promise<void>) => work() } as unknown as Database

test('continues to the last recipient when one fails', async () => {
  const pages = [['a', 'b'], ['c'], []]
  const after: (string | null)[] = []
  const served: string[] = []
  const [warn, wake] = [vi.fn(), vi.fn()]
  const { run } = createMessageJob<{ readonly id: string }>({
    everyMs: 1,
    list: async (_db, last) => {
      after.push(last)
      return (pages.shift() ?? []).map((id) => ({ id }))
    },
    write: async (_tx, { id }) => {
      served.push(id)
      if (id === 'a') throw new Error('a fails')
    },
  })
  const clock = stoppedClock('2026-03-10T05:00:00Z')
  await run({ db, clock, outbox: { wake }, log: { warn }, siteUrl: 'https://a.example', hour: 18 })
  expect([served, after]).toEqual([
    ['a', 'b', 'c'],
    [null, 'b', 'c'],
  ])
  expect([warn.mock.calls.length, wake.mock.calls.length]).toEqual([1, 2])
})
