import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { toNetwork } from '@/lib/shared/runtime/network'
import {
  choosePageLimiter,
  PAGE_QUEUE_TIMEOUT_MS,
  type PageLimiters,
} from '../concurrency-limit/concurrency-limiters'
import { delayRejection, REJECTION_DELAY_MS } from '../concurrency-limit/delay-rejection'
import { sendError } from '../error-response'
import { isCacheableRequest, toLocaleCacheKey } from '../page-cache/cache-key'
import { canDecideCondition, sendCachedPage } from '../page-cache/cached-page'
import type { PageCache } from '../page-cache/page-cache'
import type { Middleware, RequestContext } from '../request-context'
import { isJsonPath } from '../route-kinds'

/** Compression would wait for a busy thread pool, and take more turns of the event loop. */
const UNCOMPRESSED = { 'Cache-Control': 'no-store, no-transform' }

const CHECK_INTERVAL_MS = 10

type AwaitedPages = Pick<PageCache, 'isKnown' | 'expect' | 'settle' | 'find'>

/** Limits how many pages are rendered at once, one per address; requests that would wait too long get 503 (decision 041). */
export function limitPageConcurrency(limiters: PageLimiters, pages: AwaitedPages): Middleware {
  const rendering = new Map<string, Promise<void>>()

  /** Waits for a rendering of the same page by another request, and sends its result if it is public. */
  async function waitForSamePage(key: string, context: RequestContext): Promise<boolean> {
    const first = rendering.get(key)
    if (first === undefined) return false
    pages.expect(key)
    await first
    await pages.settle(key)
    const found = pages.find(key)
    if (found === null || !canDecideCondition(context.request, found.page)) return false
    sendCachedPage(context, found.page, found.isStale)
    return true
  }

  function registerRendering(key: string, { response }: RequestContext): void {
    let patience: NodeJS.Timeout | undefined
    const made = new Promise<void>((resolve) => {
      onResponseWritten(response, resolve)
      // A waiting request gives up no later than the one it waits for.
      patience = setTimeout(resolve, PAGE_QUEUE_TIMEOUT_MS)
    })
    rendering.set(key, made)
    void made.then(() => {
      clearTimeout(patience)
      if (rendering.get(key) === made) rendering.delete(key)
    })
  }

  return async (context) => {
    const { request, response, path } = context
    const arrived = performance.now()
    const key = isCacheableRequest(request) ? toLocaleCacheKey(context) : null
    if (key !== null && (await waitForSamePage(key, context))) return true
    if (response.destroyed) return true
    const name = choosePageLimiter(context, pages)
    const limiter = limiters[name]
    if (key !== null && !rendering.has(key)) registerRendering(key, context)
    await waitForRequestBody(request, response)
    const release = await limiter.acquire({
      client: toNetwork(context.client),
      closing: response,
      arrived,
    })
    if (release === null) {
      // Calendar programs can wait, and each of their requests calls the API.
      if (name === 'calendar') await delayRejection(response, REJECTION_DELAY_MS)
      const as = isJsonPath(path) ? 'json' : 'html'
      sendError(response, { status: 503, format: as, headers: UNCOMPRESSED })
      return true
    }
    if (response.destroyed) {
      release()
      return true
    }
    onResponseWritten(response, release)
    return false
  }
}

/**
 * Resolves once the whole body has arrived (unread) or the client has disconnected, so that a slow upload holds no slot.
 * Node buffers as much as `limitBodySize` allows for pages, and `timeOutSlowBodies` ends what does not arrive.
 */
async function waitForRequestBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!(Number(request.headers['content-length'] ?? 0) > 0)) return
  await nextTurn()
  while (!request.complete && !response.destroyed) await wait(CHECK_INTERVAL_MS)
}

/**
 * Calls back when the response is written completely or the client has disconnected: a client that reads slowly must not
 * hold a slot.
 */
function onResponseWritten(response: ServerResponse, onWritten: () => void): void {
  const end = response.end.bind(response) as (...args: readonly unknown[]) => ServerResponse
  const ending = (...args: readonly unknown[]): ServerResponse => {
    const ended = end(...args)
    onWritten()
    return ended
  }
  response.end = ending as typeof response.end
  response.once('close', onWritten)
}
