import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache'
import type { RouteKind } from 'next/dist/server/route-kind'
import { expect, test, vi } from 'vitest'
import NextCacheHandler from '@/lib/server/next-cache/cache-handler.mjs'
import configure from '@/next.config'

/** Bytes; the first page cache of a process sets the limit for all of it. */
const ROOM = 1_000_000
const PAGE = `<p>${'a'.repeat(5000)}</p>`
/** Many more than fit. */
const ADDRESSES = Array.from({ length: 2000 }, (_, page) => `/jobs?page=${page}`)

const lifetime = { cacheControl: { revalidate: 300, expire: 900 } }
const PREVIEW = {
  previewModeId: 'none',
  previewModeEncryptionKey: 'none',
  previewModeSigningKey: 'none',
}
const asked = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false }

const toPage = () => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html: PAGE,
  rscData: undefined,
  headers: { 'x-next-cache-tags': 'jobs' },
  postponed: undefined,
  status: 200,
  segmentData: undefined,
})

test('the page and data caches are limited to a few MB of memory, without disk (promise T8)', () => {
  const { cacheMaxMemorySize, experimental, cacheHandler, cacheHandlers } =
    configure('phase-production-server')
  expect(cacheMaxMemorySize).toBeGreaterThan(0)
  expect(cacheMaxMemorySize).toBeLessThanOrEqual(64 * 1024 * 1024)
  expect(experimental?.isrFlushToDisk).toBe(false)
  expect(cacheHandler).toMatch(/handler\.mjs$/)
  // Data is cached by Next's default handler, which is tested below.
  expect(cacheHandlers).toBeUndefined()
})

test('the page cache stays bounded for ever more URLs, and keeps recently used pages (promise T8)', async () => {
  const write = vi.spyOn(nodeFs, 'writeFile')
  const cache = new NextCacheHandler({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: ROOM,
    revalidatedTags: [],
    _requestHeaders: {},
  })
  for (const address of ADDRESSES) {
    await cache.set(address, toPage(), lifetime)
    expect(await cache.get('/jobs?page=0', asked), address).not.toBeNull()
  }
  const found = await Promise.all(ADDRESSES.map((address) => cache.get(address, asked)))
  const cached = ADDRESSES.filter((_, index) => found[index] !== null)
  expect(cached.length).toBeGreaterThan(100)
  expect(cached.length * PAGE.length).toBeLessThanOrEqual(ROOM)
  expect(cached).toEqual(['/jobs?page=0', ...ADDRESSES.slice(1 - cached.length)])
  expect(write).not.toHaveBeenCalled()
})

test('Next keeps a thousand page lifetimes, and a cached page always has its own (promise S10)', async () => {
  const manifest = {
    version: 4,
    routes: {},
    dynamicRoutes: {},
    notFoundRoutes: [],
    preview: PREVIEW,
  } as const
  const cache = new IncrementalCache({
    CurCacheHandler: NextCacheHandler,
    fs: nodeFs,
    dev: false,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: ROOM,
    requestHeaders: {},
    previewProps: PREVIEW,
    prerenderManifest: manifest,
  })
  const route = { kind: 'APP_PAGE' as RouteKind.APP_PAGE, sourceRoute: '/browse/jobs/page' }
  const remembered = new SharedCacheControls(manifest)
  const isRemembered = (address: string) => remembered.get(address, route) !== undefined
  // Not a multiple of the limit.
  const addresses = [...ADDRESSES, ...ADDRESSES.slice(0, 50).map((address) => `/en${address}`)]
  const remember = async (some: readonly string[]) => {
    for (const address of some) await cache.set(address, toPage(), { ...lifetime, route })
  }
  await remember(addresses.slice(0, 999))
  expect(isRemembered('/jobs?page=0')).toBe(true)
  await remember(addresses.slice(999))
  const forgotten = addresses.filter((address) => !isRemembered(address))
  expect(addresses.length - forgotten.length).toBe(50)
  expect(isRemembered('/en/jobs?page=49')).toBe(true)
  const found = await Promise.all(
    forgotten.map((address) => cache.get(address, { ...asked, route })),
  )
  const cached = found.filter((entry) => entry !== null)
  expect(cached.length).toBeGreaterThan(10)
  expect(new Set(cached.map((entry) => entry.cacheControl?.revalidate))).toEqual(new Set([300]))
})

test('the data cache stays bounded for ever more keys (promise T8)', async () => {
  const readings = createDefaultCacheHandler(ROOM)
  for (const address of ADDRESSES) {
    const entry = {
      value: new Blob([PAGE]).stream(),
      tags: ['jobs'],
      stale: 300,
      timestamp: performance.timeOrigin + performance.now(),
      expire: 900,
      revalidate: 300,
    }
    await readings.set(address, Promise.resolve(entry))
  }
  const found = await Promise.all(ADDRESSES.map((address) => readings.get(address, [])))
  const cached = found.filter((entry) => entry !== undefined).length
  expect(cached).toBeGreaterThan(100)
  expect(cached * PAGE.length).toBeLessThanOrEqual(ROOM)
})
