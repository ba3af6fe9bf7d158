import { normalizeOneLine } from '@/lib/contract/normalize-text'

/** A feed in either format (RFC 4287, JSON Feed 1.1). URLs are absolute, dates ISO 8601 in UTC. */
export type SearchFeed = {
  readonly title: string
  /** Its own canonical URL. */
  readonly selfUrl: string
  /** The page with the same content. */
  readonly pageUrl: string
  readonly siteName: string
  /** When an entry last changed. */
  readonly updatedAt: string
  readonly entries: readonly FeedEntry[]
}

export type FeedEntry = {
  /** Stable even when the title changes. */
  readonly id: string
  readonly url: string
  readonly title: string
  /** Plain text. */
  readonly summary: string
  /** The employer, provider or writer; null where that is the site. */
  readonly author: string | null
  readonly language: 'en' | 'km'
  /** Null: no date of publication. */
  readonly publishedAt: string | null
  readonly updatedAt: string
  readonly tags: readonly string[]
}

/** The maximum entries of a feed (decision 026). */
export const MAX_ENTRIES = 50

/** Cleans the texts for both formats, whatever an importer wrote. */
export function normalizeFeedText(feed: SearchFeed): SearchFeed {
  const { title, siteName, pageUrl, entries } = feed
  return {
    ...feed,
    title: normalizeOneLine(title),
    // A feed needs an author.
    siteName: normalizeOneLine(siteName) || new URL(pageUrl).hostname,
    entries: entries.map(cleanEntry),
  }
}

function cleanEntry(entry: FeedEntry): FeedEntry {
  const { title, summary, author, tags } = entry
  return {
    ...entry,
    title: normalizeOneLine(title),
    summary: normalizeOneLine(summary),
    author: normalizeOneLine(author ?? '') || null,
    tags: tags.map(normalizeOneLine).filter((tag) => tag !== ''),
  }
}
