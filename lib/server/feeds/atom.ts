import { type FeedEntry, normalizeFeedText, type SearchFeed } from './feed'
import { element, textElement } from './xml'

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
    ...entries.map(toEntry),
  ])
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`
}

function toEntry({ language, publishedAt, ...entry }: FeedEntry): string {
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
