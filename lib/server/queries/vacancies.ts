import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { BroaderSearchCounts } from '@/lib/contract/listing'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { createListingQueries } from '@/lib/server/cache/listing-queries'
import { tags } from '@/lib/shared/cache-tags'
import {
  internshipListing,
  jobListing,
  type VacancyListing,
  type VacancyQuery,
} from '@/lib/shared/listing/listings'
import type { DegreeRole } from '@/lib/shared/qualification/requirements'

export const {
  readPage: readJobs,
  readFacets: readJobFacets,
  readBroaderCounts: readBroaderJobCounts,
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
  readBroaderCounts: readBroaderInternshipCounts,
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

type LandingQueries = {
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

type Filters = Omit<VacancyQuery['filters'], 'sort'>

/** What jobs and internships differ in: their words, their listing, and the queries that read them. */
export type VacancySection = {
  readonly one: string
  readonly many: string
  /** The name of the area in saved searches. */
  readonly searched: ListingType
  readonly degreeAs: DegreeRole
  readonly listing: VacancyListing
  readonly readPage: (
    query: QueryOf<typeof jobEndpoints.list>,
  ) => Promise<ReplyOf<typeof jobEndpoints.list>>
  readonly readFacets: (filters: Filters) => Promise<VacancyFacets>
  readonly readBroaderCounts: (filters: Filters) => Promise<BroaderSearchCounts>
  readonly landings: LandingQueries
}

export const jobSection: VacancySection = {
  one: 'job',
  many: 'jobs',
  searched: 'jobs',
  degreeAs: 'held',
  listing: jobListing,
  readPage: readJobs,
  readFacets: readJobFacets,
  readBroaderCounts: readBroaderJobCounts,
  landings: jobLandingQueries,
}

export const internshipSection: VacancySection = {
  one: 'internship',
  many: 'internships',
  searched: 'internships',
  degreeAs: 'begun',
  listing: internshipListing,
  readPage: readInternships,
  readFacets: readInternshipFacets,
  readBroaderCounts: readBroaderInternshipCounts,
  landings: internshipLandingQueries,
}
