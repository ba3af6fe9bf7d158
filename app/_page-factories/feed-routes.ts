import type { FoundBy } from '@/lib/contract/listing'
import { orUnavailable } from '@/lib/server/cache/query-result'
import {
  type FeedEntry,
  MAX_ENTRIES,
  type SearchFeed,
  toAtom,
  toJsonFeed,
} from '@/lib/server/feeds/feed'
import { sendFeed } from '@/lib/server/feeds/feed-response'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import { toSiteUrl } from '@/lib/server/site-url'
import { toFeedHrefs, toFeedSearch } from '@/lib/shared/listing/feed-hrefs'
import type { Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'

type FeedItems<Item> = {
  readonly data: readonly Item[]
  readonly foundBy?: FoundBy
  readonly first?: number | null
}

type FeedOptions<S extends Shape, Item> = {
  readonly listing: Listing<S>
  /** Reads the newest matches in any order, at least as many as a feed may hold. Items that match every word come first. */
  readonly read: (query: ListingQuery<S>) => Promise<FeedItems<Item>>
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

type FeedRoute = (request: Request) => Promise<Response>

export type FeedRoutes = { readonly atom: FeedRoute; readonly json: FeedRoute }

/** Creates `/jobs.atom?…` and `/jobs.json?…`: the matches of `/jobs?…`, newest first, at most fifty (decision 026). */
export function createFeedRoutes<S extends Shape, Item>(parts: FeedOptions<S, Item>): FeedRoutes {
  return { atom: createFeedRoute(parts, atom), json: createFeedRoute(parts, json) }
}

/** Answers 503 while the API is unavailable; feed readers try again. */
function createFeedRoute<S extends Shape, Item>(
  { listing, read, readTitle, toEntry }: FeedOptions<S, Item>,
  { address, type, write }: Format,
): FeedRoute {
  async function readFeed(query: ListingQuery<S>): Promise<SearchFeed> {
    const [found, title, settings] = await Promise.all([
      read(query),
      readTitle(query),
      readSettings(),
    ])
    const entries = listFullMatches(found)
      .map((item) => toEntry(listing.path, item))
      .sort(byNewest)
    const shown = entries.slice(0, MAX_ENTRIES)
    const hrefs = toFeedHrefs(listing, query)
    const search = toFeedSearch(listing, query)
    return {
      title,
      selfUrl: toSiteUrl(hrefs?.[address] ?? listing.path),
      pageUrl: toSiteUrl(search === '' ? listing.path : `${listing.path}?${search}`),
      siteName: getSiteName(settings),
      // An empty feed has no date of change.
      updatedAt: shown.map((entry) => entry.updatedAt).reduce(later, new Date(0).toISOString()),
      entries: shown,
    }
  }

  return async (request) => {
    const query = listing.parse(new URL(request.url).searchParams)
    const feed = await orUnavailable(readFeed(query), null)
    return sendFeed(request, feed === null ? null : { type, body: write(feed) })
  }
}

/** Drops partial matches: a follower of a search wants only what matches every word (decision 068). */
function listFullMatches<Item>({ data, foundBy = 'words', first = null }: FeedItems<Item>) {
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
