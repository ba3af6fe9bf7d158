/** Thrown at once when the queue is full (promise T18). */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  readonly statusCode = 503

  /** `retryAfter`: whole seconds until there should be room. */
  constructor(readonly retryAfter: number) {
    super('Too much of this work is under way')
  }
}

type TaskQueue = {
  /**
   * Runs a task. `caller` identifies who requested it, null for this machine. Throws `QueueFullError` at once
   * when there is no room. A long task awaits `pause` between its parts: it keeps its place and rests as after a
   * task, so that the duty cycle holds at each moment.
   */
  run<Result>(
    caller: string | null,
    work: (pause: () => Promise<void>) => Promise<Result>,
  ): Promise<Result>
}

type TaskQueueOptions = {
  readonly concurrency: number
  /** Maximum number of waiting tasks. */
  readonly maxWaiting: number
  /** Maximum number of running and waiting tasks per caller, so that no one fills the queue alone. */
  readonly maxPerCaller: number
  /** Whole seconds for refused callers. */
  readonly retryAfter: number
  /** Share of time each slot works: at 0.2, a task of 20 ms is followed by a pause of 80 ms. Default 1: no pauses. */
  readonly dutyCycle?: number
}

/** in ms; a task that took longer was waiting for something else */
const MAX_REST_MS = 1000
/** in ms, between two parts of one task */
const MAX_PAUSE_MS = 100

/** Creates a queue that runs a limited number of tasks at once, first in, first out. */
export function createTaskQueue({
  concurrency,
  maxWaiting,
  maxPerCaller,
  retryAfter,
  dutyCycle = 1,
}: TaskQueueOptions): TaskQueue {
  const queue: (() => void)[] = []
  const admitted = new Map<string | null, number>()
  let running = 0

  function count(caller: string | null, change: 1 | -1): void {
    const left = (admitted.get(caller) ?? 0) + change
    if (left === 0) admitted.delete(caller)
    else admitted.set(caller, left)
  }

  /** Hands the slot to the next task without freeing it, so that a new task cannot overtake. */
  function passTurn(): void {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }

  function rest(begun: number): void {
    const ms = getRestMs(begun, dutyCycle, MAX_REST_MS)
    if (ms > 0) setTimeout(passTurn, ms)
    else passTurn()
  }

  return {
    run: async (caller, work) => {
      const own = caller === null ? 0 : (admitted.get(caller) ?? 0)
      if (own >= maxPerCaller || running + queue.length >= concurrency + maxWaiting)
        throw new QueueFullError(retryAfter)
      count(caller, 1)
      if (running < concurrency) running += 1
      else await new Promise<void>((resolve) => queue.push(resolve))
      let begun = performance.now()
      const pause = async () => {
        await new Promise((resolve) =>
          setTimeout(resolve, getRestMs(begun, dutyCycle, MAX_PAUSE_MS)),
        )
        begun = performance.now()
      }
      try {
        return await work(pause)
      } finally {
        rest(begun)
        count(caller, -1)
      }
    },
  }
}

/**
 * Returns how long a worker rests, in ms, after it has worked since `started` (of `performance.now()`), so that it works for the
 * share `dutyCycle` of the time: at 0.2, 20 ms of work are followed by 80 ms of rest, and by `longest` at most.
 */
export function getRestMs(started: number, dutyCycle: number, longest: number): number {
  return Math.min((performance.now() - started) * (1 / dutyCycle - 1), longest)
}
