import { articleFeeds } from '@/app/_makers/article-feeds'
import { readCareerAdviceList } from '@/lib/server/data/career-advice'
import { careerAdviceListing } from '@/lib/shared/listing/listings'

export const careerAdviceFeeds = articleFeeds({
  listing: careerAdviceListing,
  readPage: readCareerAdviceList,
  title: 'Career advice for engineers',
})
