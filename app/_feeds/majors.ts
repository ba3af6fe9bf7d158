import { feedRoutes } from '@/app/_makers/feed-routes'
import { MAX_LIMIT } from '@/lib/contract/common'
import { readMajors } from '@/lib/server/data/majors'
import { readStudyChoices } from '@/lib/server/data/study-choices'
import { toMajorEntry } from '@/lib/server/feeds/entries'
import { orWithout } from '@/lib/server/reading/reading'
import { majorListing } from '@/lib/shared/listing/listings'
import { describeMajors } from '@/lib/shared/listing/major-words'

export const majorFeeds = feedRoutes({
  listing: majorListing,
  // The API has them by name or by how well they match.
  read: ({ filters }) => readMajors({ ...filters, limit: MAX_LIMIT }),
  readTitle: async (query) => describeMajors(query, await orWithout(readStudyChoices(), {})),
  toEntry: toMajorEntry,
})
