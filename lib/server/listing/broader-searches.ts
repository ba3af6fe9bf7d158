import { orWithout } from '@/lib/server/reading/reading'
import type { ActiveFilter } from '@/lib/shared/listing/active-filters'
import { type BroaderSearch, listBroaderSearches } from '@/lib/shared/listing/broader'
import type { Filters, Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'

type ReadTotal<S extends Shape> = (
  query: Filters<S> & { readonly limit: number },
) => Promise<{ readonly total: number }>

/** Searches that find something where this one finds nothing; one that cannot be counted is not offered. */
export function readBroaderSearches<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  active: readonly ActiveFilter[],
  readPage: ReadTotal<S>,
): Promise<BroaderSearch[]> {
  return listBroaderSearches(listing, query, active, async (filters) => {
    const { total } = await orWithout(readPage({ ...filters, limit: 1 }), { total: 0 })
    return total
  })
}
