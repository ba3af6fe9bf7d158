import { createFeedRoutes } from '@/app/_page-factories/feed-routes'
import { toScholarshipEntry } from '@/lib/server/feeds/entries'
import { MAX_ENTRIES } from '@/lib/server/feeds/feed'
import { readScholarships } from '@/lib/server/queries/scholarships'
import { readScholarshipTitle } from '@/lib/server/queries/study-choices'
import { scholarshipListing } from '@/lib/shared/listing/listings'

export const scholarshipFeedRoutes = createFeedRoutes({
  listing: scholarshipListing,
  read: ({ filters }) => readScholarships({ ...filters, sort: 'newest', limit: MAX_ENTRIES }),
  readTitle: readScholarshipTitle,
  toEntry: toScholarshipEntry,
})
