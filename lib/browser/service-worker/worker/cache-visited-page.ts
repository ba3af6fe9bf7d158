import { toItemKey } from '../../offline/cached-pages'
import type { MessageToWorker } from '../../offline/messages'
import { updateCacheIndex } from '../../offline/update-cache'
import { cachePage } from './cache-page'
import { readCacheablePage } from './read-page'

type VisitMessage = Extract<MessageToWorker, { kind: 'visit' }>

/** Keeps the item somebody opened. With each visit goes what is not of who is here now. */
export async function cacheVisitedPage({
  path,
  owner,
  assets,
  isKept,
}: VisitMessage): Promise<void> {
  const key = toItemKey(path)
  const { pages } = await updateCacheIndex(owner, (kept) => ({
    ...kept,
    pages: kept.pages.map((page) =>
      page.key === key ? { ...page, openedAt: Date.now(), owner } : page,
    ),
  }))
  if (key === null || isKept) return
  const reply = await fetch(path, { cache: 'no-cache' })
  if (isGone(reply)) await deleteCachedPage(key)
  const page = await readCacheablePage(reply)
  if (page === null) return
  const isSaved = pages.some((one) => one.key === key && one.isSaved)
  await cachePage(page, { key, owner, isSaved, openedAt: Date.now(), assets })
}

/** What is gone from the site must not be read here for ever. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410
}

export async function deleteCachedPage(key: string): Promise<void> {
  await updateCacheIndex(null, (kept) => ({
    ...kept,
    pages: kept.pages.filter((page) => page.key !== key),
  }))
}
