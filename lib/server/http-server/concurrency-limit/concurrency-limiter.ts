import type { EventEmitter } from 'node:events'
import type { EventLoopMonitor } from './event-loop-monitor'
import { createFairQueue } from './fair-queue'
import { createOverloadDetector } from './overload-detector'

export type ConcurrencyLimits = {
  /** Requests that run at once, however busy the event loop is. */
  readonly guaranteed: number
  /** Requests that may run while the event loop has capacity left, since most of them wait for the API. */
  readonly maxConcurrent: number
  /** Requests that may wait, normally and in overload; one more would only delay all of them. */
  readonly maxQueued: number
  readonly maxQueuedInOverload: number
  /** ms after which a waiting request is rejected; reached only when nothing moves. */
  readonly queueTimeout: number
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

/**
 * Limits how many requests run and how many wait, with one queue per client (promise S9). Normally requests wait; in
 * overload those that would wait too long are rejected at once (decision 055).
 */
export function createConcurrencyLimiter(
  limits: ConcurrencyLimits,
  thread: EventLoopMonitor,
): ConcurrencyLimiter {
  const queue = createFairQueue<QueueEntry>()
  const crowd = createOverloadDetector()
  let running = 0
  let admitted = 0
  let refused = 0
  let looking: NodeJS.Timeout | null = null

  function take(): Release {
    running += 1
    admitted += 1
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      running -= 1
      crowd.requestFinished()
      letNextIn(limits.guaranteed)
    }
  }

  function letNextIn(most: number): void {
    if (running < most) queue.next()?.settle(take())
  }

  /**
   * Starts one waiting request while the event loop has capacity: all running ones may wait for the API, and none would
   * finish. Only one at a time, because the load shows later.
   */
  function look(): void {
    if (thread.hasCapacity()) letNextIn(limits.maxConcurrent)
  }

  function wait({
    client,
    closing,
    arrived = performance.now(),
  }: QueuedRequest): Promise<Release | null> {
    return new Promise((resolve) => {
      const giveUp = () => {
        queue.remove(client, waiting)
        refused += 1
        crowd.requestFinished()
        waiting.settle(null)
      }
      const timer = setTimeout(giveUp, limits.queueTimeout - (performance.now() - arrived))
      const waiting: QueueEntry = {
        settle: (leave) => {
          clearTimeout(timer)
          closing.off('close', giveUp)
          if (queue.count() === 0) stopLooking()
          resolve(leave)
        },
      }
      closing.once('close', giveUp)
      queue.add(client, waiting)
      looking ??= setInterval(look, IDLE_CHECK_MS)
    })
  }

  function stopLooking(): void {
    if (looking !== null) clearInterval(looking)
    looking = null
  }

  function isTooMuch(client: string): boolean {
    if (crowd.isOverloaded() && isOneTooMany(client)) return true
    return queue.count() >= limits.maxQueued && !displace(client)
  }

  /** Gives one client half of the queue at most: a flood from one address leaves room for others. */
  function isOneTooMany(client: string): boolean {
    const most = limits.maxQueuedInOverload
    return queue.countForClient(client) >= most / 2 || queue.countAhead(client) >= most
  }

  /** Makes room in a full queue by rejecting the newest request of the client with the most. */
  function displace(client: string): boolean {
    const displaced = queue.evictFor(client)
    if (displaced === undefined) return false
    refused += 1
    crowd.requestFinished()
    displaced.settle(null)
    return true
  }

  return {
    acquire: async (visitor) => {
      crowd.requestArrived(running + queue.count())
      if (queue.count() === 0 && running < limits.guaranteed) return take()
      if (!isTooMuch(visitor.client)) return wait(visitor)
      refused += 1
      crowd.requestRejected()
      return null
    },
    getState: () => ({ running, waiting: queue.count(), admitted, refused }),
  }
}
