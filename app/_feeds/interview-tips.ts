import { createArticleFeeds } from '@/app/_page-factories/article-feeds'
import { readInterviewTips } from '@/lib/server/queries/articles'
import { interviewTipListing } from '@/lib/shared/listing/listings'

export const interviewTipFeeds = createArticleFeeds({
  listing: interviewTipListing,
  readPage: readInterviewTips,
  title: 'Job interview tips',
})
