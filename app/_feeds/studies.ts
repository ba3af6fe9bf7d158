import { createFeedRoutes } from '@/app/_page-factories/feed-routes'
import { MAX_LIMIT } from '@/lib/contract/common'
import { orPartial } from '@/lib/server/cache/query-result'
import { toMajorEntry, toScholarshipEntry } from '@/lib/server/feeds/entries'
import { MAX_ENTRIES } from '@/lib/server/feeds/feed'
import { readScholarships } from '@/lib/server/queries/scholarships'
import {
  readMajors,
  readScholarshipSearchTitle,
  readStudyChoices,
} from '@/lib/server/queries/studies'
import { describeMajors } from '@/lib/shared/listing/listing-words'
import { majorListing, scholarshipListing } from '@/lib/shared/listing/listings'

export const scholarshipFeedRoutes = createFeedRoutes({
  listing: scholarshipListing,
  read: ({ filters }) => readScholarships({ ...filters, sort: 'newest', limit: MAX_ENTRIES }),
  readTitle: readScholarshipSearchTitle,
  toEntry: toScholarshipEntry,
})

export const majorFeedRoutes = createFeedRoutes({
  listing: majorListing,
  // The API sorts majors by name or by relevance, not by date.
  read: ({ filters }) => readMajors({ ...filters, limit: MAX_LIMIT }),
  readTitle: async (query) => describeMajors(query, await orPartial(readStudyChoices(), {})),
  toEntry: toMajorEntry,
})
