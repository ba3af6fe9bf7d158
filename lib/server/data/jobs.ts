import 'server-only'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { tags } from '@/lib/shared/cache-tags'
import { openingReaders } from './opening-readers'

export const {
  readPage: readJobs,
  readFacets: readJobFacets,
  readItem: readJob,
  readSimilar: readSimilarJobs,
} = openingReaders(jobEndpoints, { all: tags.jobs, one: tags.job, by: tags.companies })
