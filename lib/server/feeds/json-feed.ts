import { type FeedEntry, normalizeFeedText, type SearchFeed } from './feed'

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
    items: entries.map(toItem),
  })
}

function toItem({ id, url, title, summary, author, tags, ...entry }: FeedEntry) {
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
