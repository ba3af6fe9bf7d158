import { LRUCache } from 'lru-cache'

const MOST_BYTES = 2 * 1024 * 1024
/** Marks nobody has; apart from the pictures, which made-up marks must not push out. */
const MOST_MISSING = 1000
/** ms: a replica may have the picture a moment later than its page. */
const MISSING_FOR = 10_000

type KeptLogos = {
  readonly has: (mark: string) => boolean
  /** Null when nobody has it. Asks once for all who want it at the same time; what is thrown is kept for nobody. */
  readonly get: (mark: string) => Promise<Buffer | null>
}

type Read = (mark: string) => Promise<Buffer | null>

export function createKeptLogos(read: Read, mostBytes = MOST_BYTES): KeptLogos {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const missing = new LRUCache<string, true>({
    max: MOST_MISSING,
    ttl: MISSING_FOR,
    ttlResolution: 0,
    // Not performance itself, which a test's clock replaces.
    perf: { now: () => performance.now() },
  })
  const asked = new Map<string, Promise<Buffer | null>>()

  async function ask(mark: string): Promise<Buffer | null> {
    const picture = await read(mark)
    if (picture === null) missing.set(mark, true)
    else pictures.set(mark, picture)
    return picture
  }

  return {
    has: (mark) => pictures.has(mark) || missing.has(mark),
    get: async (mark) => {
      const kept = pictures.get(mark)
      if (kept !== undefined) return kept
      if (missing.has(mark)) return null
      const asking = asked.get(mark) ?? ask(mark).finally(() => asked.delete(mark))
      asked.set(mark, asking)
      return asking
    },
  }
}

/** Next loads this module in its routes, and the door has a copy of its own (decision 044); both must see the same. */
const STORE = Symbol.for('visvakor.kept-logos')
const holder: typeof globalThis & { [STORE]?: KeptLogos } = globalThis

export function shareKeptLogos(read: Read): KeptLogos {
  holder[STORE] ??= createKeptLogos(read)
  return holder[STORE]
}

export function isLogoKept(mark: string): boolean {
  return holder[STORE]?.has(mark) ?? false
}
