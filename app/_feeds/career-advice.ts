import { createArticleFeeds } from '@/app/_page-factories/article-feeds'
import { readCareerAdviceList } from '@/lib/server/queries/articles'
import { careerAdviceListing } from '@/lib/shared/listing/listings'

export const careerAdviceFeeds = createArticleFeeds({
  listing: careerAdviceListing,
  readPage: readCareerAdviceList,
  title: 'Career advice for engineers',
})
