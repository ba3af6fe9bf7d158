import { LRUCache } from 'lru-cache'

const MAX_BYTES = 2 * 1024 * 1024
/** Hashes without a logo, apart from the logos, which made-up hashes must not evict. */
const MAX_MISSING = 1000
/** ms; a replica may have the logo a moment later than the page */
const MISSING_TTL_MS = 10_000

type LogoCache = {
  readonly has: (hash: string) => boolean
  /** Returns a logo; null when there is none. Concurrent requests share one call; errors are not cached. */
  readonly get: (hash: string) => Promise<Buffer | null>
}

type Read = (hash: string) => Promise<Buffer | null>

export function createLogoCache(read: Read, maxBytes = MAX_BYTES): LogoCache {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const missing = new LRUCache<string, true>({
    max: MAX_MISSING,
    ttl: MISSING_TTL_MS,
    ttlResolution: 0,
    // Not `performance` itself, which fake timers replace.
    perf: { now: () => performance.now() },
  })
  const asked = new Map<string, Promise<Buffer | null>>()

  async function ask(hash: string): Promise<Buffer | null> {
    const picture = await read(hash)
    if (picture === null) missing.set(hash, true)
    else pictures.set(hash, picture)
    return picture
  }

  return {
    has: (hash) => pictures.has(hash) || missing.has(hash),
    get: async (hash) => {
      const stored = pictures.get(hash)
      if (stored !== undefined) return stored
      if (missing.has(hash)) return null
      const asking = asked.get(hash) ?? ask(hash).finally(() => asked.delete(hash))
      asked.set(hash, asking)
      return asking
    },
  }
}

/** Next loads this module in its routes, and the HTTP server has its own copy (decision 044); both must share one cache. */
const STORE = Symbol.for('visvakor.stored-logos')
const holder: typeof globalThis & { [STORE]?: LogoCache } = globalThis

export function getLogoCache(read: Read): LogoCache {
  holder[STORE] ??= createLogoCache(read)
  return holder[STORE]
}

export function isLogoCached(hash: string): boolean {
  return holder[STORE]?.has(hash) ?? false
}
