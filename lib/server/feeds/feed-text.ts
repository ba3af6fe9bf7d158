import type { FeedEntry, SearchFeed } from './feed'

/** All that no XML can hold, halves of a character among it. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** With texts that either format can carry, whatever an importer wrote. */
export function toCleanFeed(feed: SearchFeed): SearchFeed {
  const { title, siteName, pageUrl, entries } = feed
  return {
    ...feed,
    title: toFeedText(title),
    // A feed must have somebody who wrote it.
    siteName: toFeedText(siteName) || new URL(pageUrl).hostname,
    entries: entries.map(toCleanEntry),
  }
}

function toCleanEntry(entry: FeedEntry): FeedEntry {
  const { title, summary, author, tags } = entry
  return {
    ...entry,
    title: toFeedText(title),
    summary: toFeedText(summary),
    author: toFeedText(author ?? '') || null,
    tags: tags.map(toFeedText).filter((tag) => tag !== ''),
  }
}

/** One line that XML and JSON can carry. */
export function toFeedText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/\s+/g, ' ').trim()
}
