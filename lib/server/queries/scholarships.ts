import 'server-only'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { createListingQueries } from '@/lib/server/cache/listing-queries'
import { tags } from '@/lib/shared/cache-tags'

export const {
  readPage: readScholarships,
  readFacets: readScholarshipFacets,
  readBroaderCounts: readBroaderScholarshipCounts,
  readItem: readScholarship,
  readSimilar: readSimilarScholarships,
} = createListingQueries(scholarshipEndpoints, {
  every: tags.scholarships,
  one: tags.scholarship,
  missing: tags.noScholarship,
  offeredBy: tags.universities,
  owner: 'university',
  rows: 'scholarship',
})
