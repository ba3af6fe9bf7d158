import { feedRoutes } from '@/app/_makers/feed-routes'
import { readJobs } from '@/lib/server/data/jobs'
import { readVacancyTitle } from '@/lib/server/data/vacancy-listing'
import { toVacancyEntry } from '@/lib/server/feeds/entries'
import { MOST_ENTRIES } from '@/lib/server/feeds/feed'
import { jobListing } from '@/lib/shared/listing/listings'

export const jobFeeds = feedRoutes({
  listing: jobListing,
  read: ({ filters }) => readJobs({ ...filters, sort: 'newest', limit: MOST_ENTRIES }),
  readTitle: (query) => readVacancyTitle('jobs', query),
  toEntry: toVacancyEntry,
})
