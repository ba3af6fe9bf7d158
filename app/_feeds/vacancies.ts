import { createFeedRoutes } from '@/app/_page-factories/feed-routes'
import { toVacancyEntry } from '@/lib/server/feeds/entries'
import { MAX_ENTRIES } from '@/lib/server/feeds/feed'
import { readInternships, readJobs } from '@/lib/server/queries/vacancies'
import { readVacancySearchTitle } from '@/lib/server/queries/vacancy-listing'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'

export const jobFeedRoutes = createFeedRoutes({
  listing: jobListing,
  read: ({ filters }) => readJobs({ ...filters, sort: 'newest', limit: MAX_ENTRIES }),
  readTitle: (query) => readVacancySearchTitle('jobs', query),
  toEntry: toVacancyEntry,
})

export const internshipFeedRoutes = createFeedRoutes({
  listing: internshipListing,
  read: ({ filters }) => readInternships({ ...filters, sort: 'newest', limit: MAX_ENTRIES }),
  readTitle: (query) => readVacancySearchTitle('internships', query),
  toEntry: toVacancyEntry,
})
