import { routes, withoutLocale } from '@/lib/shared/routes'
import {
  ASSETS_CACHE,
  type CachedPageRecord,
  type CacheIndex,
  PAGES_CACHE,
  readCacheIndex,
} from '../../offline/cached-pages'
import { deleteOrphans, updateCacheIndex } from '../../offline/update-cache'
import { withLock } from '../../offline/web-lock'
import { type FetchedPage, toCachedResponse } from './read-page'

type PageRecord = Pick<CachedPageRecord, 'key' | 'openedAt' | 'isSaved' | 'owner' | 'build'> & {
  /** Paths of further assets the page loaded. */
  readonly assets: readonly string[]
}

type IndexChange = Partial<Pick<CacheIndex, 'build'>>

/** Caches a page with all its assets, replacing an earlier copy. */
export function cachePage(
  page: FetchedPage,
  wanted: PageRecord,
  also: IndexChange = {},
): Promise<void> {
  // One at a time: assets of a page that is not listed yet would be deleted as orphans.
  return withLock('page-cache', async () => {
    try {
      await store(page, wanted, also)
    } catch (cause) {
      if (isQuotaExceeded(cause)) await evictOldest()
      await deleteOrphans()
      throw cause
    }
  })
}

async function store(page: FetchedPage, wanted: PageRecord, also: IndexChange): Promise<void> {
  const assets = [...new Set([...page.assets, ...wanted.assets])]
  const sizes = await cacheAssets(assets)
  const pages = await caches.open(PAGES_CACHE)
  await pages.put(wanted.key, toCachedResponse(page))
  const record: CachedPageRecord = {
    ...wanted,
    assets,
    path: withoutLocale(page.path),
    heading: page.heading,
    cachedAt: page.sentAt,
    bytes: page.html.length,
  }
  await updateCacheIndex(null, (index) => ({
    ...index,
    ...also,
    pages: [...index.pages.filter(({ key }) => key !== wanted.key), record],
    assets: { ...index.assets, ...sizes },
  }))
}

function isQuotaExceeded(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError'
}

/** Deletes the half of the pages that were opened longest ago, so that the next page fits. */
async function evictOldest(): Promise<void> {
  await updateCacheIndex(null, (index) => {
    const items = index.pages.filter(({ key }) => key !== routes.offline)
    const byAge = items.sort((one, other) => getLastUse(one) - getLastUse(other))
    const going = new Set(byAge.slice(0, Math.ceil(items.length / 2)))
    return { ...index, pages: index.pages.filter((page) => !going.has(page)) }
  })
}

function getLastUse({ openedAt }: CachedPageRecord): number {
  return openedAt ?? 0
}

/** Caches assets and returns their bytes by path. */
async function cacheAssets(paths: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const known = (await readCacheIndex()).assets
  const cache = await caches.open(ASSETS_CACHE)
  const sizes = await Promise.all(
    paths.map(async (path) => [path, known[path] ?? (await cacheAsset(cache, path))] as const),
  )
  return Object.fromEntries(sizes)
}

async function cacheAsset(cache: Cache, path: string): Promise<number> {
  const reply = await fetch(path)
  if (reply.status !== 200) throw new Error(`${path} gave ${reply.status}`)
  const { size } = await reply.clone().blob()
  await cache.put(path, reply)
  return size
}
