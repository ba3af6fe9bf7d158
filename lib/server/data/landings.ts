import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { reader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export type LandingReaders = {
  readonly readLandings: () => Promise<ReplyOf<typeof jobEndpoints.landings>>
  readonly readOverview: (
    query: QueryOf<typeof jobEndpoints.overview>,
  ) => Promise<ReplyOf<typeof jobEndpoints.overview>>
}

export const jobLandings: LandingReaders = {
  readLandings: reader(jobEndpoints.landings, [tags.jobs, tags.lookups]),
  readOverview: reader(jobEndpoints.overview, [tags.jobs]),
}

export const internshipLandings: LandingReaders = {
  readLandings: reader(internshipEndpoints.landings, [tags.internships, tags.lookups]),
  readOverview: reader(internshipEndpoints.overview, [tags.internships]),
}
