import { feedRoutes } from '@/app/_makers/feed-routes'
import { readInternships } from '@/lib/server/data/internships'
import { readVacancyTitle } from '@/lib/server/data/vacancy-listing'
import { toVacancyEntry } from '@/lib/server/feeds/entries'
import { MOST_ENTRIES } from '@/lib/server/feeds/feed'
import { internshipListing } from '@/lib/shared/listing/listings'

export const internshipFeeds = feedRoutes({
  listing: internshipListing,
  read: ({ filters }) => readInternships({ ...filters, sort: 'newest', limit: MOST_ENTRIES }),
  readTitle: (query) => readVacancyTitle('internships', query),
  toEntry: toVacancyEntry,
})
