import 'server-only'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { openingReaders } from '@/lib/server/reading/opening-readers'
import { tags } from '@/lib/shared/cache-tags'

export const {
  readPage: readInternships,
  readFacets: readInternshipFacets,
  readBroader: readBroaderInternships,
  readItem: readInternship,
  readSimilar: readSimilarInternships,
} = openingReaders(internshipEndpoints, {
  all: tags.internships,
  one: tags.internship,
  none: tags.noInternship,
  by: tags.companies,
  owner: 'company',
  rows: 'internship',
})
