import { availableParallelism } from 'node:os'
import type { Cost } from '@/lib/contract/endpoint'
import { isLogoCached } from '@/lib/server/logos/logo-cache'
import { findGuard } from '@/lib/shared/guarded-routes'
import { API_TIMEOUT_MS } from '@/lib/shared/limits'
import { toLogoHash } from '@/lib/shared/logo-path'
import { withoutLocale } from '@/lib/shared/routes'
import { toCacheKey } from '../page-cache/cache-key'
import type { PageCache } from '../page-cache/page-cache'
import type { RequestContext } from '../request-context'
import { isJsonPath } from '../route-kinds'
import {
  type ConcurrencyLimiter,
  type ConcurrencyLimits,
  createConcurrencyLimiter,
} from './concurrency-limiter'
import { createEventLoopMonitor } from './event-loop-monitor'

type PageLimiterName = 'people' | 'read' | 'unseen' | 'calendar'

export type PageLimiters = Readonly<Record<PageLimiterName, ConcurrencyLimiter>>

/** Limiters of browsers' API calls, by the cost that the contract states (decision 060). */
export type ApiCallLimiters = Readonly<Record<`${Cost}Calls`, ConcurrencyLimiter>>

/** ms; thirty waiting clients need less even where a page takes a second. */
export const PAGE_QUEUE_TIMEOUT_MS = 30_000
/** ms; shorter than the time a request body may be silent (`slow-body-timeout`). */
const INTERACTIVE_QUEUE_TIMEOUT_MS = 10_000

/** Creates separate limiters, so that no kind of request can starve another. */
export function createConcurrencyLimiters(
  cores = availableParallelism(),
  eventLoop = createEventLoopMonitor(),
): PageLimiters & ApiCallLimiters {
  const open = (
    limits: Omit<ConcurrencyLimits, 'queueTimeout'>,
    queueTimeout = PAGE_QUEUE_TIMEOUT_MS,
  ) => createConcurrencyLimiter({ ...limits, queueTimeout }, eventLoop)
  const many = 8 * cores
  return {
    /** Interactive requests, which load the API more than the event loop: sign-in and sign-out, forms, profile pages. */
    people: open(
      { guaranteed: many, maxQueued: 64, maxQueuedInOverload: many },
      INTERACTIVE_QUEUE_TIMEOUT_MS,
    ),
    /** Pages that were requested before: Next mostly has them cached. */
    read: open({ guaranteed: 3, maxConcurrent: many, maxQueued: 128, maxQueuedInOverload: 4 }),
    /**
     * All other pages, each rendered from scratch: crawlers, new queries, and hashes of logos, which anybody can make
     * up.
     */
    unseen: open({
      guaranteed: 2,
      maxConcurrent: 2 + 2 * cores,
      maxQueued: 40,
      maxQueuedInOverload: 2,
    }),
    /** Calendars: anybody can make up an address, and each renders a page and calls the API, so they wait for one another only and leave most of the time to others. */
    calendar: open(
      { guaranteed: 2, maxQueued: 40, maxQueuedInOverload: 8, dutyCycle: 0.1 },
      API_TIMEOUT_MS,
    ),
    /** The API has one thread and ten database connections: a read may wait as long as its answer may take. */
    readCalls: open({ guaranteed: 16, maxQueued: 128, maxQueuedInOverload: 8 }, API_TIMEOUT_MS),
    writeCalls: open(
      { guaranteed: 16, maxQueued: 128, maxQueuedInOverload: 16 },
      INTERACTIVE_QUEUE_TIMEOUT_MS,
    ),
    /** Wider than the API's own limits, so that one slow kind of call does not block another. */
    expensiveCalls: open(
      { guaranteed: 32, maxQueued: 128, maxQueuedInOverload: 16 },
      INTERACTIVE_QUEUE_TIMEOUT_MS,
    ),
  }
}

/** Files of `public/`, and share pictures, whose drawing has a limit of its own (decision 030). */
const PUBLIC_FILE = /\.(?:ico|png|svg|jpe?g|webp|webmanifest|txt|woff2)$/

const CALENDAR = /^\/calendar\//

export function choosePageLimiter(
  { request, path }: Pick<RequestContext, 'request' | 'path'>,
  pages: Pick<PageCache, 'isKnown'>,
): PageLimiterName {
  if (CALENDAR.test(withoutLocale(path))) return 'calendar'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || isJsonPath(path) || findGuard(path) !== null) return 'people'
  const logo = toLogoHash(withoutLocale(path))
  if (logo !== null) return isLogoCached(logo) ? 'read' : 'unseen'
  if (PUBLIC_FILE.test(path)) return 'read'
  const key = toCacheKey(request.url ?? '')
  return key !== null && pages.isKnown(key) ? 'read' : 'unseen'
}
