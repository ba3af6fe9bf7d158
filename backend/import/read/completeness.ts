import type { FeedHead } from './feed-head'

/** How much of its source a feed holds, and why that is known. */
export type Completeness = {
  readonly extent: 'whole' | 'part' | 'truncated' | 'unstated'
  readonly reason: string
}

export type ReadPages = {
  /** The head of the last page. */
  readonly head: FeedHead
  /** Entries read of all pages. */
  readonly entries: number
  readonly pages: number
  /** What all feeds of the format are by their nature. */
  readonly ofFormat: 'whole' | 'part' | undefined
}

/**
 * Judges how much of its source a feed holds: by its format, then by what it says of pages and totals. A total
 * below the number of entries is of something else and does not count.
 */
export function judgeCompleteness({ head, entries, pages, ofFormat }: ReadPages): Completeness {
  const { total, limit } = head
  if (ofFormat === 'part')
    return { extent: 'part', reason: 'its format has the newest entries or one page of many' }
  if (head.next !== null)
    return { extent: 'truncated', reason: `another page follows the ${pages} that were read` }
  if (total !== null && total > entries)
    return {
      extent: 'truncated',
      reason: `it says that there are ${total} entries, and has ${entries}`,
    }
  if (head.pages !== null && head.pages > pages)
    return { extent: 'truncated', reason: `it is page ${pages} of ${head.pages}` }
  if (total === entries)
    return { extent: 'whole', reason: `it has all ${total} entries that it says there are` }
  if (pages > 1) return { extent: 'whole', reason: `all its ${pages} pages were read` }
  if (limit !== null && entries >= limit)
    return { extent: 'truncated', reason: `it has as many entries as its limit of ${limit} allows` }
  if (ofFormat === 'whole') return { extent: 'whole', reason: 'its format always has all entries' }
  return { extent: 'unstated', reason: 'it does not say whether it has all entries' }
}
