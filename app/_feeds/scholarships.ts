import { createFeedRoutes } from '@/app/_page-factories/feed-routes'
import { orPartial } from '@/lib/server/cache/query-result'
import { toScholarshipEntry } from '@/lib/server/feeds/entries'
import { MAX_ENTRIES } from '@/lib/server/feeds/feed'
import { readScholarships } from '@/lib/server/queries/scholarships'
import { readStudyChoices } from '@/lib/server/queries/study-choices'
import { describeScholarships } from '@/lib/shared/listing/listing-words'
import { scholarshipListing } from '@/lib/shared/listing/listings'
import { COVERS_CHOICES } from '@/lib/shared/listing/rows/scholarship-covers'

export const scholarshipFeeds = createFeedRoutes({
  listing: scholarshipListing,
  read: ({ filters }) => readScholarships({ ...filters, sort: 'newest', limit: MAX_ENTRIES }),
  readTitle: async (query) =>
    describeScholarships(query, {
      ...(await orPartial(readStudyChoices(), {})),
      type: COVERS_CHOICES,
    }),
  toEntry: toScholarshipEntry,
})
