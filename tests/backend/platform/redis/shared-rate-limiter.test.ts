import type { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectRedis, type SharedRedis } from '@/backend/platform/redis/connect-redis'
import { createSharedRateLimiter } from '@/backend/platform/redis/shared-rate-limiter'
import {
  createRateLimiter,
  type Limit,
  type RateLimiter,
} from '@/backend/platform/runtime/rate-limit'
import { first } from '@/tests/support/content'
import { provideRedis } from '@/tests/support/redis'

const server = await provideRedis()
const log = pino({ level: 'silent' })
const clock = { now: () => new Date() }
const connections: SharedRedis[] = []

beforeAll(() => server.start())
afterAll(() => {
  for (const connection of connections) connection.close()
})

/** The limiter of an API process. */
async function openLimiter(): Promise<RateLimiter> {
  const redis = await connectRedis(server.url, log)
  connections.push(redis)
  await expect.poll(() => redis.commands.status).toBe('ready')
  return createSharedRateLimiter({ redis: redis.commands, local: createRateLimiter(clock), log })
}

const limit = (name: string, max: number): Limit => ({ name, max, windowMs: 600_000 })

/** How many of `times` attempts were admitted. */
async function countAdmitted(limiters: readonly RateLimiter[], times: number, rule: Limit) {
  const waits = await Promise.all(
    Array.from({ length: times }, (_, index) => {
      const limiter = limiters[index % limiters.length]
      return limiter?.take([{ limit: rule, key: 'somebody' }])
    }),
  )
  return waits.filter((wait) => wait === 0).length
}

test('shares a limit between two processes, even for simultaneous attempts', async () => {
  const limiters = [await openLimiter(), await openLimiter()]
  expect(await countAdmitted(limiters, 40, limit('shared', 10))).toBe(10)
  const wait = (await limiters[0]?.take([{ limit: limit('shared', 10), key: 'somebody' }])) ?? 0
  expect(wait).toBeGreaterThan(50_000)
  expect(wait).toBeLessThanOrEqual(60_000)
})

test('counts several keys all or none, and separately', async () => {
  const limiter = await openLimiter()
  const [one, two] = [limit('one', 1), limit('two', 3)]
  expect(await limiter.take([{ limit: one, key: 'a' }])).toBe(0)
  for (let round = 0; round < 5; round++) {
    const both = [
      { limit: one, key: 'a' },
      { limit: two, key: 'a' },
    ]
    expect(await limiter.take(both)).toBeGreaterThan(0)
  }
  expect(await limiter.take([{ limit: one, key: 'b' }])).toBe(0)
  expect(await countAdmitted([limiter], 5, two)).toBe(3)
})

test('stores hashed keys in Redis that expire when the bucket is empty', async () => {
  const limiter = await openLimiter()
  await limiter.take([{ limit: limit('private', 10), key: 'sokha@visvakor.example' }])
  const { commands } = first(connections)
  const keys = await commands.keys('*')
  expect(keys.filter((key) => key.startsWith('visvakor:limit:private:'))).toHaveLength(1)
  expect(keys.join()).not.toContain('sokha')
  for (const key of keys) expect(await commands.pttl(key)).toBeGreaterThan(0)
})

test('continues with local counts when Redis is frozen or dead', async () => {
  const [one, two] = [await openLimiter(), await openLimiter()]
  const rule = limit('outage', 4)
  expect(await countAdmitted([one], 3, rule)).toBe(3)
  server.freeze()
  expect(await countAdmitted([one], 3, rule)).toBe(1)
  await server.kill()
  expect(await countAdmitted([one], 3, rule)).toBe(0)
  expect(await countAdmitted([two], 6, rule)).toBe(4)

  await server.start()
  const isShared = async () => {
    const fresh = limit(`again ${performance.now()}`, 1)
    return (await countAdmitted([one, two], 4, fresh)) === 1
  }
  await expect.poll(isShared, { interval: 50 }).toBe(true)
})

/** A limiter with a scripted Redis, and how often Redis and the local limiter were asked. */
function openScripted(answer: () => Promise<number>) {
  const [ask, count] = [vi.fn(answer), vi.fn(async () => 7)]
  const redis = { eval: ask } as Partial<Redis> as Redis
  const limiter = createSharedRateLimiter({ redis, local: { take: count }, log })
  const take = () => limiter.take([{ limit: limit('scripted', 1), key: 'a' }])
  return { limiter, take, asked: () => [ask.mock.calls.length, count.mock.calls.length] }
}

test('retries a failed Redis after a second and counts locally meanwhile', async () => {
  let now = 50_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { take, asked } = openScripted(() => Promise.reject(new Error('away')))
  expect(await take()).toBe(7)
  now += 999
  expect(await take()).toBe(7)
  expect(asked()).toEqual([1, 2])
  now += 1
  expect(await take()).toBe(7)
  expect(asked()).toEqual([2, 3])
})

test('counts locally what Redis admits, and nothing that it refuses', async () => {
  const admitting = openScripted(async () => 0)
  expect([await admitting.take(), admitting.asked()]).toEqual([0, [1, 1]])
  const refusing = openScripted(async () => 1)
  expect([await refusing.take(), refusing.asked()]).toEqual([1, [1, 0]])
})

test('does not ask Redis without keys', async () => {
  const { limiter, asked } = openScripted(async () => 0)
  expect([await limiter.take([]), asked()]).toEqual([7, [0, 1]])
})
