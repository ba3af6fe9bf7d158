import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { element, textElement } from '../xml'

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
function normalizeFeedText(feed: SearchFeed): SearchFeed {
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

/** Formats a feed as Atom (RFC 4287). */
export function toAtom(feed: SearchFeed): string {
  const { title, selfUrl, pageUrl, siteName, updatedAt, entries } = normalizeFeedText(feed)
  const root = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
    textElement('id', selfUrl),
    textElement('title', title),
    textElement('updated', updatedAt),
    link('self', selfUrl, 'application/atom+xml'),
    link('alternate', pageUrl, 'text/html'),
    author(siteName),
    ...entries.map(toAtomEntry),
  ])
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`
}

function toAtomEntry({ language, publishedAt, ...entry }: FeedEntry): string {
  return element('entry', language === 'en' ? {} : { 'xml:lang': language }, [
    textElement('id', entry.id),
    textElement('title', entry.title),
    link('alternate', entry.url, 'text/html'),
    ...(publishedAt === null ? [] : [textElement('published', publishedAt)]),
    textElement('updated', entry.updatedAt),
    ...(entry.author === null ? [] : [author(entry.author)]),
    ...entry.tags.map((tag) => element('category', { term: tag })),
    textElement('summary', entry.summary),
  ])
}

function link(rel: string, href: string, type: string): string {
  return element('link', { rel, href, type })
}

function author(name: string): string {
  return element('author', {}, [textElement('name', name)])
}

/** Formats a feed as JSON Feed 1.1. */
export function toJsonFeed(feed: SearchFeed): string {
  const { title, selfUrl, pageUrl, siteName, entries } = normalizeFeedText(feed)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: selfUrl,
    language: 'en',
    authors: [{ name: siteName }],
    items: entries.map(toJsonItem),
  })
}

function toJsonItem({ id, url, title, summary, author, tags, ...entry }: FeedEntry) {
  const { language, publishedAt, updatedAt } = entry
  return {
    id,
    url,
    title,
    content_text: summary,
    summary,
    ...(publishedAt === null ? {} : { date_published: publishedAt }),
    date_modified: updatedAt,
    ...(author === null ? {} : { authors: [{ name: author }] }),
    ...(tags.length === 0 ? {} : { tags }),
    language,
  }
}
