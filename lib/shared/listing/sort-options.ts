type Sort = 'relevance' | 'newest' | 'closing'

export type SortOption = {
  readonly words: string
  readonly href: string
  readonly current: boolean
}

/** Lists the sort options. "Best match" needs search text; `hrefOf(undefined)` is the default order. */
export function listSortOptions(
  filters: { readonly searchText?: string; readonly sort?: Sort },
  hrefOf: (sort: Sort | undefined) => string,
): SortOption[] {
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
