import type { EventEmitter } from 'node:events'

export type LaneLimits = {
  /** Answers that are made at once; more would only make all of them late. */
  readonly most: number
  /** Requests that wait for that. */
  readonly mostWaiting: number
  /** ms a request may wait; who would wait longer is refused at once. */
  readonly deadline: number
}

/** Gives the place free; a second time does nothing. */
export type Leave = () => void

export type Lane = {
  /** Null: there is no place in time, or who asked has gone. */
  readonly enter: (closing: EventEmitter) => Promise<Leave | null>
  readonly read: () => LaneState
}

export type LaneState = {
  readonly running: number
  readonly waiting: number
  readonly admitted: number
  readonly refused: number
}

type Waiting = { readonly settle: (leave: Leave | null) => void }

/** How much the last answer says of how long one takes. */
const SHARE = 0.1

/** A bounded number of places and a bounded queue before them, first come first served (promise S9). */
export function createLane({ most, mostWaiting, deadline }: LaneLimits): Lane {
  const queue = new Set<Waiting>()
  let running = 0
  let admitted = 0
  let refused = 0
  /** ms */
  let usual = 0

  function take(): Leave {
    running += 1
    admitted += 1
    const begun = performance.now()
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      running -= 1
      usual += (performance.now() - begun - usual) * SHARE
      const [next] = queue
      if (next !== undefined && running < most) next.settle(take())
    }
  }

  function wait(closing: EventEmitter): Promise<Leave | null> {
    return new Promise((resolve) => {
      const giveUp = () => waiting.settle(null)
      const timer = setTimeout(giveUp, deadline)
      const waiting: Waiting = {
        settle: (leave) => {
          queue.delete(waiting)
          clearTimeout(timer)
          closing.off('close', giveUp)
          if (leave === null) refused += 1
          resolve(leave)
        },
      }
      closing.once('close', giveUp)
      queue.add(waiting)
    })
  }

  return {
    enter: async (closing) => {
      if (running < most) return take()
      const expected = (usual * (queue.size + 1)) / most
      if (queue.size < mostWaiting && expected <= deadline) return wait(closing)
      refused += 1
      return null
    },
    read: () => ({ running, waiting: queue.size, admitted, refused }),
  }
}
