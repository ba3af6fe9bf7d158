import type { FastifyBaseLogger } from 'fastify'
import { toDay } from '@/lib/shared/calendar/day'
import type { Clock } from './clock'

/** Milliseconds; a short interval also notices a clock that jumps. */
const LOOK_EVERY = 20_000

export type PeriodicTask = {
  /** Runs one round after the current one; logs errors and never throws. */
  run(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly work: () => Promise<void>
  readonly everyMs: number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly name: string
}

/** Creates a task that repeats. Rounds never overlap, and the next round retries what failed. */
export function createPeriodicTask({ work, everyMs, log, name }: Options): PeriodicTask {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null

  async function doWork(): Promise<void> {
    clearTimeout(timer)
    try {
      await work()
    } catch (error) {
      log.warn({ err: error }, `${name} failed and will be tried again`)
    } finally {
      round = null
      if (!isStopped) timer = setTimeout(run, everyMs).unref()
    }
  }

  function run(): Promise<void> {
    if (isStopped) return round ?? Promise.resolve()
    round ??= Promise.resolve().then(doWork)
    return round
  }

  timer = setTimeout(run, everyMs).unref()
  return {
    run,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return round ?? Promise.resolve()
    },
  }
}

/** Calls `onNewDay` soon after midnight in Asia/Phnom_Penh (promise F18). Returns how to stop it. */
export function runAtMidnight(clock: Clock, onNewDay: (day: string) => void): () => void {
  let known = toDay(clock.now())
  const timer = setInterval(() => {
    const day = toDay(clock.now())
    if (day === known) return
    known = day
    onNewDay(day)
  }, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
