import type { FastifyBaseLogger } from 'fastify'

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
