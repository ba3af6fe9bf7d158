import { LRUCache } from 'lru-cache'
import { hasLocale, withLocale } from '@/lib/shared/routes'
import type { BackgroundRefresher } from '../page-cache/background-refresher'
import { isCacheableRequest, MAX_CACHED_URL_LENGTH, toCacheKey } from '../page-cache/cache-key'
import { canDecideCondition, sendCachedPage } from '../page-cache/cached-page'
import type { PageCache } from '../page-cache/page-cache'
import { type Middleware, splitUrl } from '../request-context'
import { toLogSection } from '../route-kinds'
import type { CachedResponseLog } from './access-log'
import { isPublicPath } from './canonical-url'
import { METRICS_PATH } from './metrics'

/** Addresses whose cache key is remembered. */
const MAX_REMEMBERED = 5000

type Known = { readonly key: string | null; readonly section: string }

/**
 * Answers public pages from memory; a stale one is sent too and refreshed in the background (decision 036). `count` logs
 * responses where no other middleware does.
 */
export function serveCachedPages(
  pages: PageCache,
  scheduleRefresh: BackgroundRefresher['schedule'],
): (count?: CachedResponseLog['count']) => Middleware {
  const known = new LRUCache<string, Known>({ max: MAX_REMEMBERED })

  function findKey(url: string): Known | null {
    if (url.length > MAX_CACHED_URL_LENGTH) return null
    const before = known.get(url)
    if (before !== undefined) return before
    const { path } = splitUrl(url)
    const read = isPublicPath(path) ? toCacheKey(url) : null
    // The cached 404 for everybody must not answer those who have the secret.
    const found = { key: read === METRICS_PATH ? null : read, section: toLogSection(path) }
    known.set(url, found)
    return found
  }

  return (count) => (context) => {
    const { request } = context
    if (!isCacheableRequest(request)) return false
    const address = findKey(request.url ?? '')
    if (address === null || address.key === null) return false
    const { section } = address
    const key = hasLocale(context.path) ? withLocale(address.key) : address.key
    const found = pages.find(key)
    if (found === null || !canDecideCondition(request, found.page)) return false
    const { page, isStale, answers } = found
    if (isStale) scheduleRefresh(key, answers)
    const status = sendCachedPage(context, page, isStale)
    count?.(section, status)
    return true
  }
}
