import { routes } from '@/lib/shared/routes'
import type { CacheIndex, KeptPage } from './cached-pages'

const DAY = 24 * 60 * 60 * 1000

/** How much stays on a device, on which others want room too. */
export type CacheLimits = {
  /** Pages that were opened, the last ones. */
  readonly opened: number
  readonly saved: number
  /** Of pages and what they need, as stored. */
  readonly bytes: number
  /** ms after which a page is too old to be worth reading. */
  readonly age: number
}

export const CACHE_LIMITS: CacheLimits = {
  opened: 30,
  saved: 60,
  bytes: 16 * 1024 * 1024,
  age: 60 * DAY,
}

/** Bytes of one page; a longer one is not kept. */
export const MAX_PAGE_BYTES = 1024 * 1024

/**
 * What may stay: nothing of anybody but `owner`, the last ones opened, the saved ones, as much as fits. The offline page always does.
 * What nothing needs any more is left out of `assets`.
 */
export function applyLimits(
  kept: CacheIndex,
  owner: string | null,
  now: number,
  bounds = CACHE_LIMITS,
): CacheIndex {
  const isTheirs = (page: KeptPage) => page.owner === '' || page.owner === owner
  const isYoung = (page: KeptPage) => now - page.keptAt < bounds.age
  const items = kept.pages.filter(
    (page) => !isOfflinePage(page) && (owner === null || isTheirs(page)) && isYoung(page),
  )
  const lists = items.filter(isSavedList)
  const saved = items.filter((page) => page.isSaved && !isSavedList(page)).slice(0, bounds.saved)
  const opened = items.filter(isOpened).sort(lastOpenedFirst).slice(0, bounds.opened)
  // What was opened and is saved stands first, so that the lack of room reaches it last.
  const wanted = [
    ...new Set([...opened.filter((page) => saved.includes(page)), ...opened, ...saved]),
  ]
  const staying = [...kept.pages.filter(isOfflinePage), ...lists]
  for (const page of wanted) {
    if (sumBytes([...staying, page], kept.assets) > bounds.bytes) break
    staying.push(page)
  }
  const needed = new Set(staying.flatMap(({ assets }) => assets))
  const assets = Object.entries(kept.assets).filter(([path]) => needed.has(path))
  return { ...kept, pages: staying, assets: Object.fromEntries(assets) }
}

/** The offline page itself: nobody's, and no item. */
function isOfflinePage({ key }: KeptPage): boolean {
  return key === routes.offline
}

/** Whose saves it lists, the device knows: it goes with them. */
function isSavedList({ key }: KeptPage): boolean {
  return key === routes.saved
}

type OpenedPage = KeptPage & { readonly openedAt: number }

function isOpened(page: KeptPage): page is OpenedPage {
  return page.openedAt !== null
}

function lastOpenedFirst(one: OpenedPage, other: OpenedPage): number {
  return other.openedAt - one.openedAt
}

function sumBytes(pages: readonly KeptPage[], sizes: CacheIndex['assets']): number {
  const needed = new Set(pages.flatMap(({ assets }) => assets))
  const ofAssets = [...needed].reduce((sum, path) => sum + (sizes[path] ?? 0), 0)
  return pages.reduce((sum, { bytes }) => sum + bytes, ofAssets)
}
