/** One page on this device. `key` is its listing and id, `/jobs/7`: a new slug makes no second copy. */
export type KeptPage = {
  readonly key: string
  /** Without `/en`, percent-encoded. */
  readonly path: string
  /** Markup of the heading, as it stands in the HTML. */
  readonly heading: string
  /** When the server sent it, in ms since the epoch. */
  readonly keptAt: number
  /** Null: only because it is saved. */
  readonly openedAt: number | null
  readonly isSaved: boolean
  /** Mark of who was signed in, empty for nobody (decision 012). */
  readonly owner: string
  readonly bytes: number
  /** What it needs of its build, as paths. */
  readonly assets: readonly string[]
  /** Of the list of what is saved: the build that drew it. */
  readonly build?: string
}

export type CacheIndex = {
  readonly pages: readonly KeptPage[]
  /** Bytes by path. */
  readonly assets: Readonly<Record<string, number>>
  /** The build whose offline page is among the pages; empty for none. */
  readonly build: string
}

const EMPTY_INDEX: CacheIndex = { pages: [], assets: {}, build: '' }

/** The number changes with the form of what is kept; what other numbers hold is deleted. */
export const PAGES_CACHE = 'visvakor-pages-1'
export const ASSETS_CACHE = 'visvakor-assets-1'

/** Beside the pages and not in a database: it goes when they go. */
export const CACHE_INDEX_URL = '/kept.json'

const ITEM = /^(\/(?:jobs|internships|scholarships|majors)\/\d{1,10})(?:\/[^/]+)?$/

/** The key of an item's page, null for all that nobody opens for reading. `path` is without `/en`. */
export function toItemKey(path: string): string | null {
  return ITEM.exec(path)?.[1] ?? null
}

/** Empty where nothing was kept, or nothing can be. */
export async function readCacheIndex(): Promise<CacheIndex> {
  const listed = await caches.match(CACHE_INDEX_URL, { cacheName: PAGES_CACHE })
  // Written by `writeCacheIndex` alone, and by no other version under this name.
  return listed === undefined ? EMPTY_INDEX : ((await listed.json()) as CacheIndex)
}

export async function writeCacheIndex(kept: CacheIndex): Promise<void> {
  const pages = await caches.open(PAGES_CACHE)
  await pages.put(CACHE_INDEX_URL, new Response(JSON.stringify(kept)))
}
