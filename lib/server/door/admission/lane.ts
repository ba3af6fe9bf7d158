import type { EventEmitter } from 'node:events'
import { createCrowd } from './crowd'
import { createFairQueue } from './fair-queue'
import type { Thread } from './thread'

export type LaneLimits = {
  /** Answers that are made at once, whatever else the thread does. */
  readonly few: number
  /** Those that are made at once while the thread has time left, because they wait for others. */
  readonly most: number
  /** Requests that wait for that, at any time and while a crowd comes: then one more would only make all of them late. */
  readonly mostWaiting: number
  readonly mostInCrowd: number
  /** ms after which waiting ends; only what stands still takes as long. */
  readonly deadline: number
}

export type Visitor = {
  readonly client: string
  /** Emits `close` when nobody waits for the answer any more. */
  readonly closing: EventEmitter
  /** By `performance.now()`, where it has waited for something else before. */
  readonly arrived?: number
}

/** Gives the place free; a second time does nothing. */
export type Leave = () => void

export type Lane = {
  /** Null: there is too much to do, or who asked has gone. */
  readonly enter: (visitor: Visitor) => Promise<Leave | null>
  readonly read: () => LaneState
}

export type LaneState = {
  readonly running: number
  readonly waiting: number
  readonly admitted: number
  readonly refused: number
}

type Waiting = { readonly settle: (leave: Leave | null) => void }

const LOOK_MS = 50

/**
 * A bounded number of places and a bounded queue before them, in turns (promise S9). Nobody is refused who has only to be
 * patient; while a crowd comes, who would wait too long is refused at once (decision 055).
 */
export function createLane(limits: LaneLimits, thread: Thread): Lane {
  const queue = createFairQueue<Waiting>()
  const crowd = createCrowd()
  let running = 0
  let admitted = 0
  let refused = 0
  let looking: NodeJS.Timeout | null = null

  function take(): Leave {
    running += 1
    admitted += 1
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      running -= 1
      crowd.leave()
      letNextIn(limits.few)
    }
  }

  function letNextIn(most: number): void {
    if (running < most) queue.take()?.settle(take())
  }

  /** What runs may all wait for the API, and then nobody leaves. One more at a time: the thread shows only later what that costs. */
  function look(): void {
    if (thread.hasTime()) letNextIn(limits.most)
  }

  function wait({ client, closing, arrived = performance.now() }: Visitor): Promise<Leave | null> {
    return new Promise((resolve) => {
      const giveUp = () => {
        queue.remove(client, waiting)
        refused += 1
        crowd.leave()
        waiting.settle(null)
      }
      const timer = setTimeout(giveUp, limits.deadline - (performance.now() - arrived))
      const waiting: Waiting = {
        settle: (leave) => {
          clearTimeout(timer)
          closing.off('close', giveUp)
          if (queue.count() === 0) stopLooking()
          resolve(leave)
        },
      }
      closing.once('close', giveUp)
      queue.add(client, waiting)
      looking ??= setInterval(look, LOOK_MS)
    })
  }

  function stopLooking(): void {
    if (looking !== null) clearInterval(looking)
    looking = null
  }

  function isTooMuch(client: string): boolean {
    if (crowd.isHere() && isOneTooMany(client)) return true
    return queue.count() >= limits.mostWaiting && !displace(client)
  }

  /** One address has half of the places at most: a crowd of its own leaves room for somebody else. */
  function isOneTooMany(client: string): boolean {
    const most = limits.mostInCrowd
    return queue.countOf(client) >= most / 2 || queue.countBefore(client) >= most
  }

  /** One address may fill the queue without being a crowd: it must not keep others out. */
  function displace(client: string): boolean {
    const displaced = queue.displace(client)
    if (displaced === undefined) return false
    refused += 1
    crowd.leave()
    displaced.settle(null)
    return true
  }

  return {
    enter: async (visitor) => {
      crowd.come(running + queue.count())
      if (queue.count() === 0 && running < limits.few) return take()
      if (!isTooMuch(visitor.client)) return wait(visitor)
      refused += 1
      crowd.refuse()
      return null
    },
    read: () => ({ running, waiting: queue.count(), admitted, refused }),
  }
}
