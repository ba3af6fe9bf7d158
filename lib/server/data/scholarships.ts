import 'server-only'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { tags } from '@/lib/shared/cache-tags'
import { openingReaders } from './opening-readers'

export const {
  readPage: readScholarships,
  readFacets: readScholarshipFacets,
  readItem: readScholarship,
  readSimilar: readSimilarScholarships,
} = openingReaders(scholarshipEndpoints, {
  all: tags.scholarships,
  one: tags.scholarship,
  by: tags.universities,
})
