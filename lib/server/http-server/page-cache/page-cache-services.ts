import type { Logger } from 'pino'
import { createEventLoopMonitor } from '../concurrency-limit/event-loop-monitor'
import { createCachedResponseLog } from '../middleware/access-log'
import type { Middleware } from '../request-context'
import { createBackgroundRefresher } from './background-refresher'
import { createPageCache } from './page-cache'
import { createPageRenderer } from './page-renderer'

/** The utilization from which the server has no time for background work: it leaves room for requests. */
const BUSY_UTILIZATION = 0.6

export type PageCacheServices = ReturnType<typeof createPageCacheServices>

export function createPageCacheServices(render: Middleware, log: Pick<Logger, 'error' | 'info'>) {
  const eventLoop = createEventLoopMonitor(Number.POSITIVE_INFINITY, BUSY_UTILIZATION)
  const pages = createPageCache(log, eventLoop)
  const renderer = createPageRenderer(pages, render)
  const refresher = createBackgroundRefresher(renderer.rerender, log, eventLoop)
  return { pages, renderer, refresher, responseLog: createCachedResponseLog(log) }
}
