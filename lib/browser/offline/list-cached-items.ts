import { getOwnerMark } from '@/lib/browser/session/session-state'
import { routes } from '@/lib/shared/routes'
import { type KeptPage, readCacheIndex } from './cached-pages'

export type CachedItem = Pick<KeptPage, 'path' | 'keptAt'> & { readonly title: string }

export type CachedItems = {
  readonly saved: readonly CachedItem[]
  /** Last opened first; without the saved ones. */
  readonly opened: readonly CachedItem[]
}

/** What whoever is here may read without a line: nothing that was kept for anybody else. */
export async function listCachedItems(): Promise<CachedItems> {
  // Not on plain http.
  if (!('caches' in window)) return { saved: [], opened: [] }
  const owner = getOwnerMark()
  const items = (await readCacheIndex()).pages.filter(
    (page) => !isList(page) && (page.owner === '' || page.owner === owner),
  )
  const isSaved = (page: KeptPage) => page.isSaved
  const opened = items.filter((page) => !isSaved(page))
  opened.sort((one, other) => (other.openedAt ?? 0) - (one.openedAt ?? 0))
  return { saved: items.filter(isSaved).map(toItem), opened: opened.map(toItem) }
}

function isList({ key }: KeptPage): boolean {
  return key === routes.offline || key === routes.saved
}

function toItem({ path, keptAt, heading }: KeptPage): CachedItem {
  // Parsed and not shown: scripts in it do not run, pictures are not fetched.
  const title = new DOMParser().parseFromString(heading, 'text/html').body.textContent.trim()
  return { path, keptAt, title }
}
