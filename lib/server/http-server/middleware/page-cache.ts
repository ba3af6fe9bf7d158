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
  const known = new LRUCache<string, Known>({ max: MAX_REMEMBERED, memoMethod: findKey })
  return (count) => (context) => {
    const { request } = context
    const url = request.url ?? ''
    if (url.length > MAX_CACHED_URL_LENGTH || !isCacheableRequest(request)) return false
    const { key: plain, section } = known.memo(url)
    if (plain === null) return false
    const key = hasLocale(context.path) ? withLocale(plain) : plain
    const found = pages.find(key)
    if (found === null || !canDecideCondition(request, found.page)) return false
    const { page, isStale, answers } = found
    if (isStale) scheduleRefresh(key, answers)
    const status = sendCachedPage(context, page, isStale)
    count?.(section, status)
    return true
  }
}

function findKey(url: string): Known {
  const { path } = splitUrl(url)
  const key = isPublicPath(path) ? toCacheKey(url) : null
  // The cached 404 for everybody must not answer those who have the secret.
  return { key: key === METRICS_PATH ? null : key, section: toLogSection(path) }
}
