import type { BackgroundRefresher } from '../page-cache/background-refresher'
import type { PageCache } from '../page-cache/page-cache'
import type { Middleware } from '../request-context'

const REVALIDATE_PATH = '/revalidate'
/** Pages refreshed after one change; others are refreshed on request. */
const MAX_PAGES = 200
/** ms in which further parts of one change may arrive: an import sends many calls */
const DEBOUNCE_MS = 200

/** Re-renders the most requested stale pages after `/revalidate`, without waiting for a visitor (decision 041). */
export function refreshAfterRevalidation(
  pages: Pick<PageCache, 'listStale'>,
  scheduleRefresh: BackgroundRefresher['schedule'],
  gathering = DEBOUNCE_MS,
): Middleware {
  let isGathering = false

  function refresh(): void {
    isGathering = false
    for (const { key, answers } of pages.listStale(MAX_PAGES)) scheduleRefresh(key, answers)
  }

  return ({ response, path }) => {
    if (path !== REVALIDATE_PATH) return false
    response.once('close', () => {
      if (response.statusCode !== 200 || isGathering) return
      isGathering = true
      setTimeout(refresh, gathering)
    })
    return false
  }
}
