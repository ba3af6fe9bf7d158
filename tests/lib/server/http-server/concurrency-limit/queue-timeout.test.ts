import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createConcurrencyLimiters } from '@/lib/server/http-server/concurrency-limit/concurrency-limiters'

beforeEach(() => void vi.useFakeTimers())

describe('queue timeout (promise S9)', () => {
  it.each([
    ['people', 10_000],
    ['read', 30_000],
    ['unseen', 30_000],
  ] as const)('of the limiter %s is %i ms', async (name, deadline) => {
    const lane = createConcurrencyLimiters(1, { hasCapacity: () => false })[name]
    const enter = () => lane.acquire({ client: 'a', closing: new EventEmitter() })
    while (lane.getState().waiting === 0) void enter()
    const { refused } = lane.getState()
    await vi.advanceTimersByTimeAsync(deadline - 1)
    expect(lane.getState()).toMatchObject({ waiting: 1, refused })
    await vi.advanceTimersByTimeAsync(1)
    expect(lane.getState()).toMatchObject({ waiting: 0, refused: refused + 1 })
  })
})
