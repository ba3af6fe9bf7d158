import { articleFeeds } from '@/app/_makers/article-feeds'
import { readNews } from '@/lib/server/data/news'
import { newsListing } from '@/lib/shared/listing/listings'

export const newsFeeds = articleFeeds({
  listing: newsListing,
  readPage: readNews,
  title: 'Engineering news',
})
