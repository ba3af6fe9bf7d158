import { withoutLocale } from '@/lib/shared/routes'

/** Says that the page shown is a cached copy. */
export type CachedPageInfo = {
  /** ms since the epoch */
  readonly at: number
  readonly reason: 'offline' | 'slow'
}

/** Pages opened by a link in the same document come from the server. */
const loadedPath = typeof window === 'undefined' ? '' : withoutLocale(window.location.pathname)

/**
 * Returns null for a page from the server. The service worker writes the marks into the HTML
 * (`service-worker/worker/serve-page.ts`).
 */
export function getCachedPageInfo(path: string): CachedPageInfo | null {
  const { cachedAt, cachedReason } = document.documentElement.dataset
  if (cachedAt === undefined || path !== loadedPath) return null
  return { at: Number(cachedAt), reason: cachedReason === 'slow' ? 'slow' : 'offline' }
}
