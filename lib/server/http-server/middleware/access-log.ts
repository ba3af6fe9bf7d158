import type { Logger } from 'pino'
import type { Middleware } from '../request-context'
import { toLogSection } from '../route-kinds'

/**
 * Logs one line per response, without address, query or headers, and only the first segment of the path (promise T16).
 * The response carries the id of its line, which is the one in the API's log.
 */
export function logResponses(log: Logger): Middleware {
  return ({ id, request, response, path }) => {
    response.setHeader('X-Request-Id', id)
    const start = performance.now()
    response.once('close', () => {
      log.info(
        {
          reqId: id,
          method: request.method,
          to: toLogSection(path),
          status: response.statusCode,
          ms: Math.round(performance.now() - start),
          ...(response.writableFinished ? {} : { cut: true }),
        },
        'answered',
      )
    })
    return false
  }
}

/** ms between two lines about responses from memory */
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
