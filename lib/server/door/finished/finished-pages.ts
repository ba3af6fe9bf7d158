import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { IDLE, type Thread } from '../admission/thread'
import { encodeBody } from './encode-body'
import { type FinishedPage, toFinishedPage, type UnfinishedPage, weigh } from './finished-page'
import { judgeFreshness } from './freshness'
import { holdsSearch } from './holds-search'
import { readIdentity } from './identity-body'
import { createSegmentedCache } from './segmented-cache'

/** Bytes of all pages with their compressed forms. */
const MOST_BYTES = 16 * 1024 * 1024
/** Names of pages that were asked for once; the second time they are worth keeping. */
const MOST_SEEN = 20_000
/** Pages that are being compressed; one more is kept when it is next asked for. */
const MOST_ENCODED = 32
/** Answers after which a page gets the smallest form there is. */
const WORTH_THE_BEST = 8

type Entry = { readonly page: FinishedPage; isFinal: boolean; answers: number }

type Encoding = { readonly made: number; readonly keeping: Promise<boolean> }

type Found = { readonly page: FinishedPage; readonly isStale: boolean; readonly answers: number }

export type FinishedPages = ReturnType<typeof createFinishedPages>

/** Public pages as bytes for everybody, each asked at every answer whether Next would still give it (decision 036). */
export function createFinishedPages(log: Pick<Logger, 'error'>, thread: Thread = IDLE) {
  const cache = createSegmentedCache<Entry>(MOST_BYTES, ({ page }) => weigh(page))
  const seen = new LRUCache<string, true>({ max: MOST_SEEN })
  const encoding = new Map<string, Encoding>()
  const answered = { fresh: 0, stale: 0 }
  let isImproving = false

  function keep(key: string, unfinished: UnfinishedPage, html: string): Promise<boolean> {
    const before = encoding.get(key)
    if (before !== undefined && before.made >= unfinished.made) return before.keeping
    if (before === undefined && encoding.size >= MOST_ENCODED) return Promise.resolve(false)
    // One after the other, so that the newer one stays.
    const begun =
      before === undefined
        ? encode(key, unfinished, html)
        : before.keeping.then(() => encode(key, unfinished, html))
    const keeping = begun
      .catch((error: unknown) => {
        log.error({ err: error }, 'A page is not kept finished.')
        return false
      })
      .finally(() => {
        if (encoding.get(key)?.keeping === keeping) encoding.delete(key)
      })
    encoding.set(key, { made: unfinished.made, keeping })
    return keeping
  }

  async function encode(key: string, unfinished: UnfinishedPage, html: string): Promise<boolean> {
    const old = cache.peek(key)
    const body = Buffer.from(html)
    const isSame = old !== undefined && readIdentity(old.page.bodies).equals(body)
    const bodies = isSame ? old.page.bodies : await encodeBody(body, 'quick')
    const page = toFinishedPage(unfinished, bodies, body.length)
    if (judgeFreshness(page) === 'gone') return false
    cache.set(key, { page, isFinal: isSame && old?.isFinal === true, answers: old?.answers ?? 0 })
    return true
  }

  /** One page at a time, and none while all wait for the thread: brotli's best takes a processor for a tenth of a second. */
  async function improve(key: string, quick: Entry): Promise<void> {
    const { page } = quick
    isImproving = true
    try {
      const identity = readIdentity(page.bodies)
      const bodies = await encodeBody(identity, 'best')
      const entry = cache.peek(key)
      if (entry?.page.bodies !== page.bodies) return
      cache.set(key, {
        page: toFinishedPage(entry.page, bodies, identity.length),
        isFinal: true,
        answers: entry.answers,
      })
    } catch (error) {
      log.error({ err: error }, 'A page keeps its quick form.')
      quick.isFinal = true
    } finally {
      isImproving = false
    }
  }

  return {
    find: (key: string): Found | null => {
      const entry = cache.get(key)
      if (entry === undefined) return null
      const freshness = judgeFreshness(entry.page)
      if (freshness === 'gone') {
        cache.delete(key)
        return null
      }
      entry.answers += 1
      answered[freshness] += 1
      if (entry.answers >= WORTH_THE_BEST && !entry.isFinal && !isImproving && thread.hasTime())
        void improve(key, entry)
      return { page: entry.page, isStale: freshness === 'stale', answers: entry.answers }
    },
    /** Kept from the second time on, or at once where it is wanted. Resolves to whether it, or something as new, is kept. */
    offer: async (
      key: string,
      unfinished: UnfinishedPage,
      html: string,
      isWanted: boolean,
    ): Promise<boolean> => {
      const kept = cache.peek(key)
      if (kept !== undefined && kept.page.made >= unfinished.made) return true
      if (kept !== undefined || isWanted || seen.has(key)) return keep(key, unfinished, html)
      seen.set(key, true)
      return false
    },
    /** It is worth keeping as soon as it is made: several wait for it. */
    expect: (key: string): void => void seen.set(key, true),
    /** Resolves once what was made of it is ready to be sent, if it is to be kept at all. */
    settle: async (key: string): Promise<void> => void (await encoding.get(key)?.keeping),
    /** Keys of pages that are there, without searches, the most read first; what was made ahead and not read yet comes last. */
    listMostRead: (most: number): readonly string[] =>
      [...cache.entries()]
        .filter(([key, { page }]) => page.status === 200 && !holdsSearch(key))
        .sort(([, one], [, other]) => other.answers - one.answers)
        .slice(0, most)
        .map(([key]) => key),
    /** The most read first. */
    listStale: (most: number): readonly { readonly key: string; readonly answers: number }[] =>
      [...cache.entries()]
        .filter(([, { page }]) => judgeFreshness(page) === 'stale')
        .map(([key, { answers }]) => ({ key, answers }))
        .sort((one, other) => other.answers - one.answers)
        .slice(0, most),
    isKnown: (key: string): boolean => seen.has(key) || cache.peek(key) !== undefined,
    drop: (key: string): void => cache.delete(key),
    readAnswers: (): Readonly<typeof answered> => answered,
    readBytes: cache.readBytes,
    readCount: cache.readCount,
  }
}
