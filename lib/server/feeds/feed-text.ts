import { toOneLine } from '@/lib/contract/plain-text'
import type { FeedEntry, SearchFeed } from './feed'

/** With texts that either format can carry, whatever an importer wrote. */
export function toCleanFeed(feed: SearchFeed): SearchFeed {
  const { title, siteName, pageUrl, entries } = feed
  return {
    ...feed,
    title: toOneLine(title),
    // A feed must have somebody who wrote it.
    siteName: toOneLine(siteName) || new URL(pageUrl).hostname,
    entries: entries.map(toCleanEntry),
  }
}

function toCleanEntry(entry: FeedEntry): FeedEntry {
  const { title, summary, author, tags } = entry
  return {
    ...entry,
    title: toOneLine(title),
    summary: toOneLine(summary),
    author: toOneLine(author ?? '') || null,
    tags: tags.map(toOneLine).filter((tag) => tag !== ''),
  }
}
