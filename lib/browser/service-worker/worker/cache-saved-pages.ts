import { routes, withoutLocale } from '@/lib/shared/routes'
import { CACHE_LIMITS } from '../../offline/cache-limits'
import { type CacheIndex, toItemKey } from '../../offline/cached-pages'
import { updateCacheIndex } from '../../offline/update-cache'
import type { MessageToWorker } from '../../offline/worker-messages'
import { cachePage } from './cache-page'
import { readCacheablePage } from './read-page'

type SavedMessage = Extract<MessageToWorker, { kind: 'saved' }>

/** Caches the saved pages of one area one after the other, and unmarks pages no longer saved. */
export async function cacheSavedPages(saved: SavedMessage, build: string): Promise<void> {
  const { owner, listing, ids, assets } = saved
  const keys = ids.slice(0, CACHE_LIMITS.saved).map((id) => `${listing}/${id}`)
  const { pages } = await updateCacheIndex(owner, (index) =>
    markSaved(index, listing, new Set(keys), owner),
  )
  if (ids.length > 0) await cacheSavedList(saved, pages, build)
  const there = new Set(pages.map(({ key }) => key))
  for (const key of keys.filter((one) => !there.has(one))) {
    // Redirects to the address with the title.
    const page = await readCacheablePage(await fetch(key, { cache: 'no-cache' }))
    if (page === null || toItemKey(withoutLocale(page.path)) !== key) continue
    await cachePage(page, { key, owner, isSaved: true, openedAt: null, assets })
  }
}

/** Caches the page that lists saved listings, once per build. Its content comes from the device. */
async function cacheSavedList(
  { owner, assets }: SavedMessage,
  pages: CacheIndex['pages'],
  build: string,
): Promise<void> {
  const key = routes.saved
  if (pages.some((page) => page.key === key && page.build === build)) return
  const page = await readCacheablePage(await fetch(key, { cache: 'no-cache' }))
  if (page !== null) {
    await cachePage(page, { key, owner, isSaved: true, openedAt: null, assets, build })
  }
}

function markSaved(
  index: CacheIndex,
  listing: string,
  keys: ReadonlySet<string>,
  owner: string,
): CacheIndex {
  const pages = index.pages.map((page) => {
    if (!page.key.startsWith(`${listing}/`)) return page
    const isSaved = keys.has(page.key)
    return { ...page, isSaved, owner: isSaved ? owner : page.owner }
  })
  // Pages that were never opened are then deleted by the limits.
  return { ...index, pages }
}
