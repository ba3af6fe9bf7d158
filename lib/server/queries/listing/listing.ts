import type { Broader } from '@/lib/contract/broader'
import { type NamedArea, namedArea } from '@/lib/contract/listing'
import { orPartial } from '@/lib/server/cache/query-result'
import { listActiveFilters } from '@/lib/shared/listing/active-filters'
import { toBroaderSearches } from '@/lib/shared/listing/broader'
import type { FilterChoices } from '@/lib/shared/listing/filter-labels'
import type { Filters, Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'
import { readOtherAreas } from './other-areas'

type Paging = { readonly limit: number; readonly offset?: number }
type CountedPage = {
  readonly total: number
  readonly data: readonly unknown[]
  readonly named?: readonly NamedArea[]
}

type ListingQueries<S extends Shape, Page, Facets, Chosen> = {
  readonly readPage: (query: Filters<S> & Paging) => Promise<Page>
  readonly readFacets: (filters: Filters<S>) => Promise<Facets>
  readonly readBroader: (filters: Filters<S>) => Promise<Broader>
  readonly readChoices: () => Promise<Chosen>
  /** Reads names of filter values that are in no list. */
  readonly readNames?: () => Promise<FilterChoices>
  readonly toTitle: (query: ListingQuery<S>, names: FilterChoices) => string
}

/** Reads everything a listing with filters shows: its rows, and the rest as far as it can be read; null past its end. */
export async function readListing<
  S extends Shape,
  Page extends CountedPage,
  Facets,
  Chosen extends FilterChoices,
>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  {
    readPage,
    readFacets,
    readBroader,
    readChoices,
    readNames,
    toTitle,
  }: ListingQueries<S, Page, Facets, Chosen>,
) {
  const paging = listing.toPaging(query.page)
  if (paging === null) return null
  const [page, facets, choices, names] = await Promise.all([
    readPage({ ...query.filters, ...paging }),
    orPartial(readFacets(query.filters), null),
    orPartial<Chosen, Partial<Chosen>>(readChoices(), {}),
    readNames && orPartial(readNames(), {}),
  ])
  const isEmpty = page.data.length === 0
  if (isEmpty && query.page > 1) return null
  const words: FilterChoices = { ...choices, ...names }
  const active = listActiveFilters(listing, query, words)
  // With one filter, removing it leads to the whole listing, which is linked anyway.
  const counted =
    isEmpty && active.length > 1 ? await orPartial(readBroader(query.filters), null) : null
  const broader = counted === null ? [] : toBroaderSearches(listing, query, active, counted)
  const text: unknown = query.filters.searchText
  const offered = isEmpty ? namedArea.options : (page.named ?? [])
  const offers = typeof text === 'string' ? await readOtherAreas(offered, text, listing.path) : []
  return { title: toTitle(query, words), page, facets, choices, active, broader, offers }
}
