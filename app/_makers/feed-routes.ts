import type { FoundBy } from '@/lib/contract/listing'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { toAtom } from '@/lib/server/feeds/atom'
import { type FeedEntry, MOST_ENTRIES, type SearchFeed } from '@/lib/server/feeds/feed'
import { toJsonFeed } from '@/lib/server/feeds/json-feed'
import { answerRead } from '@/lib/server/http/answer-read'
import { orUnavailable } from '@/lib/server/reading/reading'
import { toSiteUrl } from '@/lib/server/site-url'
import { toFeedHrefs, toFeedSearch } from '@/lib/shared/listing/feed-hrefs'
import type { Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'

type Found<Item> = {
  readonly data: readonly Item[]
  readonly foundBy?: FoundBy
  readonly first?: number | null
}

type Parts<S extends Shape, Item> = {
  readonly listing: Listing<S>
  /** The newest of what the page finds, in any order; as many as a feed may hold, or more. What has all of the words stands first. */
  readonly read: (query: ListingQuery<S>) => Promise<Found<Item>>
  readonly readTitle: (query: ListingQuery<S>) => string | Promise<string>
  readonly toEntry: (listing: string, item: Item) => FeedEntry
}

type Format = {
  readonly address: 'atom' | 'json'
  readonly type: string
  readonly write: (feed: SearchFeed) => string
}

const atom: Format = { address: 'atom', type: 'application/atom+xml', write: toAtom }
const json: Format = { address: 'json', type: 'application/feed+json', write: toJsonFeed }

/** `/jobs.atom?…` and `/jobs.json?…`: what `/jobs?…` finds, newest first, at most fifty (decision 026). */
export function feedRoutes<S extends Shape, Item>(parts: Parts<S, Item>) {
  return { atom: feedRoute(parts, atom), json: feedRoute(parts, json) }
}

/** 503 while the API is away; readers of feeds ask again. */
function feedRoute<S extends Shape, Item>(
  { listing, read, readTitle, toEntry }: Parts<S, Item>,
  { address, type, write }: Format,
) {
  async function readFeed(query: ListingQuery<S>): Promise<SearchFeed> {
    const [found, title, settings] = await Promise.all([
      read(query),
      readTitle(query),
      readSettings(),
    ])
    const entries = listWithAll(found)
      .map((item) => toEntry(listing.path, item))
      .sort(byNewest)
    const shown = entries.slice(0, MOST_ENTRIES)
    const hrefs = toFeedHrefs(listing, query)
    const search = toFeedSearch(listing, query)
    return {
      title,
      selfUrl: toSiteUrl(hrefs?.[address] ?? listing.path),
      pageUrl: toSiteUrl(search === '' ? listing.path : `${listing.path}?${search}`),
      siteName: siteNameOf(settings),
      // Of nothing, no day can be said on which it changed.
      updatedAt: shown.map((entry) => entry.updatedAt).reduce(later, new Date(0).toISOString()),
      entries: shown,
    }
  }

  return async (request: Request): Promise<Response> => {
    const query = listing.parse(new URL(request.url).searchParams)
    const feed = await orUnavailable(readFeed(query), null)
    return answerRead(request, feed === null ? null : { type, body: write(feed) })
  }
}

/** Who follows a search wants no news of what has only some of its words (decision 068). */
function listWithAll<Item>({ data, foundBy = 'words', first = null }: Found<Item>) {
  if (foundBy === 'mostWords' || foundBy === 'likeness') return []
  return data.slice(0, first ?? data.length)
}

function byNewest(a: FeedEntry, b: FeedEntry): number {
  return dateOf(b).localeCompare(dateOf(a))
}

function dateOf({ publishedAt, updatedAt }: FeedEntry): string {
  return publishedAt ?? updatedAt
}

function later(a: string, b: string): string {
  return a > b ? a : b
}
