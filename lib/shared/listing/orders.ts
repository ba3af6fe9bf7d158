type Sort = 'relevance' | 'newest' | 'closing'

/** An order a listing can be read in, for `SortLinks`. */
export type Order = { readonly words: string; readonly href: string; readonly current: boolean }

/**
 * The orders a listing can be read in; "best match" only where there is text to match.
 *
 * @param filters those that are set
 * @param hrefOf the address under another order; undefined is the usual one
 */
export function listOrders(
  filters: { readonly searchText?: string; readonly sort?: Sort },
  hrefOf: (sort: Sort | undefined) => string,
): Order[] {
  const hasText = filters.searchText !== undefined
  const usual = hasText ? 'relevance' : 'newest'
  const order = (words: string, sort: Sort) => ({
    words,
    href: hrefOf(sort === usual ? undefined : sort),
    current: (filters.sort ?? usual) === sort,
  })
  return [
    ...(hasText ? [order('Best match', 'relevance')] : []),
    order('Newest', 'newest'),
    order('Closing soon', 'closing'),
  ]
}
