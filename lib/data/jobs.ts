import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { getJob, getJobFacets, type Job, listJobs, listSimilarJobs } from '@/lib/contract/job'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, readOr, tags } from './lifetime'

export type JobFilters = QueryOf<typeof getJobFacets>
export type JobPage = ReplyOf<typeof listJobs>

const noJobs: JobPage = {
  data: [],
  total: 0,
  totalIsExact: true,
  closingThisWeek: 0,
  limit: 20,
  offset: 0,
}

const noFacets: ReplyOf<typeof getJobFacets> = {
  categoryId: [],
  majorId: [],
  companyTypeId: [],
  salaryId: [],
  typeId: [],
  levelId: [],
  locationId: [],
}

/** A page of open vacancies (spec §7, `GET /v1/job`). */
export async function readJobs(query: QueryOf<typeof listJobs>): Promise<JobPage> {
  'use cache'
  keep(tags.jobs)
  return readOr(noJobs, () => publicApi().call(listJobs, { query }))
}

/** How many matches each filter value would leave. */
export async function readJobFacets(query: JobFilters) {
  'use cache'
  keep(tags.jobs)
  return readOr(noFacets, () => publicApi().call(getJobFacets, { query }))
}

/** One vacancy, open or closed; null when there is none. */
export async function readJob(id: number): Promise<Job | null> {
  'use cache'
  const job = await readOr(null, () =>
    nullWhenMissing(publicApi().call(getJob, { params: { id } })),
  )
  if (job === null) keepBriefly(tags.jobs, tags.job(id))
  else keep(tags.job(id), tags.companies)
  return job
}

/** Up to six open vacancies like this one; none when it is gone. */
export async function readSimilarJobs(id: number) {
  'use cache'
  keep(tags.jobs)
  return readOr([], async () => {
    const page = await nullWhenMissing(publicApi().call(listSimilarJobs, { params: { id } }))
    return page?.data ?? []
  })
}
