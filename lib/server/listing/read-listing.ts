import type { Broader } from '@/lib/contract/broader'
import { type NamedArea, namedArea } from '@/lib/contract/listing'
import { orWithout } from '@/lib/server/reading/reading'
import { listActiveFilters } from '@/lib/shared/listing/active-filters'
import { toBroaderSearches } from '@/lib/shared/listing/broader'
import type { FilterChoices } from '@/lib/shared/listing/filter-labels'
import type { Filters, Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'
import { readOffers } from './read-offers'

type Paging = { readonly limit: number; readonly offset?: number }
type Counted = {
  readonly total: number
  readonly data: readonly unknown[]
  readonly named?: readonly NamedArea[]
}

type Parts<S extends Shape, Page, Facets, Chosen> = {
  readonly readPage: (query: Filters<S> & Paging) => Promise<Page>
  readonly readFacets: (filters: Filters<S>) => Promise<Facets>
  readonly readBroader: (filters: Filters<S>) => Promise<Broader>
  readonly readChoices: () => Promise<Chosen>
  /** What values that stand on no list are called. */
  readonly readNames?: () => Promise<FilterChoices>
  readonly toTitle: (query: ListingQuery<S>, names: FilterChoices) => string
}

/** What a page of a listing with filters shows: its rows, with the rest as far as it can be read; null past its end. */
export async function readListing<
  S extends Shape,
  Page extends Counted,
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
  }: Parts<S, Page, Facets, Chosen>,
) {
  const paging = listing.toPaging(query.page)
  if (paging === null) return null
  const [page, facets, choices, names] = await Promise.all([
    readPage({ ...query.filters, ...paging }),
    orWithout(readFacets(query.filters), null),
    orWithout<Chosen, Partial<Chosen>>(readChoices(), {}),
    readNames && orWithout(readNames(), {}),
  ])
  const isEmpty = page.data.length === 0
  if (isEmpty && query.page > 1) return null
  const words: FilterChoices = { ...choices, ...names }
  const active = listActiveFilters(listing, query, words)
  // Of one filter, what is without it is everything, to which a link leads anyway.
  const counted =
    isEmpty && active.length > 1 ? await orWithout(readBroader(query.filters), null) : null
  const broader = counted === null ? [] : toBroaderSearches(listing, query, active, counted)
  const text: unknown = query.filters.searchText
  const offered = isEmpty ? namedArea.options : (page.named ?? [])
  const offers = typeof text === 'string' ? await readOffers(offered, text, listing.path) : []
  return { title: toTitle(query, words), page, facets, choices, active, broader, offers }
}
