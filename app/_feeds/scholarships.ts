import { feedRoutes } from '@/app/_makers/feed-routes'
import { readScholarships } from '@/lib/server/data/scholarships'
import { readStudyChoices } from '@/lib/server/data/study-choices'
import { toScholarshipEntry } from '@/lib/server/feeds/entries'
import { MOST_ENTRIES } from '@/lib/server/feeds/feed'
import { orWithout } from '@/lib/server/reading/reading'
import { scholarshipListing } from '@/lib/shared/listing/listings'
import { COVERS_CHOICES } from '@/lib/shared/listing/rows/scholarship-covers'
import { describeScholarships } from '@/lib/shared/listing/scholarship-words'

export const scholarshipFeeds = feedRoutes({
  listing: scholarshipListing,
  read: ({ filters }) => readScholarships({ ...filters, sort: 'newest', limit: MOST_ENTRIES }),
  readTitle: async (query) =>
    describeScholarships(query, {
      ...(await orWithout(readStudyChoices(), {})),
      type: COVERS_CHOICES,
    }),
  toEntry: toScholarshipEntry,
})
