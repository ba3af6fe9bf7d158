import type { Listing, ListingQuery, Shape } from './listing'

/** A filter that is set: its words, and the address of the listing without it. */
export type ActiveFilter = {
  readonly name: string
  readonly words: string
  readonly withoutHref: string
}

/** What a filter can be chosen from, by its name. */
export type Choices = Readonly<
  Record<string, readonly { readonly id: number | string; readonly name: string }[] | undefined>
>

/** Each filter that is set, in words, and the address of the listing without it. The order is none. */
export function listActiveFilters<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  choices: Choices,
): ActiveFilter[] {
  return Object.entries(query.filters).flatMap(([name, value]) => {
    if (name === 'sort' || value === undefined) return []
    const withoutHref = listing.hrefOf(listing.withFilter(query, name, undefined))
    if (name === 'searchText') return [{ name, words: `“${value}”`, withoutHref }]
    const words = choices[name]?.find((choice) => choice.id === value)?.name
    return [{ name, words: words ?? 'Something no longer listed', withoutHref }]
  })
}
