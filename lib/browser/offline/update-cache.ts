import { applyLimits } from './cache-limits'
import {
  ASSETS_CACHE,
  CACHE_INDEX_URL,
  type CacheIndex,
  PAGES_CACHE,
  readCacheIndex,
  writeCacheIndex,
} from './cached-pages'
import { withLock } from './web-lock'

/**
 * Changes the index of the cache and deletes what is no longer listed. `owner` is the mark of the signed-in
 * user, empty for nobody; null when unknown, and then no page is deleted because of its owner.
 */
export function updateCacheIndex(
  owner: string | null,
  change: (index: CacheIndex) => CacheIndex,
): Promise<CacheIndex> {
  return withLock('cache-index', async () => {
    const before = await readCacheIndex()
    const after = applyLimits(change(before), owner, Date.now())
    await writeCacheIndex(after)
    const pages = new Set(after.pages.map(({ key }) => key))
    await deleteAll(
      PAGES_CACHE,
      before.pages.map(({ key }) => key).filter((key) => !pages.has(key)),
    )
    await deleteAll(
      ASSETS_CACHE,
      Object.keys(before.assets).filter((path) => !(path in after.assets)),
    )
    return after
  })
}

/** Deletes cache entries the index does not list, which an interrupted or failed run leaves behind. */
export async function deleteOrphans(): Promise<void> {
  const { pages, assets } = await readCacheIndex()
  await deleteOthers(PAGES_CACHE, [CACHE_INDEX_URL, ...pages.map(({ key }) => key)])
  await deleteOthers(ASSETS_CACHE, Object.keys(assets))
}

async function deleteOthers(name: string, wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  const there = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const isWanted = new Set(wanted)
  await deleteAll(
    name,
    there.filter((path) => !isWanted.has(path)),
  )
}

async function deleteAll(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  for (const address of addresses) await cache.delete(address)
}
