import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createConcurrencyLimiter,
  type Release,
} from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'

const LIMITS = {
  guaranteed: 2,
  maxConcurrent: 2,
  maxQueued: 2,
  maxQueuedInOverload: 1,
  queueTimeout: 1000,
}
const busy = { hasCapacity: () => false }
const somebody = (client = 'a') => ({ client, closing: new EventEmitter() })

describe('concurrency limiter (promise S9)', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('admits as many requests as it has slots, and the next in order when one finishes', async () => {
    const { acquire, getState } = createConcurrencyLimiter(LIMITS, busy)
    const first = await acquire(somebody())
    await acquire(somebody())
    const order: string[] = []
    const third = acquire(somebody()).then((leave) => {
      order.push('third')
      return leave
    })
    void acquire(somebody()).then(() => order.push('fourth'))
    expect(getState()).toMatchObject({ running: 2, waiting: 2 })
    first?.()
    first?.()
    const leave = await third
    expect([order, getState().waiting]).toEqual([['third'], 1])
    leave?.()
    await vi.waitFor(() => expect(order).toEqual(['third', 'fourth']))
    expect(getState()).toEqual({ running: 2, waiting: 0, admitted: 4, refused: 0 })
  })

  it('leaves a slot free after a response where it has a duty cycle', async () => {
    const limits = { ...LIMITS, guaranteed: 1, maxConcurrent: 1, dutyCycle: 0.2 }
    const { acquire, getState } = createConcurrencyLimiter(limits, busy)
    const leave = await acquire(somebody())
    const next = acquire(somebody())
    await vi.advanceTimersByTimeAsync(10)
    leave?.()
    leave?.()
    await vi.advanceTimersByTimeAsync(39)
    expect(getState()).toMatchObject({ running: 1, waiting: 1 })
    await vi.advanceTimersByTimeAsync(1)
    expect(await next).not.toBeNull()
    expect(getState()).toMatchObject({ running: 1, waiting: 0, admitted: 2 })
  })

  it('rejects a request immediately when the queue is full', async () => {
    const { acquire, getState } = createConcurrencyLimiter(LIMITS, busy)
    for (let turn = 0; turn < 4; turn += 1) void acquire(somebody())
    expect(await acquire(somebody())).toBeNull()
    expect(getState()).toMatchObject({ running: 2, waiting: 2, refused: 1 })
  })

  it('opens more slots while the thread is idle, also for requests that were queued while it was busy', async () => {
    let hasTime = false
    const { acquire, getState } = createConcurrencyLimiter(
      { ...LIMITS, maxConcurrent: 4 },
      { hasCapacity: () => hasTime },
    )
    for (let turn = 0; turn < 4; turn += 1) void acquire(somebody())
    expect(getState()).toMatchObject({ running: 2, waiting: 2 })
    hasTime = true
    await vi.advanceTimersByTimeAsync(200)
    expect(getState()).toMatchObject({ running: 4, waiting: 0 })
    void acquire(somebody())
    expect(getState()).toMatchObject({ running: 4, waiting: 1 })
  })

  it('serves clients in turns', async () => {
    const { acquire } = createConcurrencyLimiter({ ...LIMITS, guaranteed: 1, maxQueued: 9 }, busy)
    const order: string[] = []
    const come = async (client: string) => {
      const leave = await acquire(somebody(client))
      order.push(client)
      leave?.()
    }
    const first = await acquire(somebody())
    const all = ['many', 'many', 'many', 'many', 'one', 'two', 'two'].map(come)
    first?.()
    await Promise.all(all)
    expect(order).toEqual(['many', 'one', 'two', 'many', 'two', 'many', 'many'])
  })

  it('evicts the newest request of the client with most queued for a client with fewer, when the queue is full', async () => {
    const { acquire, getState } = createConcurrencyLimiter(
      { ...LIMITS, guaranteed: 1, maxQueued: 3 },
      busy,
    )
    const first = await acquire(somebody('many'))
    const results: string[] = []
    const come = async (client: string, name: string) => {
      const leave = await acquire(somebody(client))
      results.push(`${name} ${leave === null ? 'refused' : 'in'}`)
      leave?.()
    }
    const all = [1, 2, 3].map((turn) => come('many', `${turn}`))
    all.push(come('one', 'one'))
    await vi.waitFor(() => expect(results).toEqual(['3 refused']))
    // With two of each client they would evict each other in turns.
    all.push(come('one', 'again'), come('many', '4'))
    await vi.waitFor(() => expect(results).toEqual(['3 refused', 'again refused', '4 refused']))
    expect(getState()).toMatchObject({ running: 1, waiting: 3, refused: 3 })
    first?.()
    await Promise.all(all)
    expect(results.slice(3)).toEqual(['1 in', 'one in', '2 in'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not detect overload when a client that fills the queue is evicted', async () => {
    const limits = {
      guaranteed: 1,
      maxConcurrent: 1,
      maxQueued: 40,
      maxQueuedInOverload: 1,
      queueTimeout: 60_000,
    }
    const { acquire, getState } = createConcurrencyLimiter(limits, busy)
    const leaves: (Release | null)[] = []
    const come = (client: string) =>
      void acquire(somebody(client)).then((leave) => leaves.push(leave))
    for (let turn = 0; turn < 41; turn += 1) come('many')
    const turns = 12
    for (let turn = 0; turn < turns; turn += 1) {
      await vi.advanceTimersByTimeAsync(60)
      leaves.findLast((leave) => leave !== null)?.()
      come(`one ${turn}`)
      come(`other ${turn}`)
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(getState()).toEqual({ running: 1, waiting: 40, admitted: 1 + turns, refused: turns })
  })

  it.each([2, 3])('queues only %i requests during overload, half of one client', async (most) => {
    const { acquire, getState } = createConcurrencyLimiter(
      { ...LIMITS, guaranteed: 1, maxQueued: 4, maxQueuedInOverload: most },
      busy,
    )
    const first = [1, 2, 3, 4, 5].map(() => somebody())
    for (const visitor of first) void acquire(visitor)
    expect(await acquire(somebody())).toBeNull()
    for (const { closing } of first) closing.emit('close')
    expect(getState()).toMatchObject({ running: 1, waiting: 0 })
    for (const _ of 'twice') void acquire(somebody('b'))
    expect(getState()).toMatchObject({ waiting: most - 1 })
    void acquire(somebody('c'))
    expect(getState()).toMatchObject({ waiting: most })
    expect(await acquire(somebody('c'))).toBeNull()
  })

  it('counts time that a request has already waited elsewhere', async () => {
    const { acquire } = createConcurrencyLimiter({ ...LIMITS, guaranteed: 1 }, busy)
    await acquire(somebody())
    const arrived = performance.now()
    await vi.advanceTimersByTimeAsync(900)
    const results: string[] = []
    void acquire({ ...somebody(), arrived }).then(() => results.push('late'))
    await vi.advanceTimersByTimeAsync(99)
    expect(results).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(results).toEqual(['late'])
  })

  it('times out queued requests, and gives no slot to a client that disconnected', async () => {
    const { acquire, getState } = createConcurrencyLimiter(LIMITS, busy)
    const leave = await acquire(somebody())
    await acquire(somebody())
    const gone = somebody()
    const left = acquire(gone)
    const late = acquire(somebody())
    gone.closing.emit('close')
    expect(await left).toBeNull()
    vi.advanceTimersByTime(1000)
    expect(await late).toBeNull()
    leave?.()
    expect(getState()).toEqual({ running: 1, waiting: 0, admitted: 2, refused: 2 })
    expect(vi.getTimerCount()).toBe(0)
  })
})
