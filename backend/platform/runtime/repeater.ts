import type { FastifyBaseLogger } from 'fastify'

/** Work that is done again and again. */
export type Repeater = {
  /** Does it now, or waits for the round under way; a failure is logged, never thrown. */
  run(): Promise<void>
  /** Ends it; resolves when the round under way is over. */
  stop(): Promise<void>
}

type Options = {
  readonly work: () => Promise<void>
  /** Pause between two rounds, in milliseconds. */
  readonly everyMs: number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** What is done, for the log. */
  readonly name: string
}

/** Does work in rounds that never overlap; what failed is tried again in the next round. */
export function createRepeater({ work, everyMs, log, name }: Options): Repeater {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let round: Promise<void> | null = null

  async function doWork(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
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
      if (timer !== null) clearTimeout(timer)
      return round ?? Promise.resolve()
    },
  }
}
