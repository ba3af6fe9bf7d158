import { performance as node } from 'node:perf_hooks'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventLoopMonitor } from '@/lib/server/http-server/concurrency-limit/event-loop-monitor'

/** The thread was busy for this part of the time since the last call. */
function work(utilization: number): void {
  const all = { idle: 0, active: 0, utilization }
  vi.spyOn(node, 'eventLoopUtilization').mockReturnValue(all)
}

describe('event loop monitor', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('has capacity until the thread was busy for a while, and again once it was idle', () => {
    work(1)
    const { hasCapacity } = createEventLoopMonitor()
    expect(hasCapacity()).toBe(true)
    vi.advanceTimersByTime(100)
    expect(hasCapacity()).toBe(false)
    work(0.5)
    vi.advanceTimersByTime(20)
    expect(hasCapacity()).toBe(false)
    vi.advanceTimersByTime(80)
    expect(hasCapacity()).toBe(true)
    for (const [utilization, isFree] of [
      [0.81, false],
      [0.8, true],
    ] as const) {
      work(utilization)
      vi.advanceTimersByTime(100)
      expect(hasCapacity()).toBe(isFree)
    }
  })

  it('ignores what happened before the first question', () => {
    work(0.5)
    const { hasCapacity } = createEventLoopMonitor()
    vi.advanceTimersByTime(201)
    expect(hasCapacity()).toBe(false)
    vi.advanceTimersByTime(99)
    expect(hasCapacity()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(hasCapacity()).toBe(true)
    vi.advanceTimersByTime(200)
    expect(hasCapacity()).toBe(true)
  })

  it('measures the whole time since the last question when it is asked rarely', () => {
    work(0.5)
    const { hasCapacity } = createEventLoopMonitor(Number.POSITIVE_INFINITY)
    vi.advanceTimersByTime(60_000)
    expect(hasCapacity()).toBe(true)
    work(0.9)
    vi.advanceTimersByTime(60_000)
    expect(hasCapacity()).toBe(false)
  })
})
