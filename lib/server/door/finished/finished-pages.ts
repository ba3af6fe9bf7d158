import { LRUCache } from 'lru-cache'
import { encodeBody } from './encode-body'
import { type FinishedPage, type UnfinishedPage, weigh } from './finished-page'
import { judgeFreshness } from './freshness'
import { createSegmentedCache } from './segmented-cache'

/** Bytes of all pages with their compressed forms. */
const MOST_BYTES = 48 * 1024 * 1024
/** Names of pages that were asked for once; the second time they are worth keeping. */
const MOST_SEEN = 20_000
/** Pages that are being compressed; one more is kept when it is next asked for. */
const MOST_ENCODED = 32
/** Answers after which a page gets the smallest form there is. */
const WORTH_THE_BEST = 8

type Entry = { readonly page: FinishedPage; readonly isBest: boolean; answers: number }

type Found = { readonly page: FinishedPage; readonly isStale: boolean; readonly answers: number }

export type FinishedPages = ReturnType<typeof createFinishedPages>

/**
 * Public pages as bytes, ready to be sent to everybody (decision 036). Bounded by bytes, and asked of each at every answer whether
 * Next would still give it.
 */
export function createFinishedPages(mostBytes = MOST_BYTES) {
  const cache = createSegmentedCache<Entry>(mostBytes, ({ page }) => weigh(page))
  const seen = new LRUCache<string, true>({ max: MOST_SEEN })
  const encoding = new Set<string>()
  let isImproving = false

  async function keep(key: string, draft: UnfinishedPage, html: string): Promise<void> {
    if (encoding.has(key) || encoding.size >= MOST_ENCODED) return
    encoding.add(key)
    try {
      const old = cache.peek(key)
      const isSame = old?.page.etag === draft.etag
      const bodies = isSame ? old.page.bodies : await encodeBody(Buffer.from(html), 'quick')
      const page = { ...draft, bodies }
      if (judgeFreshness(page) === 'gone') return
      cache.set(key, { page, isBest: isSame && old.isBest, answers: old?.answers ?? 0 })
    } finally {
      encoding.delete(key)
    }
  }

  /** One page at a time: brotli's best takes a thread for a tenth of a second. */
  async function improve(key: string, { page }: Entry): Promise<void> {
    isImproving = true
    try {
      const bodies = await encodeBody(page.bodies.identity, 'best')
      const entry = cache.peek(key)
      if (entry?.page.etag !== page.etag) return
      cache.set(key, { page: { ...entry.page, bodies }, isBest: true, answers: entry.answers })
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
      if (entry.answers >= WORTH_THE_BEST && !entry.isBest && !isImproving) void improve(key, entry)
      return { page: entry.page, isStale: freshness === 'stale', answers: entry.answers }
    },
    /** Kept from the second time on, and what is kept is replaced by what was made later. */
    offer: (key: string, draft: UnfinishedPage, html: string): void => {
      const kept = cache.peek(key)
      if (kept === undefined && !seen.has(key)) seen.set(key, true)
      else if (kept === undefined || kept.page.made < draft.made) void keep(key, draft, html)
    },
    readBytes: cache.readBytes,
    readCount: cache.readCount,
  }
}
