import type { BroaderSearchCounts } from '@/lib/contract/listing'
import { formatTotal } from '@/lib/shared/format/numbers'
import type { ActiveFilter } from './filter-labels'
import { joinNames } from './filter-labels'
import type { Listing, ListingQuery, Shape } from './listing'

export type BroaderSearch = {
  readonly words: string
  readonly href: string
  readonly count: string
  readonly isOne: boolean
}

/**
 * Builds the broader searches: without one filter, else with one filter alone, as far as they have results;
 * fewest first.
 */
export function toBroaderSearches<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  active: readonly ActiveFilter[],
  { without, only }: BroaderSearchCounts,
): BroaderSearch[] {
  const filters = groupByName(active)
  const tried = without.length > 0 ? without : only
  return tried
    .toSorted((a, b) => a.total - b.total)
    .flatMap(({ filter, total, totalIsExact }) => {
      const found = filters.find(({ name }) => name === filter)
      if (found === undefined) return []
      const { name, words } = found
      const count = formatTotal({ total, totalIsExact })
      const others =
        tried === without
          ? listing.withFilter(query, name, undefined)
          : listing.withFilter({ filters: {} }, name, query.filters[name])
      const lead = tried === without ? 'Without' : 'Only'
      const isOne = total === 1 && totalIsExact
      return [{ words: `${lead} ${words}`, href: listing.hrefOf(others), count, isOne }]
    })
}

/** Groups values by filter: removing one of two places would find less, not more. */
function groupByName(active: readonly ActiveFilter[]) {
  return [...new Set(active.map(({ name }) => name))].map((name) => {
    const values = active.filter((each) => each.name === name)
    return { name, words: joinNames(values.map(({ words }) => words)) }
  })
}
