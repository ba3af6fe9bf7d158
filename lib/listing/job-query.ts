import { jobFilters } from '@/lib/contract/job'
import { createListingQuery, type ListingQuery } from './listing-query'

// In an address the page stands for limit and offset.
const { limit: _limit, offset: _offset, ...shape } = jobFilters.shape

/** The query of `/jobs` (spec §3). */
export const jobQuery = createListingQuery(shape)
export type JobQuery = ListingQuery<typeof shape>
