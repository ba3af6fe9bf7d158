import { createFeedRoutes } from '@/app/_page-factories/feed-routes'
import type { TipSummary } from '@/lib/contract/articles/article'
import { MAX_LIMIT } from '@/lib/contract/common'
import { toArticleEntry } from '@/lib/server/feeds/entries'
import { readCareerAdviceList, readInterviewTips, readNews } from '@/lib/server/queries/articles'
import type { SearchQueryFunction } from '@/lib/server/queries/listing/search-listing'
import { toSearchTitle } from '@/lib/server/seo/listing-metadata'
import {
  careerAdviceListing,
  interviewTipListing,
  newsListing,
  type SearchListing,
} from '@/lib/shared/listing/listings'

type ArticleFeedOptions = {
  readonly listing: SearchListing
  readonly readPage: SearchQueryFunction<TipSummary>
  readonly title: string
}

function createArticleFeeds({ listing, readPage, title }: ArticleFeedOptions) {
  return createFeedRoutes({
    listing,
    // The API sorts matches by relevance, not by date; the feed sorts them afterwards.
    read: ({ filters }) => readPage({ ...filters, limit: MAX_LIMIT }),
    readTitle: (query) => toSearchTitle(title, query),
    toEntry: toArticleEntry,
  })
}

export const newsFeedRoutes = createArticleFeeds({
  listing: newsListing,
  readPage: readNews,
  title: 'Engineering news',
})

export const careerAdviceFeedRoutes = createArticleFeeds({
  listing: careerAdviceListing,
  readPage: readCareerAdviceList,
  title: 'Career advice for engineers',
})

export const interviewTipFeedRoutes = createArticleFeeds({
  listing: interviewTipListing,
  readPage: readInterviewTips,
  title: 'Job interview tips',
})
