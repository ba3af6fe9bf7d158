import type { Logger } from 'pino'

/** ms */
const LOG_INTERVAL_MS = 1000

export type CachedResponseLog = {
  readonly count: (section: string, status: number) => void
  /** Writes the counts that are not logged yet. */
  readonly flush: () => void
}

/**
 * Logs responses from memory once a second per section and status: one line for each cost a third of its throughput
 * (promise S1).
 */
export function createCachedResponseLog(
  log: Pick<Logger, 'info'>,
  every = LOG_INTERVAL_MS,
): CachedResponseLog {
  const counts = new Map<string, Map<number, number>>()

  function flush(): void {
    for (const [to, statuses] of counts) {
      for (const [status, answers] of statuses)
        log.info({ to, status, answers }, 'answered from memory')
    }
    counts.clear()
  }

  return {
    count: (section, status) => {
      if (counts.size === 0) setTimeout(flush, every).unref()
      const statuses = counts.get(section) ?? new Map<number, number>()
      if (statuses.size === 0) counts.set(section, statuses)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    },
    flush,
  }
}
