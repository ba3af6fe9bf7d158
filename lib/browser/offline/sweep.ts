import { alone } from './alone'
import { bound } from './bounds'
import { ASSETS_CACHE, KEPT_LIST, type Kept, PAGES_CACHE, readKept, writeKept } from './kept'

/**
 * Changes what is kept, then deletes what no longer belongs to it. `owner` is who is signed in, empty for
 * nobody, null where that cannot be known: then nothing goes for being somebody else's.
 */
export function changeKept(owner: string | null, change: (kept: Kept) => Kept): Promise<Kept> {
  return alone('kept', async () => {
    const before = await readKept()
    const after = bound(change(before), owner, Date.now())
    await writeKept(after)
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

/** Deletes what is in the caches and on no list: what an interrupted or refused keeping has left. */
export async function sweep(): Promise<void> {
  const { pages, assets } = await readKept()
  await deleteOthers(PAGES_CACHE, [KEPT_LIST, ...pages.map(({ key }) => key)])
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
