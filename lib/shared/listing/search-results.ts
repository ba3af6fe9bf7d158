import type { ActiveFilter } from './filter-labels'
import type { SearchQuery } from './listings'

/** Describes one page of a list that is searched by words: the query, its items and the filters that narrow it. */
export type SearchResults<Item> = {
  readonly query: SearchQuery
  readonly page: {
    readonly total: number
    readonly totalIsExact: boolean
    readonly data: readonly Item[]
  }
  readonly active: readonly ActiveFilter[]
}
