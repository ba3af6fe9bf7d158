import { type ActiveFilter, listActiveFilters } from '@/lib/shared/listing/active-filters'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { unpackQuery } from '@/lib/shared/listing/packed-query'

type Paging = { readonly limit: number; readonly offset?: number }
type Page<Item> = {
  readonly total: number
  readonly totalIsExact: boolean
  readonly data: readonly Item[]
}

export type SearchQueryFunction<Item> = (
  query: SearchQuery['filters'] & Paging,
) => Promise<Page<Item>>

export type SearchList<Item> = {
  readonly query: SearchQuery
  readonly page: Page<Item>
  readonly active: readonly ActiveFilter[]
}

/**
 * Reads a page of a searchable list. `packed` is the segment of `/browse/news/{query}` (architecture §4); null past the
 * last page.
 */
export async function readSearchListing<Item>(
  listing: SearchListing,
  packed: string,
  readPage: SearchQueryFunction<Item>,
): Promise<SearchList<Item> | null> {
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
