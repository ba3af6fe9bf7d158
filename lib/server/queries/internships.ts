import 'server-only'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { createAreaQueries } from '@/lib/server/cache/area-queries'
import { tags } from '@/lib/shared/cache-tags'

export const {
  readPage: readInternships,
  readFacets: readInternshipFacets,
  readBroader: readBroaderInternships,
  readItem: readInternship,
  readSimilar: readSimilarInternships,
} = createAreaQueries(internshipEndpoints, {
  every: tags.internships,
  one: tags.internship,
  missing: tags.noInternship,
  offeredBy: tags.companies,
  owner: 'company',
  rows: 'internship',
})
