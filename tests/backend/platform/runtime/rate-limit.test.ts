import { expect, test } from 'vitest'
import { createRateLimiter, type Limit } from '@/backend/platform/runtime/rate-limit'
import { stoppedClock } from '@/tests/support/app'

const threeAMinute: Limit = { name: 'three', max: 3, windowMs: 60_000 }
const oneAnHour: Limit = { name: 'one', max: 1, windowMs: 3_600_000 }

function start() {
  const clock = stoppedClock('2026-03-10T05:00:00Z')
  const limiter = createRateLimiter(clock)
  const takeMany = async (count: number, key: string) => {
    const waits: number[] = []
    for (let each = 0; each < count; each += 1) {
      waits.push(await limiter.take([{ limit: threeAMinute, key }]))
    }
    return waits
  }
  return { clock, limiter, takeMany }
}

test('admits up to the maximum at once, and returns the time to wait', async () => {
  const { takeMany } = start()
  expect(await takeMany(5, 'a')).toEqual([0, 0, 0, 20_000, 20_000])
})

test('frees places one by one over time, up to the maximum', async () => {
  const { clock, takeMany } = start()
  await takeMany(3, 'a')
  clock.set('2026-03-10T05:00:19.999Z')
  expect(await takeMany(1, 'a')).toEqual([1])
  clock.set('2026-03-10T05:00:20Z')
  expect(await takeMany(2, 'a')).toEqual([0, 20_000])
  clock.set('2026-03-10T09:00:00Z')
  expect(await takeMany(4, 'a')).toEqual([0, 0, 0, 20_000])
})

test('counts keys and limits separately', async () => {
  const { limiter, takeMany } = start()
  await takeMany(3, 'a')
  expect(await takeMany(1, 'b')).toEqual([0])
  expect(await limiter.take([{ limit: oneAnHour, key: 'a' }])).toBe(0)
})

test('counts nothing against other limits when one refuses', async () => {
  const { limiter, takeMany } = start()
  await limiter.take([{ limit: oneAnHour, key: 'a' }])
  const both = [
    { limit: threeAMinute, key: 'a' },
    { limit: oneAnHour, key: 'a' },
  ]
  expect(await limiter.take(both)).toBe(3_600_000)
  expect(await takeMany(4, 'a')).toEqual([0, 0, 0, 20_000])
})

test('keeps counts when the clock is set back, without longer waits', async () => {
  const { clock, takeMany } = start()
  await takeMany(3, 'a')
  clock.set('2026-03-10T04:00:00Z')
  expect(await takeMany(1, 'a')).toEqual([20_000])
})
