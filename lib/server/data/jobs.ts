import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import {
  type Job,
  type JobFacets,
  type JobSummary,
  jobEndpoints,
} from '@/lib/contract/vacancies/job'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

type JobFilters = QueryOf<typeof jobEndpoints.facets>
type JobPage = ReplyOf<typeof jobEndpoints.list>

const noJobs: JobPage = {
  data: [],
  total: 0,
  totalIsExact: true,
  closingThisWeek: 0,
  limit: 20,
  offset: 0,
}

const noFacets: JobFacets = {
  categoryId: [],
  majorId: [],
  companyTypeId: [],
  salaryId: [],
  typeId: [],
  levelId: [],
  locationId: [],
}

/** A page of open vacancies (spec §7, `GET /v1/job`). */
export function readJobs(query: QueryOf<typeof jobEndpoints.list>): Promise<JobPage> {
  return requireValue(keptJobs(query))
}

async function keptJobs(query: QueryOf<typeof jobEndpoints.list>) {
  'use cache'
  keep(tags.jobs, tags.companies)
  return read(noJobs, () => publicApi().call(jobEndpoints.list, { query }))
}

/** How many matches each filter value would leave. */
export function readJobFacets(query: JobFilters): Promise<JobFacets> {
  return requireValue(keptJobFacets(query))
}

async function keptJobFacets(query: JobFilters) {
  'use cache'
  keep(tags.jobs)
  return read(noFacets, () => publicApi().call(jobEndpoints.facets, { query }))
}

/** One vacancy, open or closed; null when there is none. */
export function readJob(id: number): Promise<Job | null> {
  return requireValue(keptJob(id))
}

async function keptJob(id: number) {
  'use cache'
  const job = await read(null, () =>
    nullWhenMissing(publicApi().call(jobEndpoints.get, { params: { id } })),
  )
  if ('value' in job && job.value === null) keepBriefly(tags.jobs, tags.job(id))
  else keep(tags.job(id), tags.companies, tags.today)
  return job
}

/** Up to six open vacancies like this one; none when it is gone. */
export function readSimilarJobs(id: number): Promise<readonly JobSummary[]> {
  return requireValue(keptSimilarJobs(id))
}

async function keptSimilarJobs(id: number) {
  'use cache'
  keep(tags.jobs, tags.companies)
  return read([], async () => {
    const page = await nullWhenMissing(publicApi().call(jobEndpoints.similar, { params: { id } }))
    return page?.data ?? []
  })
}
