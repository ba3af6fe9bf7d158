import { type FilterChoices, khmerOf, listChosen, UNREAD_NAME, wordsOf } from './filter-words'
import type { Listing, ListingQuery, Shape } from './listing'

export type ActiveFilter = {
  readonly name: string
  readonly words: string
  readonly khmer: string | null
  readonly withoutHref: string
}

/** The order of a listing counts as no filter. */
export function listActiveFilters<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  choices: FilterChoices,
): ActiveFilter[] {
  return Object.entries<unknown>(query.filters).flatMap(([name, chosen]) => {
    if (name === 'sort') return []
    const unnamed = choices[name] === undefined ? UNREAD_NAME : 'Something no longer listed'
    return listChosen(chosen).map((value) => ({
      name,
      words: wordsOf(choices, name, value) ?? unnamed,
      khmer: khmerOf(choices, name, value),
      withoutHref: listing.hrefOf(listing.withoutValue(query, name, value)),
    }))
  })
}
