import type { TipSummary } from '@/lib/contract/articles/article'
import { MAX_LIMIT } from '@/lib/contract/common'
import { toArticleEntry } from '@/lib/server/feeds/entries'
import type { SearchQueryFunction } from '@/lib/server/queries/listing/search-listing'
import { toSearchTitle } from '@/lib/server/seo/search-list-metadata'
import type { SearchListing } from '@/lib/shared/listing/listings'
import { createFeedRoutes } from './feed-routes'

type ArticleFeedOptions = {
  readonly listing: SearchListing
  readonly readPage: SearchQueryFunction<TipSummary>
  readonly title: string
}

export function createArticleFeeds({ listing, readPage, title }: ArticleFeedOptions) {
  return createFeedRoutes({
    listing,
    // The API sorts matches by relevance, not by date; the feed sorts them afterwards.
    read: ({ filters }) => readPage({ ...filters, limit: MAX_LIMIT }),
    readTitle: (query) => toSearchTitle(title, query),
    toEntry: toArticleEntry,
  })
}
