import { logFailure } from '@/lib/shared/log-failure'
import { routes, withoutLocale } from '@/lib/shared/routes'
import {
  type CachedPageRecord,
  PAGES_CACHE,
  readCacheIndex,
  toItemKey,
} from '../../offline/cached-pages'
import type { MessageFromWorker } from '../../offline/worker-messages'
import { cachePage } from './cache-page'
import { deleteCachedPage, isGone } from './cache-visited-page'
import { serveOfflinePage } from './offline-page'
import { readCacheablePage } from './read-page'

/** in ms; after that the cached page is served */
const NETWORK_TIMEOUT_MS = 3000

/** Why a cached page is served; readable at `<html data-cached-reason>`. */
type Reason = 'offline' | 'slow'

type NetworkAnswer = Response | 'offline'

type Pages = Pick<Clients, 'get'>

/**
 * Serves a page from the network. Falls back to the cached page when the network fails or is slow, and then to
 * the offline page.
 */
export async function servePage(event: FetchEvent, pages: Pages): Promise<Response> {
  const record = await findCachedPage(event.request.url)
  if (record === null) return fetch(event.request).catch(serveOfflinePage)
  const network = fetchFromServer(event.request).catch(() => 'offline' as const)
  const first = await Promise.race([network, wait(NETWORK_TIMEOUT_MS)])
  if (typeof first !== 'string') {
    if (isGone(first)) event.waitUntil(deleteCachedPage(record.key))
    return first
  }
  const cached = await serveCachedPage(record, first)
  if (cached === null) {
    const late = await network
    return late === 'offline' ? serveOfflinePage() : late
  }
  const onCached = () => postFreshCopy(pages, event.resultingClientId)
  if (first === 'slow') event.waitUntil(refreshCachedPage(network, record, onCached))
  return cached
}

/**
 * The HTTP cache may return a page that is days old, even offline (`stale-while-revalidate`), so it has to be
 * revalidated. Going back is left to the browser.
 */
function fetchFromServer(request: Request): Promise<Response> {
  return request.cache === 'default' ? fetch(request, { cache: 'no-cache' }) : fetch(request)
}

/** Serves data of the client-side router. An error makes the router load the full page, which may be cached. */
export async function serveNavigationData(request: Request): Promise<Response> {
  try {
    const record = await findCachedPage(request.url)
    if (record === null) return await fetch(request)
    const first = await Promise.race([fetchFromServer(request), wait(NETWORK_TIMEOUT_MS)])
    return first === 'slow' ? refuseNavigationData() : first
  } catch {
    // Offline: the full page shows that.
    return refuseNavigationData()
  }
}

function refuseNavigationData(): Response {
  return new Response('Not reached.', { status: 503, headers: { 'Content-Type': 'text/plain' } })
}

async function findCachedPage(url: string): Promise<CachedPageRecord | null> {
  const path = withoutLocale(new URL(url).pathname)
  const key = path === routes.saved ? path : toItemKey(path)
  if (key === null) return null
  const { pages } = await readCacheIndex()
  return pages.find((page) => page.key === key) ?? null
}

async function serveCachedPage(
  { key, cachedAt }: CachedPageRecord,
  reason: Reason,
): Promise<Response | null> {
  const cached = await caches.match(key, { cacheName: PAGES_CACHE })
  if (cached === undefined) return null
  const marks = `data-cached-at="${cachedAt}" data-cached-reason="${reason}"`
  const html = (await cached.text()).replace('<html ', `<html ${marks} `)
  return new Response(html, { headers: cached.headers })
}

/** Updates the cached page with a late response and informs the page. */
async function refreshCachedPage(
  network: Promise<NetworkAnswer>,
  record: CachedPageRecord,
  onCached: () => Promise<void>,
): Promise<void> {
  try {
    const reply = await network
    if (reply === 'offline') return
    if (isGone(reply)) return await deleteCachedPage(record.key)
    const page = await readCacheablePage(reply)
    if (page === null) return
    const isSameBuild = page.assets.every((path) => record.assets.includes(path))
    await cachePage(page, { ...record, assets: isSameBuild ? record.assets : [] })
    await onCached()
  } catch (cause) {
    logFailure('The cached page stays as it was.', cause)
  }
}

async function postFreshCopy(pages: Pages, id: string): Promise<void> {
  const message: MessageFromWorker = { kind: 'fresh' }
  const page = await pages.get(id)
  page?.postMessage(message)
}

function wait(ms: number): Promise<'slow'> {
  return new Promise((resolve) => setTimeout(() => resolve('slow'), ms))
}
