import 'server-only'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { createAreaQueries } from '@/lib/server/cache/area-queries'
import { tags } from '@/lib/shared/cache-tags'

export const {
  readPage: readJobs,
  readFacets: readJobFacets,
  readBroader: readBroaderJobs,
  readItem: readJob,
  readSimilar: readSimilarJobs,
} = createAreaQueries(jobEndpoints, {
  every: tags.jobs,
  one: tags.job,
  missing: tags.noJob,
  offeredBy: tags.companies,
  owner: 'company',
  rows: 'job',
})
