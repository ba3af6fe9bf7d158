import { routes, withoutLocale } from '@/lib/shared/routes'
import { alone } from '../alone'
import { ASSETS_CACHE, type Kept, type KeptPage, PAGES_CACHE, readKept } from '../kept'
import { changeKept, sweep } from '../sweep'
import { type FetchedPage, toStored } from './fetch-page'

type Wanted = Pick<KeptPage, 'key' | 'openedAt' | 'isSaved' | 'owner' | 'build'> & {
  /** What else the page loaded, as paths. */
  readonly assets: readonly string[]
}

type Also = Partial<Pick<Kept, 'build'>>

/**
 * Keeps a page with all it needs, in place of an earlier copy.
 *
 * @throws Error when a file does not come, DOMException when the device is full: half a page is not kept
 */
export function keepPage(page: FetchedPage, wanted: Wanted, also: Also = {}): Promise<void> {
  // One at a time: until a page is listed its files are nobody's, and would be swept.
  return alone('keep', async () => {
    try {
      await store(page, wanted, also)
    } catch (cause) {
      if (isFull(cause)) await makeRoom()
      await sweep()
      throw cause
    }
  })
}

async function store(page: FetchedPage, wanted: Wanted, also: Also): Promise<void> {
  const assets = [...new Set([...page.assets, ...wanted.assets])]
  const sizes = await keepAssets(assets)
  const pages = await caches.open(PAGES_CACHE)
  await pages.put(wanted.key, toStored(page))
  const record: KeptPage = {
    ...wanted,
    assets,
    path: withoutLocale(page.path),
    heading: page.heading,
    keptAt: page.sentAt,
    bytes: page.html.length,
  }
  await changeKept(null, (kept) => ({
    ...kept,
    ...also,
    pages: [...kept.pages.filter(({ key }) => key !== wanted.key), record],
    assets: { ...kept.assets, ...sizes },
  }))
}

function isFull(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError'
}

/** Half of the items go, those opened longest ago first: the next one has room again. */
async function makeRoom(): Promise<void> {
  await changeKept(null, (kept) => {
    const items = kept.pages.filter(({ key }) => key !== routes.offline)
    const byAge = items.sort((one, other) => lastUseOf(one) - lastUseOf(other))
    const going = new Set(byAge.slice(0, Math.ceil(items.length / 2)))
    return { ...kept, pages: kept.pages.filter((page) => !going.has(page)) }
  })
}

function lastUseOf({ openedAt }: KeptPage): number {
  return openedAt ?? 0
}

/** Bytes of all of them. */
async function keepAssets(paths: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const known = (await readKept()).assets
  const cache = await caches.open(ASSETS_CACHE)
  const sizes = await Promise.all(
    paths.map(async (path) => [path, known[path] ?? (await keepAsset(cache, path))] as const),
  )
  return Object.fromEntries(sizes)
}

async function keepAsset(cache: Cache, path: string): Promise<number> {
  const reply = await fetch(path)
  if (reply.status !== 200) throw new Error(`${path} gave ${reply.status}`)
  const { size } = await reply.clone().blob()
  await cache.put(path, reply)
  return size
}
