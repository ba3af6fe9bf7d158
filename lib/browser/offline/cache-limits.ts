import { routes } from '@/lib/shared/routes'
import type { CachedPageRecord, CacheIndex } from './cached-pages'

const DAY = 24 * 60 * 60 * 1000

/** Limits of what is cached on a device. */
export type CacheLimits = {
  /** Number of recently opened pages. */
  readonly opened: number
  readonly saved: number
  /** Stored bytes of pages and their assets. */
  readonly bytes: number
  /** Maximum age of a page in ms. */
  readonly age: number
}

export const CACHE_LIMITS: CacheLimits = {
  opened: 30,
  saved: 60,
  bytes: 16 * 1024 * 1024,
  age: 60 * DAY,
}

/** Maximum bytes of one page; a longer one is not cached. */
export const MAX_PAGE_BYTES = 1024 * 1024

/**
 * Removes pages of users other than `owner`, old pages, and whatever exceeds the limits, and then assets no
 * page needs. The offline page always stays.
 */
export function applyLimits(
  index: CacheIndex,
  owner: string | null,
  now: number,
  bounds = CACHE_LIMITS,
): CacheIndex {
  const isTheirs = (page: CachedPageRecord) => page.owner === '' || page.owner === owner
  const isYoung = (page: CachedPageRecord) => now - page.cachedAt < bounds.age
  const items = index.pages.filter(
    (page) => !isOfflinePage(page) && (owner === null || isTheirs(page)) && isYoung(page),
  )
  const lists = items.filter(isSavedList)
  const saved = items.filter((page) => page.isSaved && !isSavedList(page)).slice(0, bounds.saved)
  const opened = items.filter(isOpened).sort(lastOpenedFirst).slice(0, bounds.opened)
  // Pages that were opened and are saved come first, so they are dropped last.
  const wanted = [
    ...new Set([...opened.filter((page) => saved.includes(page)), ...opened, ...saved]),
  ]
  const staying = [...index.pages.filter(isOfflinePage), ...lists]
  for (const page of wanted) {
    if (sumBytes([...staying, page], index.assets) > bounds.bytes) break
    staying.push(page)
  }
  const needed = new Set(staying.flatMap(({ assets }) => assets))
  const assets = Object.entries(index.assets).filter(([path]) => needed.has(path))
  return { ...index, pages: staying, assets: Object.fromEntries(assets) }
}

/** The offline page itself, which belongs to nobody and is no item. */
function isOfflinePage({ key }: CachedPageRecord): boolean {
  return key === routes.offline
}

/** The page of saved listings. Its content comes from the device. */
function isSavedList({ key }: CachedPageRecord): boolean {
  return key === routes.saved
}

type OpenedPage = CachedPageRecord & { readonly openedAt: number }

function isOpened(page: CachedPageRecord): page is OpenedPage {
  return page.openedAt !== null
}

function lastOpenedFirst(one: OpenedPage, other: OpenedPage): number {
  return other.openedAt - one.openedAt
}

function sumBytes(pages: readonly CachedPageRecord[], sizes: CacheIndex['assets']): number {
  const needed = new Set(pages.flatMap(({ assets }) => assets))
  const ofAssets = [...needed].reduce((sum, path) => sum + (sizes[path] ?? 0), 0)
  return pages.reduce((sum, { bytes }) => sum + bytes, ofAssets)
}
