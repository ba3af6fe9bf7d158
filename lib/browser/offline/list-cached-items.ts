import { getOwnerHash } from '@/lib/browser/session/session-state'
import { routes } from '@/lib/shared/routes'
import { type CachedPageRecord, readCacheIndex } from './cached-pages'

export type CachedItem = Pick<CachedPageRecord, 'path' | 'cachedAt'> & { readonly title: string }

export type CachedItems = {
  readonly saved: readonly CachedItem[]
  /** Last opened first, without the saved ones. */
  readonly opened: readonly CachedItem[]
}

/** Lists the pages the current user can read offline, without those of other users. */
export async function listCachedItems(): Promise<CachedItems> {
  // There is no Cache API on plain http.
  if (!('caches' in window)) return { saved: [], opened: [] }
  const owner = getOwnerHash()
  const items = (await readCacheIndex()).pages.filter(
    (page) => !isList(page) && (page.owner === '' || page.owner === owner),
  )
  const isSaved = (page: CachedPageRecord) => page.isSaved
  const opened = items.filter((page) => !isSaved(page))
  opened.sort((one, other) => (other.openedAt ?? 0) - (one.openedAt ?? 0))
  return { saved: items.filter(isSaved).map(toItem), opened: opened.map(toItem) }
}

function isList({ key }: CachedPageRecord): boolean {
  return key === routes.offline || key === routes.saved
}

function toItem({ path, cachedAt, heading }: CachedPageRecord): CachedItem {
  // DOMParser neither runs scripts nor loads pictures.
  const title = new DOMParser().parseFromString(heading, 'text/html').body.textContent.trim()
  return { path, cachedAt, title }
}
