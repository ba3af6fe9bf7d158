import type { EventEmitter } from 'node:events'
import { getRestMs } from '@/lib/shared/runtime/task-queue'
import type { EventLoopMonitor } from './event-loop-monitor'
import { createFairQueue } from './fair-queue'
import { createOverloadDetector } from './overload-detector'

export type ConcurrencyLimits = {
  /** Requests that run at once, however busy the event loop is. */
  readonly guaranteed: number
  /** Requests that may run while the event loop has capacity left, since most of them wait for the API; default: no more. */
  readonly maxConcurrent?: number
  /** Requests that may wait, normally and in overload; one more would only delay all of them. */
  readonly maxQueued: number
  readonly maxQueuedInOverload: number
  /** ms after which a waiting request is rejected; reached only when nothing moves. */
  readonly queueTimeout: number
  /** Share of the time in which a slot may be used; default 1: the next request starts at once. */
  readonly dutyCycle?: number
}

export type QueuedRequest = {
  readonly client: string
  /** Emits `close` when the client has disconnected. */
  readonly closing: EventEmitter
  /** When the request arrived, by `performance.now()`, if it has waited for something else before. */
  readonly arrived?: number
}

/** Frees the slot; calling it again does nothing. */
export type Release = () => void

export type ConcurrencyLimiter = {
  /** Waits for a slot; null when the request is rejected or the client has disconnected. */
  readonly acquire: (visitor: QueuedRequest) => Promise<Release | null>
  readonly getState: () => LimiterState
}

export type LimiterState = {
  readonly running: number
  readonly waiting: number
  readonly admitted: number
  readonly refused: number
}

type QueueEntry = { readonly settle: (leave: Release | null) => void }

const IDLE_CHECK_MS = 50
const MAX_REST_MS = 1000

/**
 * Limits how many requests run and how many wait, with one queue per client (promise S9). Normally requests wait; in
 * overload those that would wait too long are rejected at once (decision 055).
 */
export function createConcurrencyLimiter(
  limits: ConcurrencyLimits,
  eventLoop: EventLoopMonitor,
): ConcurrencyLimiter {
  const { guaranteed, maxConcurrent = guaranteed, dutyCycle = 1 } = limits
  const queue = createFairQueue<QueueEntry>()
  const overload = createOverloadDetector()
  let running = 0
  let admitted = 0
  let refused = 0
  let looking: NodeJS.Timeout | null = null

  function startOne(): Release {
    running += 1
    admitted += 1
    const started = performance.now()
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      overload.requestFinished()
      const rest = getRestMs(started, dutyCycle, MAX_REST_MS)
      if (rest > 0) setTimeout(freeSlot, rest).unref()
      else freeSlot()
    }
  }

  function freeSlot(): void {
    running -= 1
    startNext(guaranteed)
  }

  function startNext(most: number): void {
    if (running < most) queue.next()?.settle(startOne())
  }

  /**
   * Starts one waiting request while the event loop has capacity: all running ones may wait for the API, and none would
   * finish. Only one at a time, because the load shows later.
   */
  function look(): void {
    if (eventLoop.hasCapacity()) startNext(maxConcurrent)
  }

  function wait({
    client,
    closing,
    arrived = performance.now(),
  }: QueuedRequest): Promise<Release | null> {
    return new Promise((resolve) => {
      const reject = () => {
        queue.remove(client, waiting)
        refused += 1
        overload.requestFinished()
        waiting.settle(null)
      }
      const timer = setTimeout(reject, limits.queueTimeout - (performance.now() - arrived))
      const waiting: QueueEntry = {
        settle: (leave) => {
          clearTimeout(timer)
          closing.off('close', reject)
          if (queue.count() === 0) stopLooking()
          resolve(leave)
        },
      }
      closing.once('close', reject)
      queue.add(client, waiting)
      looking ??= setInterval(look, IDLE_CHECK_MS)
    })
  }

  function stopLooking(): void {
    if (looking !== null) clearInterval(looking)
    looking = null
  }

  function shouldReject(client: string): boolean {
    if (overload.isOverloaded() && isOverLimitInOverload(client)) return true
    return queue.count() >= limits.maxQueued && !evictFor(client)
  }

  /** Gives one client half of the queue at most: a flood from one address leaves room for others. */
  function isOverLimitInOverload(client: string): boolean {
    const most = limits.maxQueuedInOverload
    return queue.countForClient(client) >= most / 2 || queue.countAhead(client) >= most
  }

  /** Makes room in a full queue by rejecting the newest request of the client with the most. */
  function evictFor(client: string): boolean {
    const evicted = queue.evictFor(client)
    if (evicted === undefined) return false
    refused += 1
    overload.requestFinished()
    evicted.settle(null)
    return true
  }

  return {
    acquire: async (visitor) => {
      overload.requestArrived(running + queue.count())
      if (queue.count() === 0 && running < guaranteed) return startOne()
      if (!shouldReject(visitor.client)) return wait(visitor)
      refused += 1
      overload.requestRejected()
      return null
    },
    getState: () => ({ running, waiting: queue.count(), admitted, refused }),
  }
}
