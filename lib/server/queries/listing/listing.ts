import 'server-only'
import type { BroaderSearchCounts } from '@/lib/contract/listing'
import { type FoundBy, type SearchArea, searchArea } from '@/lib/contract/listing'
import { orPartial } from '@/lib/server/cache/query-result'
import { readScholarships } from '@/lib/server/queries/scholarships'
import { readMajors } from '@/lib/server/queries/studies'
import { readInternships, readJobs } from '@/lib/server/queries/vacancies'
import { toBroaderSearches } from '@/lib/shared/listing/broader'
import type { FilterChoices } from '@/lib/shared/listing/filter-labels'
import { listActiveFilters } from '@/lib/shared/listing/filter-labels'
import type { Filters, Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'
import { areaNames, type OtherAreaOffer } from '@/lib/shared/search/area-names'

/** Guesses are not offered in other areas. */
const FULL_MATCHES: ReadonlySet<FoundBy> = new Set(['words', 'fewThenMost'])

const areaQueries = {
  jobs: (query: Query) => readJobs(query),
  internships: (query: Query) => readInternships(query),
  scholarships: (query: Query) => readScholarships(query),
  majors: (query: Query) => readMajors(query),
} satisfies Record<SearchArea, (query: Query) => Promise<Found>>

type Paging = { readonly limit: number; readonly offset?: number }
type CountedPage = {
  readonly total: number
  readonly data: readonly unknown[]
  readonly named?: readonly SearchArea[]
}

type ListingQueries<S extends Shape, Page, Facets, Chosen> = {
  readonly readPage: (query: Filters<S> & Paging) => Promise<Page>
  readonly readFacets: (filters: Filters<S>) => Promise<Facets>
  readonly readBroaderCounts: (filters: Filters<S>) => Promise<BroaderSearchCounts>
  readonly readChoices: () => Promise<Chosen>
  /** Reads names of filter values that are in no list. */
  readonly readNames?: () => Promise<FilterChoices>
  readonly toTitle: (query: ListingQuery<S>, names: FilterChoices, facets: Facets | null) => string
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
    readBroaderCounts,
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
    isEmpty && active.length > 1 ? await orPartial(readBroaderCounts(query.filters), null) : null
  const broader = counted === null ? [] : toBroaderSearches(listing, query, active, counted)
  const text: unknown = query.filters.searchText
  const offered = isEmpty ? searchArea.options : (page.named ?? [])
  const offers = typeof text === 'string' ? await readOtherAreas(offered, text, listing.path) : []
  return { title: toTitle(query, words, facets), page, facets, choices, active, broader, offers }
}

type Found = {
  readonly total: number
  readonly totalIsExact: boolean
  readonly foundBy: FoundBy
}

type Query = { readonly searchText: string; readonly limit: number }

/**
 * Reads which other areas have full matches for a search: of `areas` without the one at `path`. Each costs one cached
 * search.
 */
async function readOtherAreas(
  areas: readonly SearchArea[],
  searchText: string,
  path: string,
): Promise<OtherAreaOffer[]> {
  const others = areas.filter((area) => areaNames[area].path !== path)
  const offers = await Promise.all(others.map((area) => readOtherArea(area, searchText)))
  return offers.filter((offer) => offer !== null)
}

async function readOtherArea(area: SearchArea, searchText: string): Promise<OtherAreaOffer | null> {
  const page = await orPartial<Found, null>(areaQueries[area]({ searchText, limit: 1 }), null)
  if (page === null || page.total === 0 || !FULL_MATCHES.has(page.foundBy)) return null
  const { total, totalIsExact } = page
  const href = `${areaNames[area].path}?${new URLSearchParams({ searchText })}`
  return { area, href, total, totalIsExact }
}
