import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter, type Limit } from '@/backend/platform/runtime/rate-limit'
import { createStoredRateLimiter } from '@/backend/platform/runtime/stored-rate-limiter'
import { stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

const database = await provideDatabase()

const threeADay: Limit = { name: 'three-a-day', max: 3, windowMs: 86_400_000 }
const twoAnHour: Limit = { name: 'two-an-hour', max: 2, windowMs: 3_600_000 }
const threeAMinute: Limit = { name: 'three-a-minute', max: 3, windowMs: 60_000 }

const clock = stoppedClock('2026-03-10T05:00:00Z')

/** The limiter of an API process after its start. */
const start = () =>
  createStoredRateLimiter({ db: database.db, clock, brief: createRateLimiter(clock) })

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  await database.pool.query('delete from rate_limit')
})

test('continues the counts of a previous process', async () => {
  const waits: number[] = []
  for (let process = 0; process < 5; process += 1) {
    waits.push(await start().take([{ limit: threeADay, key: 'dara@example.com' }]))
  }
  expect(waits).toEqual([0, 0, 0, 28_800_000, 28_800_000])
})

test('does not store limits of less than ten minutes', async () => {
  const limiter = start()
  const take = (of = limiter) => of.take([{ limit: threeAMinute, key: 'a' }])
  expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 20_000])
  expect(await take(start())).toBe(0)
  expect((await database.pool.query('select 1 from rate_limit')).rowCount).toBe(0)
})

test('stores no personal data', async () => {
  await start().take([{ limit: threeADay, key: 'dara@example.com' }])
  const { rows } = await database.pool.query('select * from rate_limit')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('dara')
})

test('frees places one by one over time', async () => {
  const limiter = start()
  const take = () => limiter.take([{ limit: threeADay, key: 'a' }])
  for (const _ of [1, 2, 3]) await take()
  expect(await take()).toBe(28_800_000)
  clock.set('2026-03-10T12:59:59.999Z')
  expect(await take()).toBe(1)
  clock.set('2026-03-10T13:00:00Z')
  expect([await take(), await take()]).toEqual([0, 28_800_000])
})

test('counts nothing against other limits when one refuses', async () => {
  const both = (key: string) => [
    { limit: threeADay, key },
    { limit: twoAnHour, key: 'all' },
  ]
  for (const key of ['a', 'b']) expect(await start().take(both(key))).toBe(0)
  expect(await start().take(both('c'))).toBe(1_800_000)
  const waits = [1, 2, 3].map(() => start().take([{ limit: threeADay, key: 'c' }]))
  expect(await Promise.all(waits)).toEqual([0, 0, 0])
})

test('admits the same number with two processes at once, in any order of limits', async () => {
  const processes = [start(), start()]
  const keys = [
    { limit: threeADay, key: 'x' },
    { limit: twoAnHour, key: 'y' },
  ]
  const waits = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      processes[index % 2]?.take(index % 3 === 0 ? keys : keys.toReversed()),
    ),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2)
})

test('asks the database once during a refused flood', async () => {
  const limiter = start()
  const take = () => limiter.take([{ limit: threeADay, key: 'a' }])
  for (const _ of [1, 2, 3, 4]) await take()
  await database.pool.query('delete from rate_limit')
  expect(await take()).toBe(28_800_000)
})
