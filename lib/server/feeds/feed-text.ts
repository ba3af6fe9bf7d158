import { toOneLine } from '@/lib/contract/plain-text'
import type { FeedEntry, SearchFeed } from './feed'

/** Cleans the texts for both formats, whatever an importer wrote. */
export function cleanFeed(feed: SearchFeed): SearchFeed {
  const { title, siteName, pageUrl, entries } = feed
  return {
    ...feed,
    title: toOneLine(title),
    // A feed needs an author.
    siteName: toOneLine(siteName) || new URL(pageUrl).hostname,
    entries: entries.map(cleanEntry),
  }
}

function cleanEntry(entry: FeedEntry): FeedEntry {
  const { title, summary, author, tags } = entry
  return {
    ...entry,
    title: toOneLine(title),
    summary: toOneLine(summary),
    author: toOneLine(author ?? '') || null,
    tags: tags.map(toOneLine).filter((tag) => tag !== ''),
  }
}
