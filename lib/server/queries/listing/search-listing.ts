import { listActiveFilters } from '@/lib/shared/listing/filter-labels'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { unpackQuery } from '@/lib/shared/listing/packed-query'
import type { SearchResults } from '@/lib/shared/listing/search-results'

type Paging = { readonly limit: number; readonly offset?: number }
export type SearchQueryFunction<Item> = (
  query: SearchQuery['filters'] & Paging,
) => Promise<SearchResults<Item>['page']>

/**
 * Reads a page of a searchable list. `packed` is the segment of `/browse/news/{packed}` (architecture §4); null past the
 * last page.
 */
export async function readSearchListing<Item>(
  listing: SearchListing,
  packed: string,
  readPage: SearchQueryFunction<Item>,
): Promise<SearchResults<Item> | null> {
  const search = unpackQuery(packed)
  if (search === null) return null
  const query = listing.parse(new URLSearchParams(search))
  const paging = listing.toPaging(query.page)
  if (paging === null) return null
  const page = await readPage({ ...query.filters, ...paging })
  const isEmpty = page.data.length === 0
  if (isEmpty && query.page > 1) return null
  const active = listActiveFilters(listing, query, {})
  return { query, page, active }
}
