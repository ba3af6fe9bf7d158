import { toItemKey } from '../../offline/cached-pages'
import { updateCacheIndex } from '../../offline/update-cache'
import type { MessageToWorker } from '../../offline/worker-messages'
import { cachePage } from './cache-page'
import { readCacheablePage } from './read-page'

type VisitMessage = Extract<MessageToWorker, { kind: 'visit' }>

/** Caches the item a visitor opened and deletes pages of other users. */
export async function cacheVisitedPage({
  path,
  owner,
  assets,
  isCached,
}: VisitMessage): Promise<void> {
  const key = toItemKey(path)
  const { pages } = await updateCacheIndex(owner, (index) => ({
    ...index,
    pages: index.pages.map((page) =>
      page.key === key ? { ...page, openedAt: Date.now(), owner } : page,
    ),
  }))
  if (key === null || isCached) return
  const reply = await fetch(path, { cache: 'no-cache' })
  if (isGone(reply)) await deleteCachedPage(key)
  const page = await readCacheablePage(reply)
  if (page === null) return
  const isSaved = pages.some((one) => one.key === key && one.isSaved)
  await cachePage(page, { key, owner, isSaved, openedAt: Date.now(), assets })
}

/** A page deleted from the site is also deleted here. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410
}

export async function deleteCachedPage(key: string): Promise<void> {
  await updateCacheIndex(null, (index) => ({
    ...index,
    pages: index.pages.filter((page) => page.key !== key),
  }))
}
