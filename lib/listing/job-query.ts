import { jobFilters } from '@/lib/contract/job'
import { createListingQuery, type ListingQuery } from './listing-query'

const {
  searchText,
  categoryId,
  majorId,
  companyTypeId,
  salaryId,
  typeId,
  levelId,
  locationId,
  companyId,
  sort,
} = jobFilters.shape

const shape = {
  searchText,
  categoryId,
  majorId,
  companyTypeId,
  salaryId,
  typeId,
  levelId,
  locationId,
  companyId,
  sort,
}

/** The query of `/jobs` (spec §3). */
export const jobQuery = createListingQuery(shape)
export type JobQuery = ListingQuery<typeof shape>
