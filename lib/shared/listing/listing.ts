import type { z } from 'zod'
import { MAX_LISTED } from '@/lib/contract/common'
import { listChosen } from './filter-labels'

export type Shape = Readonly<Record<string, z.ZodType>>
export type Filters<S extends Shape> = { readonly [K in keyof S]?: NonNullable<z.output<S[K]>> }

/** The parsed query of a listing: its filters, and its page from 1. */
export type ListingQuery<S extends Shape> = { readonly filters: Filters<S>; readonly page: number }

/** Derives the query type of a listing: `AddressQueryOf<typeof jobListing>`. */
export type AddressQueryOf<L> = L extends Listing<infer S> ? ListingQuery<S> : never

const FIRST_PAGE = 1

export type Listing<S extends Shape> = ReturnType<typeof createListing<S>>

/** Creates a listing of any area. Imports zod, so it is not for client components. `path` has no query. */
export function createListing<S extends Shape>(path: string, shape: S, pageSize: number) {
  const names = Object.keys(shape).sort()
  // Visitors should narrow a search that is longer (architecture §8).
  const lastPage = Math.floor(MAX_LISTED / pageSize)

  /**
   * Parses a query. Invalid values are ignored (architecture §4); of several values the first counts, unless
   * the filter takes several.
   */
  function parse(params: URLSearchParams): ListingQuery<S> {
    const filters = Object.fromEntries(
      names.flatMap((name) => {
        const texts = params.getAll(name).map((text) => text.trim())
        const given = texts.filter((text) => text !== '')
        const parsed = [given, given[0]].map((input) => shape[name]?.safeParse(input))
        const read = parsed.find((each) => each?.success)?.data
        return read === undefined ? [] : [[name, read]]
      }),
    )
    // Values come from their own schemas; TypeScript loses the types in fromEntries.
    return { filters: filters as Filters<S>, page: parsePage(params.get('page')) }
  }

  /** Formats the canonical query: known keys, sorted, without defaults; empty when nothing is set. */
  function toSearch({ filters, page }: ListingQuery<S>): string {
    const entries = names.flatMap((name) =>
      listChosen<unknown>(filters[name]).map((value) => [name, String(value)]),
    )
    const search = new URLSearchParams(entries)
    if (page > FIRST_PAGE) search.set('page', String(page))
    return search.toString()
  }

  function href(query: ListingQuery<S>): string {
    const search = toSearch(query)
    return search === '' ? path : `${path}?${search}`
  }

  function hrefOf(filters: Filters<S>): string {
    return href({ filters, page: FIRST_PAGE })
  }

  function searchOf(filters: Filters<S>): string {
    return toSearch({ filters, page: FIRST_PAGE })
  }

  function withFilter<Name extends keyof S>(
    { filters }: Pick<ListingQuery<S>, 'filters'>,
    name: Name,
    value: Filters<S>[Name] | undefined,
  ): Filters<S> {
    const others = { ...filters, [name]: value }
    if (value === undefined) delete others[name]
    return others
  }

  function withoutValue<Name extends keyof S>(
    query: ListingQuery<S>,
    name: Name,
    value: unknown,
  ): Filters<S> {
    const others = listChosen<unknown>(query.filters[name]).filter((each) => each !== value)
    // Values remain only for filters that take several, and they were valid before.
    return withFilter(query, name, others.length === 0 ? undefined : (others as Filters<S>[Name]))
  }

  /** Returns `limit` and `offset` of a page; null beyond the last page (spec §3). */
  function toPaging(page: number): { limit: number; offset: number } | null {
    if (page > lastPage) return null
    return { limit: pageSize, offset: (page - FIRST_PAGE) * pageSize }
  }

  function countPages(total: number): number {
    return Math.min(Math.max(1, Math.ceil(total / pageSize)), lastPage)
  }

  return {
    path,
    names,
    parse,
    toSearch,
    href,
    hrefOf,
    searchOf,
    withFilter,
    withoutValue,
    toPaging,
    countPages,
  }
}

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : FIRST_PAGE
}
