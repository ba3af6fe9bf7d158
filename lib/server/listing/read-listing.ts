import { listActiveFilters } from '@/lib/shared/listing/active-filters'
import { listBroaderSearches } from '@/lib/shared/listing/broader'
import type { FilterChoices } from '@/lib/shared/listing/filter-words'
import type { Filters, Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'

type Paging = { readonly limit: number; readonly offset?: number }
type Counted = { readonly total: number; readonly data: readonly unknown[] }

type Parts<S extends Shape, Page, Facets, Chosen> = {
  readonly readPage: (query: Filters<S> & Paging) => Promise<Page>
  readonly readFacets: (filters: Filters<S>) => Promise<Facets>
  readonly readChoices: () => Promise<Chosen>
  /** What values that stand on no list are called. */
  readonly readNames?: () => FilterChoices | Promise<FilterChoices>
  readonly toTitle: (query: ListingQuery<S>, names: FilterChoices) => string
}

/** What a page of a listing with filters shows; null when the listing does not go that far. */
export async function readListing<
  S extends Shape,
  Page extends Counted,
  Facets,
  Chosen extends FilterChoices,
>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  { readPage, readFacets, readChoices, readNames, toTitle }: Parts<S, Page, Facets, Chosen>,
) {
  const paging = listing.toPaging(query.page)
  if (paging === null) return null
  const [page, facets, choices, names] = await Promise.all([
    readPage({ ...query.filters, ...paging }),
    readFacets(query.filters),
    readChoices(),
    readNames?.(),
  ])
  const isEmpty = page.data.length === 0
  if (isEmpty && query.page > 1) return null
  const words = { ...choices, ...names }
  const active = listActiveFilters(listing, query, words)
  const broader = isEmpty ? await listBroaderSearches(listing, query, active, count) : []
  return { title: toTitle(query, words), page, facets, choices, active, broader }

  async function count(filters: Filters<S>): Promise<number> {
    return (await readPage({ ...filters, limit: 1 })).total
  }
}
