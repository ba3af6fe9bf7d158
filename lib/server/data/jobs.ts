import 'server-only'
import { type JobSummary, jobEndpoints } from '@/lib/contract/vacancies/job'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

/** A page of open jobs (spec §7, `GET /v1/job`). */
export const readJobs = reader(jobEndpoints.list, [tags.jobs, tags.companies])

/** How many matches each filter value would leave. */
export const readJobFacets = reader(jobEndpoints.facets, [tags.jobs])

/** One job, open or closed; null when there is none. */
export const readJob = itemReader(jobEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.job(id), tags.companies, tags.today],
  missing: [tags.jobs, tags.job(id)],
}))

const readSimilar = itemReader(jobEndpoints.similar, (id: number) => ({
  params: { id },
  found: [tags.jobs, tags.companies],
}))

/** Up to six open jobs like this one; none when it is gone. */
export async function readSimilarJobs(id: number): Promise<readonly JobSummary[]> {
  return (await readSimilar(id))?.data ?? []
}
