import { articleFeeds } from '@/app/_makers/article-feeds'
import { readInterviewTips } from '@/lib/server/data/interview-tips'
import { interviewTipListing } from '@/lib/shared/listing/listings'

export const interviewTipFeeds = articleFeeds({
  listing: interviewTipListing,
  readPage: readInterviewTips,
  title: 'Job interview tips',
})
