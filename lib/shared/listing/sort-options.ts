type Sort = 'relevance' | 'newest' | 'closing'

export type SortOption = {
  readonly words: string
  readonly href: string
  readonly current: boolean
}

/** "Best match" only where there is text to match; `hrefOf(undefined)` is the usual order. */
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
