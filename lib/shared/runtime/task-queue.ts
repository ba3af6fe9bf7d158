/** Refused without waiting: as much as is allowed of some dear work runs or waits already (promise T18). */
export class QueueFullError extends Error {
  override readonly name = 'Busy'
  readonly statusCode = 503

  /** `retryAfter`: whole seconds until there should be room. */
  constructor(readonly retryAfter: number) {
    super('Too much of this work is under way')
  }
}

export type TaskQueue = {
  /** `caller` is who asks, null for this machine. Throws `Busy` at once where there is no room. */
  run<Result>(caller: string | null, work: () => Promise<Result>): Promise<Result>
}

type TaskQueueOptions = {
  readonly atOnce: number
  /** How many more may wait for their turn. */
  readonly waiting: number
  /** How many of both one caller may have, so that nobody fills it alone. */
  readonly perCaller: number
  /** Whole seconds, told to those who are refused. */
  readonly retryAfter: number
  /** Of the time, for each place: after work that took 20 ms, a share of 0.2 rests for 80. Without it the next begins at once. */
  readonly share?: number
}

/** ms; what took longer waited for somebody else meanwhile. */
const MAX_REST_MS = 1000

/** Work is begun in the order in which it came. */
export function createTaskQueue({
  atOnce,
  waiting,
  perCaller,
  retryAfter,
  share = 1,
}: TaskQueueOptions): TaskQueue {
  const queue: (() => void)[] = []
  const admitted = new Map<string | null, number>()
  let running = 0

  function count(caller: string | null, change: 1 | -1): void {
    const left = (admitted.get(caller) ?? 0) + change
    if (left === 0) admitted.delete(caller)
    else admitted.set(caller, left)
  }

  /** The place goes to the next without becoming free: nobody who comes meanwhile overtakes. */
  function passTurn(): void {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }

  function rest(begun: number): void {
    const pause = (performance.now() - begun) * (1 / share - 1)
    if (pause > 0) setTimeout(passTurn, Math.min(pause, MAX_REST_MS))
    else passTurn()
  }

  return {
    run: async (caller, work) => {
      const own = caller === null ? 0 : (admitted.get(caller) ?? 0)
      if (own >= perCaller || running + queue.length >= atOnce + waiting)
        throw new QueueFullError(retryAfter)
      count(caller, 1)
      if (running < atOnce) running += 1
      else await new Promise<void>((resolve) => queue.push(resolve))
      const begun = performance.now()
      try {
        return await work()
      } finally {
        rest(begun)
        count(caller, -1)
      }
    },
  }
}
