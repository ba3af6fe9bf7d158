import { LRUCache } from 'lru-cache'
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { Logger } from 'pino'
import type { NextCachePage } from '@/lib/server/next-cache/render-store.mjs'
import { ALWAYS_IDLE, type EventLoopMonitor } from '../concurrency-limit/event-loop-monitor'
import { hasSearchText } from './cache-key'
import { type CacheablePage, type CachedPage, measurePageBytes, toCachedPage } from './cached-page'
import { compressBody, decompressBody } from './content-encoding'
import { createSegmentedCache } from './segmented-cache'

/** Bytes of all pages with their compressed bodies. */
const MAX_BYTES = 16 * 1024 * 1024
/** Keys of pages that were requested once; a second request makes them worth caching. */
const MAX_SEEN_KEYS = 20_000
/** Pages that are being compressed; a further one is cached on its next request. */
const MAX_COMPRESSING = 32
/** Cache hits after which a page is compressed at the best quality. */
const HITS_FOR_BEST_COMPRESSION = 8

type Entry = { readonly page: CachedPage; isFinal: boolean; answers: number }

type Compression = { readonly made: number; readonly stored: Promise<boolean> }

type CacheHit = { readonly page: CachedPage; readonly isStale: boolean; readonly answers: number }

export type PageCache = ReturnType<typeof createPageCache>

/** Creates a cache of public pages as bytes. Each hit checks whether Next would still serve the page (decision 036). */
export function createPageCache(
  log: Pick<Logger, 'error'>,
  eventLoop: EventLoopMonitor = ALWAYS_IDLE,
) {
  const cache = createSegmentedCache<Entry>(MAX_BYTES, ({ page }) => measurePageBytes(page))
  const seen = new LRUCache<string, true>({ max: MAX_SEEN_KEYS })
  const encoding = new Map<string, Compression>()
  const answered = { fresh: 0, stale: 0 }
  let isRecompressing = false

  function store(key: string, cacheable: CacheablePage, html: string): Promise<boolean> {
    const before = encoding.get(key)
    if (before !== undefined && before.made >= cacheable.made) return before.stored
    if (before === undefined && encoding.size >= MAX_COMPRESSING) return Promise.resolve(false)
    // One after the other, so that the newer page stays.
    const begun =
      before === undefined
        ? encode(key, cacheable, html)
        : before.stored.then(() => encode(key, cacheable, html))
    const stored = begun
      .catch((error: unknown) => {
        log.error({ err: error }, 'A page could not be stored in the cache.')
        return false
      })
      .finally(() => {
        if (encoding.get(key)?.stored === stored) encoding.delete(key)
      })
    encoding.set(key, { made: cacheable.made, stored })
    return stored
  }

  async function encode(key: string, cacheable: CacheablePage, html: string): Promise<boolean> {
    const old = cache.peek(key)
    const body = Buffer.from(html)
    const isSame = old !== undefined && decompressBody(old.page.bodies).equals(body)
    const bodies = isSame ? old.page.bodies : await compressBody(body, 'quick')
    const page = toCachedPage(cacheable, bodies, body.length)
    if (getFreshness(page) === 'gone') return false
    cache.set(key, { page, isFinal: isSame && old?.isFinal === true, answers: old?.answers ?? 0 })
    return true
  }

  /**
   * Recompresses one page at a time, and none while the event loop is busy: the best brotli takes a tenth of a second of
   * CPU.
   */
  async function recompress(key: string, quick: Entry): Promise<void> {
    const { page } = quick
    isRecompressing = true
    try {
      const identity = decompressBody(page.bodies)
      const bodies = await compressBody(identity, 'best')
      const entry = cache.peek(key)
      if (entry?.page.bodies !== page.bodies) return
      cache.set(key, {
        page: toCachedPage(entry.page, bodies, identity.length),
        isFinal: true,
        answers: entry.answers,
      })
    } catch (error) {
      log.error({ err: error }, 'A cached page could not be compressed again.')
      quick.isFinal = true
    } finally {
      isRecompressing = false
    }
  }

  return {
    find: (key: string): CacheHit | null => {
      const entry = cache.get(key)
      if (entry === undefined) return null
      const freshness = getFreshness(entry.page)
      if (freshness === 'gone') {
        cache.delete(key)
        return null
      }
      entry.answers += 1
      answered[freshness] += 1
      if (
        entry.answers >= HITS_FOR_BEST_COMPRESSION &&
        !entry.isFinal &&
        !isRecompressing &&
        eventLoop.hasCapacity()
      )
        void recompress(key, entry)
      return { page: entry.page, isStale: freshness === 'stale', answers: entry.answers }
    },
    /**
     * Offers a page, which is cached from its second request on, or at once when `isWanted`. Resolves to whether it, or
     * a newer one, is cached.
     */
    offer: async (
      key: string,
      cacheable: CacheablePage,
      html: string,
      isWanted: boolean,
    ): Promise<boolean> => {
      const cached = cache.peek(key)
      if (cached !== undefined && cached.page.made >= cacheable.made) return true
      if (cached !== undefined || isWanted || seen.has(key)) return store(key, cacheable, html)
      seen.set(key, true)
      return false
    },
    /** Marks a page as worth caching on its first rendering, because several requests wait for it. */
    expect: (key: string): void => void seen.set(key, true),
    /** Resolves once a page that is being compressed can be sent. */
    settle: async (key: string): Promise<void> => void (await encoding.get(key)?.stored),
    /**
     * Lists the keys of cached pages without searches, those with the most hits first; pages that were warmed up and not
     * requested yet come last.
     */
    listMostRead: (most: number): readonly string[] =>
      [...cache.entries()]
        .filter(([key, { page }]) => page.status === 200 && !hasSearchText(key))
        .sort(([, one], [, other]) => other.answers - one.answers)
        .slice(0, most)
        .map(([key]) => key),
    /** Lists stale pages, those with the most hits first. */
    listStale: (most: number): readonly { readonly key: string; readonly answers: number }[] =>
      [...cache.entries()]
        .filter(([, { page }]) => getFreshness(page) === 'stale')
        .map(([key, { answers }]) => ({ key, answers }))
        .sort((one, other) => other.answers - one.answers)
        .slice(0, most),
    isKnown: (key: string): boolean => seen.has(key) || cache.peek(key) !== undefined,
    drop: (key: string): void => cache.delete(key),
    readAnswers: (): Readonly<typeof answered> => answered,
    measureBytes: cache.measureBytes,
    countEntries: cache.countEntries,
  }
}

type Freshness = 'fresh' | 'stale' | 'gone'

/**
 * Returns what Next would find in its own cache, by the same list of changed tags: `stale` may be sent until the page is
 * re-rendered.
 */
export function getFreshness({ tags, made, lifetime }: Omit<NextCachePage, 'html'>): Freshness {
  const now = performance.timeOrigin + performance.now()
  const { revalidate, expire } = lifetime
  if (expire !== undefined && made + expire * 1000 < now) return 'gone'
  // The types of Next ask for a mutable array; it only reads.
  const names = tags as string[]
  if (areTagsExpired(names, made)) return 'gone'
  if (revalidate !== false && made + revalidate * 1000 < now) return 'stale'
  return areTagsStale(names, made) ? 'stale' : 'fresh'
}
