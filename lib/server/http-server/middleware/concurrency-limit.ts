import { toNetwork } from '@/lib/shared/runtime/network'
import {
  choosePageLimiter,
  PAGE_QUEUE_TIMEOUT_MS,
  type PageLimiters,
} from '../concurrency-limit/concurrency-limiters'
import { delayRejection, REJECTION_DELAY_MS } from '../concurrency-limit/delay-rejection'
import { waitForRequestBody } from '../concurrency-limit/wait-for-request-body'
import { sendError } from '../error-response'
import { onResponseWritten } from '../on-response-written'
import { toLocaleCacheKey } from '../page-cache/cache-key'
import { isCacheableRequest } from '../page-cache/is-cacheable-request'
import type { PageCache } from '../page-cache/page-cache'
import { canSendCachedPage, sendCachedPage } from '../page-cache/send-cached-page'
import type { Middleware, RequestContext } from '../request-context'
import { isJsonPath } from '../route-kinds'

/** Compression would wait for a busy thread pool, and take more turns of the event loop. */
const UNCOMPRESSED = { 'Cache-Control': 'no-store, no-transform' }

type AwaitedPages = Pick<PageCache, 'isKnown' | 'expect' | 'settle' | 'find'>

/** Limits how many pages are rendered at once, one per address; requests that would wait too long get 503 (decision 041). */
export function limitConcurrency(lanes: PageLimiters, pages: AwaitedPages): Middleware {
  const making = new Map<string, Promise<void>>()

  /** Waits for a rendering of the same page by another request, and sends its result if it is public. */
  async function follow(key: string, exchange: RequestContext): Promise<boolean> {
    const first = making.get(key)
    if (first === undefined) return false
    pages.expect(key)
    await first
    await pages.settle(key)
    const found = pages.find(key)
    if (found === null || !canSendCachedPage(exchange.request, found.page)) return false
    sendCachedPage(exchange, found.page, found.isStale)
    return true
  }

  function lead(key: string, { response }: RequestContext): void {
    let patience: NodeJS.Timeout | undefined
    const made = new Promise<void>((resolve) => {
      onResponseWritten(response, resolve)
      // A waiting request gives up no later than the one it waits for.
      patience = setTimeout(resolve, PAGE_QUEUE_TIMEOUT_MS)
    })
    making.set(key, made)
    void made.then(() => {
      clearTimeout(patience)
      if (making.get(key) === made) making.delete(key)
    })
  }

  return async (exchange) => {
    const { request, response, path } = exchange
    const arrived = performance.now()
    const key = isCacheableRequest(request) ? toLocaleCacheKey(exchange) : null
    if (key !== null && (await follow(key, exchange))) return true
    if (response.destroyed) return true
    const name = choosePageLimiter(exchange, pages)
    const lane = lanes[name]
    if (key !== null && !making.has(key)) lead(key, exchange)
    await waitForRequestBody(request, response)
    const leave = await lane.acquire({
      client: toNetwork(exchange.client),
      closing: response,
      arrived,
    })
    if (leave === null) {
      // Calendar programs can wait, and each of their requests calls the API.
      if (name === 'calendar') await delayRejection(response, REJECTION_DELAY_MS)
      const as = isJsonPath(path) ? 'json' : 'html'
      sendError(response, { status: 503, format: as, headers: UNCOMPRESSED })
      return true
    }
    if (response.destroyed) {
      leave()
      return true
    }
    onResponseWritten(response, leave)
    return false
  }
}
