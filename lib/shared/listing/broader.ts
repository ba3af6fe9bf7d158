import type { Broader } from '@/lib/contract/broader'
import { formatNumber } from '@/lib/shared/format/number'
import type { ActiveFilter } from './active-filters'
import { joinNames } from './filter-labels'
import type { Listing, ListingQuery, Shape } from './listing'

export type BroaderSearch = {
  readonly words: string
  readonly href: string
  readonly count: string
  readonly isOne: boolean
}

/** Each filter taken off, else each alone, as far as that finds something; fewest matches first. */
export function toBroaderSearches<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  active: readonly ActiveFilter[],
  { without, only }: Broader,
): BroaderSearch[] {
  const filters = groupByName(active)
  const tried = without.length > 0 ? without : only
  return tried
    .toSorted((a, b) => a.total - b.total)
    .flatMap(({ filter, total, totalIsExact }) => {
      const found = filters.find(({ name }) => name === filter)
      if (found === undefined) return []
      const { name, words } = found
      const count = `${formatNumber(total)}${totalIsExact ? '' : '+'}`
      const others =
        tried === without
          ? listing.withFilter(query, name, undefined)
          : listing.withFilter({ filters: {} }, name, query.filters[name])
      const lead = tried === without ? 'Without' : 'Only'
      const isOne = total === 1 && totalIsExact
      return [{ words: `${lead} ${words}`, href: listing.hrefOf(others), count, isOne }]
    })
}

/** Each filter once, with the words of all that it is set to: taking one of two places off finds less, not more. */
function groupByName(active: readonly ActiveFilter[]) {
  return [...new Set(active.map(({ name }) => name))].map((name) => {
    const values = active.filter((each) => each.name === name)
    return { name, words: joinNames(values.map(({ words }) => words)) }
  })
}
