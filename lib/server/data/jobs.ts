import 'server-only'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { openingReaders } from '@/lib/server/reading/opening-readers'
import { tags } from '@/lib/shared/cache-tags'

export const {
  readPage: readJobs,
  readFacets: readJobFacets,
  readBroader: readBroaderJobs,
  readItem: readJob,
  readSimilar: readSimilarJobs,
} = openingReaders(jobEndpoints, {
  all: tags.jobs,
  one: tags.job,
  none: tags.noJob,
  by: tags.companies,
  owner: 'company',
  rows: 'job',
})
