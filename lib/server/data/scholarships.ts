import 'server-only'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { openingReaders } from '@/lib/server/reading/opening-readers'
import { tags } from '@/lib/shared/cache-tags'

export const {
  readPage: readScholarships,
  readFacets: readScholarshipFacets,
  readBroader: readBroaderScholarships,
  readItem: readScholarship,
  readSimilar: readSimilarScholarships,
} = openingReaders(scholarshipEndpoints, {
  all: tags.scholarships,
  one: tags.scholarship,
  none: tags.noScholarship,
  by: tags.universities,
  owner: 'university',
  rows: 'scholarship',
})
