import { toKey } from '../kept'
import type { ToWorker } from '../messages'
import { changeKept } from '../sweep'
import { readKeepable } from './fetch-page'
import { keepPage } from './keep-page'

type Visit = Extract<ToWorker, { kind: 'visit' }>

/** Keeps the item somebody opened. With each visit goes what is not of who is here now. */
export async function noteVisit({ path, owner, assets, isKept }: Visit): Promise<void> {
  const key = toKey(path)
  const { pages } = await changeKept(owner, (kept) => ({
    ...kept,
    pages: kept.pages.map((page) =>
      page.key === key ? { ...page, openedAt: Date.now(), owner } : page,
    ),
  }))
  if (key === null || isKept) return
  const reply = await fetch(path, { cache: 'no-cache' })
  if (isGone(reply)) await drop(key)
  const page = await readKeepable(reply)
  if (page === null) return
  const isSaved = pages.some((one) => one.key === key && one.isSaved)
  await keepPage(page, { key, owner, isSaved, openedAt: Date.now(), assets })
}

/** What is gone from the site must not be read here for ever. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410
}

export async function drop(key: string): Promise<void> {
  await changeKept(null, (kept) => ({
    ...kept,
    pages: kept.pages.filter((page) => page.key !== key),
  }))
}
