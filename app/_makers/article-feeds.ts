import type { TipSummary } from '@/lib/contract/articles/article'
import { MAX_LIMIT } from '@/lib/contract/common'
import { toArticleEntry } from '@/lib/server/feeds/entries'
import type { ReadPage } from '@/lib/server/listing/search-list'
import { toSearchTitle } from '@/lib/server/seo/search-list-metadata'
import type { SearchListing } from '@/lib/shared/listing/listings'
import { feedRoutes } from './feed-routes'

type Parts = {
  readonly listing: SearchListing
  readonly readPage: ReadPage<TipSummary>
  readonly title: string
}

export function articleFeeds({ listing, readPage, title }: Parts) {
  return feedRoutes({
    listing,
    // Words are matched best first, whenever it was written.
    read: ({ filters }) => readPage({ ...filters, limit: MAX_LIMIT }),
    readTitle: (query) => toSearchTitle(title, query),
    toEntry: toArticleEntry,
  })
}
