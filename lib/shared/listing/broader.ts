import type { ActiveFilter } from './active-filters'
import { joinNames } from './filter-words'
import type { Filters, Listing, ListingQuery, Shape } from './listing'

/** A broader search: what it takes off or keeps, its address, and how many matches it has. */
export type BroaderSearch = {
  readonly words: string
  readonly href: string
  readonly total: number
}

/** Filters that are tried; each costs a count in the database, and anybody may ask for such a page. */
const MAX_TRIED = 3

/**
 * What narrows a search most, first: words somebody typed, then what few share. Anything else comes after.
 * It is also what says most of what somebody looks for.
 */
const NARROWEST_FIRST = [
  'searchText',
  'companyId',
  'universityId',
  'majorId',
  'departmentId',
  'locationId',
  'salaryId',
]

/**
 * The ways out of a search without matches: each filter taken off, whatever it is set to, where that leaves some; if that never
 * does, each filter by itself. The nearest (the fewest matches) first. Of many filters only the three that
 * narrow most are tried, so there are three counts, or six where taking one off finds nothing.
 *
 * @param count the matches under the given filters
 */
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
