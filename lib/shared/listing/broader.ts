import type { ActiveFilter } from './active-filters'
import { joinNames } from './filter-words'
import type { Filters, Listing, ListingQuery, Shape } from './listing'

export type BroaderSearch = {
  readonly words: string
  readonly href: string
  readonly total: number
}

/** Filters that are tried; each costs a count in the database, and anybody may ask for such a page. */
const MAX_TRIED = 3

/** What narrows most, first: typed words, then what few share; anything else comes after. */
const NARROWEST_FIRST = [
  'searchText',
  'companyId',
  'universityId',
  'majorId',
  'departmentId',
  'locationId',
  'salaryId',
]

/** Each filter taken off, else each alone; fewest matches first. Three counts, at most six. */
export async function listBroaderSearches<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  active: readonly ActiveFilter[],
  count: (filters: Filters<S>) => Promise<number>,
): Promise<BroaderSearch[]> {
  const filters = groupByName(active)
  const tried = filters.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_TRIED)
  const without = tried.map(({ name, words }) =>
    search(`Without ${words}`, listing.withFilter(query, name, undefined)),
  )
  const found = await settle(without)
  if (found.length > 0 || filters.length < 3) return found
  return settle(
    tried.map(({ name, words }) =>
      search(
        `Only ${words}`,
        listing.withFilter({ filters: {}, page: 1 }, name, query.filters[name]),
      ),
    ),
  )

  async function search(words: string, filters: Filters<S>): Promise<BroaderSearch> {
    return { words, href: listing.hrefOf(filters), total: await count(filters) }
  }
}

/** Each filter once, with the words of all that it is set to: taking one of two places off finds less, not more. */
function groupByName(active: readonly ActiveFilter[]) {
  return [...new Set(active.map(({ name }) => name))].map((name) => {
    const values = active.filter((each) => each.name === name)
    return { name, words: joinNames(values.map(({ words }) => words)) }
  })
}

function rankOf({ name }: { readonly name: string }): number {
  const rank = NARROWEST_FIRST.indexOf(name)
  return rank === -1 ? NARROWEST_FIRST.length : rank
}

async function settle(searches: readonly Promise<BroaderSearch>[]): Promise<BroaderSearch[]> {
  return (await Promise.all(searches))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.total - b.total)
}
