import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export type LandingQueries = {
  readonly readLandingPages: () => Promise<ReplyOf<typeof jobEndpoints.landings>>
  readonly readOverview: (
    query: QueryOf<typeof jobEndpoints.overview>,
  ) => Promise<ReplyOf<typeof jobEndpoints.overview>>
}

export const jobLandingQueries: LandingQueries = {
  readLandingPages: cachedQuery(jobEndpoints.landings, [tags.jobs, tags.lookups]),
  readOverview: cachedQuery(jobEndpoints.overview, [tags.jobs]),
}

export const internshipLandingQueries: LandingQueries = {
  readLandingPages: cachedQuery(internshipEndpoints.landings, [tags.internships, tags.lookups]),
  readOverview: cachedQuery(internshipEndpoints.overview, [tags.internships]),
}
