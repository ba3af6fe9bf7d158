import { withoutLocale } from '@/lib/shared/routes'

/** The page that is shown was not sent now, but kept. */
export type CachedPageInfo = {
  /** ms since the epoch */
  readonly at: number
  readonly reason: 'offline' | 'slow'
}

/** What follows a link in the same document has come from the server. */
const loadedPath = typeof window === 'undefined' ? '' : withoutLocale(window.location.pathname)

/** Null for a page as the server sent it. The service worker writes it into the HTML (`worker/answer-page.ts`). */
export function getCachedPageInfo(path: string): CachedPageInfo | null {
  const { keptAt, keptFor } = document.documentElement.dataset
  if (keptAt === undefined || path !== loadedPath) return null
  return { at: Number(keptAt), reason: keptFor === 'slow' ? 'slow' : 'offline' }
}
