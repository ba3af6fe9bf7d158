import 'server-only'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { createListingQueries } from '@/lib/server/cache/listing-queries'
import { tags } from '@/lib/shared/cache-tags'

export const {
  readPage: readJobs,
  readFacets: readJobFacets,
  readBroader: readBroaderJobs,
  readItem: readJob,
  readSimilar: readSimilarJobs,
} = createListingQueries(jobEndpoints, {
  every: tags.jobs,
  one: tags.job,
  missing: tags.noJob,
  offeredBy: tags.companies,
  owner: 'company',
  rows: 'job',
})

export const {
  readPage: readInternships,
  readFacets: readInternshipFacets,
  readBroader: readBroaderInternships,
  readItem: readInternship,
  readSimilar: readSimilarInternships,
} = createListingQueries(internshipEndpoints, {
  every: tags.internships,
  one: tags.internship,
  missing: tags.noInternship,
  offeredBy: tags.companies,
  owner: 'company',
  rows: 'internship',
})
