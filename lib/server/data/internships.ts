import 'server-only'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { tags } from '@/lib/shared/cache-tags'
import { openingReaders } from './opening-readers'

export const {
  readPage: readInternships,
  readFacets: readInternshipFacets,
  readItem: readInternship,
  readSimilar: readSimilarInternships,
} = openingReaders(internshipEndpoints, {
  all: tags.internships,
  one: tags.internship,
  by: tags.companies,
})
