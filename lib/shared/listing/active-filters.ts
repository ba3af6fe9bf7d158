import {
  type FilterChoices,
  getKhmerLabel,
  getLabel,
  listChosen,
  UNKNOWN_NAME,
} from './filter-labels'
import type { Listing, ListingQuery, Shape } from './listing'

export type ActiveFilter = {
  readonly name: string
  readonly words: string
  readonly khmer: string | null
  readonly withoutHref: string
}

/** Lists the filters that are set; the sort order is none. */
export function listActiveFilters<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  choices: FilterChoices,
): ActiveFilter[] {
  return Object.entries<unknown>(query.filters).flatMap(([name, chosen]) => {
    if (name === 'sort') return []
    const unnamed = choices[name] === undefined ? UNKNOWN_NAME : 'Something no longer listed'
    return listChosen(chosen).map((value) => ({
      name,
      words: getLabel(choices, name, value) ?? unnamed,
      khmer: getKhmerLabel(choices, name, value),
      withoutHref: listing.hrefOf(listing.withoutValue(query, name, value)),
    }))
  })
}
