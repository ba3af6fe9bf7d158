/** A page cached on this device. `key` is listing and id, `/jobs/7`, so a changed slug makes no second copy. */
export type CachedPageRecord = {
  readonly key: string
  /** Without `/en`, percent-encoded. */
  readonly path: string
  /** HTML of the heading. */
  readonly heading: string
  /** When the server sent it, in ms since the epoch. */
  readonly cachedAt: number
  /** Null when the page is cached only because it is saved. */
  readonly openedAt: number | null
  readonly isSaved: boolean
  /** Mark of the signed-in user, empty for nobody (decision 012). */
  readonly owner: string
  readonly bytes: number
  /** Paths of the build assets it needs. */
  readonly assets: readonly string[]
  /** For the page of saved listings: the build that rendered it. */
  readonly build?: string
}

export type CacheIndex = {
  readonly pages: readonly CachedPageRecord[]
  /** Bytes by path. */
  readonly assets: Readonly<Record<string, number>>
  /** The build whose offline page is cached; empty for none. */
  readonly build: string
}

const EMPTY_INDEX: CacheIndex = { pages: [], assets: {}, build: '' }

/** The number changes with the format of the cache; caches with other numbers are deleted. */
export const PAGES_CACHE = 'visvakor-pages-1'
export const ASSETS_CACHE = 'visvakor-assets-1'

/** Stored beside the pages, so that both are deleted together. */
export const CACHE_INDEX_URL = '/cache-index.json'

const ITEM = /^(\/(?:jobs|internships|scholarships|majors)\/\d{1,10})(?:\/[^/]+)?$/

/** Returns the key of an item page; null for other pages. `path` is without `/en`. */
export function toItemKey(path: string): string | null {
  return ITEM.exec(path)?.[1] ?? null
}

/** Reads the index of the cache; empty when nothing is cached. */
export async function readCacheIndex(): Promise<CacheIndex> {
  const listed = await caches.match(CACHE_INDEX_URL, { cacheName: PAGES_CACHE })
  // Only `writeCacheIndex` of the same version writes this name.
  return listed === undefined ? EMPTY_INDEX : ((await listed.json()) as CacheIndex)
}

export async function writeCacheIndex(index: CacheIndex): Promise<void> {
  const pages = await caches.open(PAGES_CACHE)
  await pages.put(CACHE_INDEX_URL, new Response(JSON.stringify(index)))
}
