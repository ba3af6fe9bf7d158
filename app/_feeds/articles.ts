import { createArticleFeeds } from '@/app/_page-factories/article-feeds'
import { readNews } from '@/lib/server/queries/articles'
import { newsListing } from '@/lib/shared/listing/listings'

export const newsFeeds = createArticleFeeds({
  listing: newsListing,
  readPage: readNews,
  title: 'Engineering news',
})
