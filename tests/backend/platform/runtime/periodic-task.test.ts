import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPeriodicTask } from '@/backend/platform/runtime/periodic-task'

beforeEach(() => {
  vi.useFakeTimers()
})

const log = pino({ level: 'silent' })
const repeat = (work: () => Promise<void>) =>
  createPeriodicTask({ work, everyMs: 1000, log, name: 'counting' })

test('starts a round after the pause since the last one ended', async () => {
  const endings: (() => void)[] = []
  const repeater = repeat(() => new Promise((resolve) => void endings.push(resolve)))
  await vi.advanceTimersByTimeAsync(999)
  expect(endings).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(endings).toHaveLength(1)
  endings[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(endings).toHaveLength(2)
  endings[1]?.()
  await repeater.stop()
})

test('continues after a failed round and logs it', async () => {
  let rounds = 0
  const warn = vi.spyOn(log, 'warn')
  const repeater = repeat(async () => {
    rounds += 1
    throw new Error('not now')
  })
  await repeater.run()
  await vi.advanceTimersByTimeAsync(2000)
  expect([rounds, warn.mock.calls.length]).toEqual([3, 3])
  await repeater.stop()
})

test('waits for the current round when stopped, and starts no other', async () => {
  let end = (): void => undefined
  let rounds = 0
  const repeater = repeat(async () => {
    rounds += 1
    await new Promise<void>((resolve) => {
      end = resolve
    })
  })
  const round = repeater.run()
  await vi.advanceTimersByTimeAsync(0)
  let isStopped = false
  const stopped = repeater.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStopped).toBe(false)
  end()
  await Promise.all([round, stopped])
  await vi.advanceTimersByTimeAsync(5000)
  await repeater.run()
  expect(rounds).toBe(1)
})
