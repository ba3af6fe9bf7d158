import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { listen, toReconnectDelay } from '@/backend/db/listen'
import { silentLog } from '@/backend/platform/runtime/log'
import { provideDatabase } from '@/tests/support/database'

const { db, pool, url } = provideDatabase()
const ends: Array<() => Promise<void>> = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Listens on one channel and records its messages. */
async function open(log: Parameters<typeof listen>[0]['log'] = silentLog) {
  const received: string[] = []
  const onGap = vi.fn()
  const handlers = { words: (text: string) => received.push(text) }
  ends.push(listen({ url, log, handlers, onGap }))
  const isHeard = async () => {
    await pool.query(`select pg_notify('words', 'there')`)
    return received.includes('there')
  }
  const settle = () => expect.poll(isHeard, { interval: 50 }).toBe(true)
  const forget = () => received.splice(0)
  return { received, onGap, settle, forget }
}

const cut = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`)

test('receives messages in the order of commits and none of a rollback', async () => {
  const { received, settle } = await open()
  await settle()
  const [early, late] = [await pool.connect(), await pool.connect()]
  await early.query(`begin; select pg_notify('words', 'said first')`)
  await late.query(`begin; select pg_notify('words', 'committed first'); commit`)
  await early.query('commit')
  await late.query(`begin; select pg_notify('words', 'undone'); rollback`)
  early.release()
  late.release()
  await db.execute(sql`select pg_notify('words', 'last')`)
  await expect.poll(() => received).toContain('last')
  const messages = received.filter((text) => text !== 'there')
  expect(messages).toEqual(['committed first', 'said first', 'last'])
})

test('reconnects after a cut and reports that messages may be missing (promise F20)', async () => {
  const { onGap, settle, forget } = await open()
  await settle()
  expect(onGap).not.toHaveBeenCalled()
  await cut()
  // The server closes it a moment later, and until then it may still receive messages.
  await expect.poll(() => onGap.mock.calls).toHaveLength(1)
  forget()
  await settle()
  expect(onGap).toHaveBeenCalledTimes(1)
})

test('logs once that the connection is lost and once that it is back', async () => {
  const log = { warn: vi.fn(), info: vi.fn() }
  const { onGap, settle } = await open(log)
  await settle()
  expect([log.warn, log.info].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  for (const times of [1, 2]) {
    await cut()
    await expect.poll(() => onGap.mock.calls).toHaveLength(times)
    expect(log.warn).toHaveBeenCalledTimes(times)
    expect(log.info.mock.calls).toEqual(
      Array.from({ length: times }, () => ['the database is listened to again']),
    )
  }
  for (const end of ends.splice(0)) await end()
  expect(log.warn).toHaveBeenCalledTimes(2)
})

test('reconnects to an unavailable database with growing pauses and one log line', async () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(toReconnectDelay)).toEqual([
    100, 200, 400, 800, 1600, 3200, 5000, 5000,
  ])
  const reconnectDelay = vi.fn((_failures: number) => 1)
  const log = { warn: vi.fn(), info: vi.fn() }
  const away = 'postgres://nobody@127.0.0.1:1/none'
  ends.push(listen({ url: away, log, handlers: {}, onGap: vi.fn(), reconnectDelay }))
  await vi.waitUntil(() => reconnectDelay.mock.calls.length >= 4, { timeout: 60_000, interval: 5 })
  expect(reconnectDelay.mock.calls.slice(0, 4)).toEqual([[0], [1], [2], [3]])
  expect(log.warn).toHaveBeenCalledTimes(1)
})
