import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from '@/backend/db/listen'
import { silentLog } from '@/backend/platform/runtime/log'
import { provideDatabase } from '@/tests/support/database'

const { db, pool, url } = provideDatabase()
const ends: Array<() => Promise<void>> = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Listens on one channel; resolves once it hears. */
async function open() {
  const heard: string[] = []
  const onGap = vi.fn()
  const hear = { words: (text: string) => heard.push(text) }
  ends.push(listen({ url, log: silentLog, hear, onGap }))
  const isHeard = async () => {
    await pool.query(`select pg_notify('words', 'there')`)
    return heard.includes('there')
  }
  const settle = () => expect.poll(isHeard, { timeout: 10_000, interval: 50 }).toBe(true)
  const forget = () => heard.splice(0)
  return { heard, onGap, settle, forget }
}

const cut = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`)

test('what is committed is heard in the order of commits, what is undone never', async () => {
  const { heard, settle } = await open()
  await settle()
  const [early, late] = [await pool.connect(), await pool.connect()]
  await early.query(`begin; select pg_notify('words', 'said first')`)
  await late.query(`begin; select pg_notify('words', 'committed first'); commit`)
  await early.query('commit')
  await late.query(`begin; select pg_notify('words', 'undone'); rollback`)
  early.release()
  late.release()
  await db.execute(sql`select pg_notify('words', 'last')`)
  await expect.poll(() => heard).toContain('last')
  const told = heard.filter((text) => text !== 'there')
  expect(told).toEqual(['committed first', 'said first', 'last'])
})

test('a connection that is cut is replaced, and that something was missed is said (promise F20)', async () => {
  const { onGap, settle, forget } = await open()
  await settle()
  expect(onGap).not.toHaveBeenCalled()
  await cut()
  // The server ends it a moment later, and until then it may still hear.
  await expect.poll(() => onGap.mock.calls, { timeout: 10_000 }).toHaveLength(1)
  forget()
  await settle()
  expect(onGap).toHaveBeenCalledTimes(1)
})
