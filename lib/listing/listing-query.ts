import type { z } from 'zod'
import { MAX_LISTED } from '@/lib/contract/common'
import { LISTING_PAGE_SIZE } from '@/lib/limits'

/** The last page a listing has; past it a search should be narrowed (design §8). */
const LAST_PAGE = Math.floor(MAX_LISTED / LISTING_PAGE_SIZE)

type Shape = Readonly<Record<string, z.ZodType>>
type Filters<S extends Shape> = { readonly [K in keyof S]?: NonNullable<z.output<S[K]>> }

/** What the address of a listing asks for: the filters that are set, and the page from 1. */
export type ListingQuery<S extends Shape> = { readonly filters: Filters<S>; readonly page: number }

/**
 * The filter state of one listing, kept in its address: reads and writes the query with the
 * filters of the contract, and knows nothing of any area.
 */
export function createListingQuery<S extends Shape>(shape: S) {
  const names = Object.keys(shape).sort()

  /** Reads known keys only; a value the contract refuses counts as not set (design §4). */
  function parse(params: URLSearchParams): ListingQuery<S> {
    const filters = Object.fromEntries(
      names.flatMap((name) => {
        const text = params.get(name)?.trim() ?? ''
        const parsed = text === '' ? undefined : shape[name]?.safeParse(text)
        return parsed?.success ? [[name, parsed.data]] : []
      }),
    )
    // Entries read by their own schemas; TypeScript cannot follow them through fromEntries.
    return { filters: filters as Filters<S>, page: parsePage(params.get('page')) }
  }

  /** The one way to write a query: known keys, sorted, defaults left out; empty when nothing is set. */
  function toSearch({ filters, page }: ListingQuery<S>): string {
    const entries = names.flatMap((name) =>
      filters[name] === undefined ? [] : [[name, String(filters[name])]],
    )
    const search = new URLSearchParams(entries)
    if (page > 1) search.set('page', String(page))
    return search.toString()
  }

  return { parse, toSearch }
}

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

/** `limit` and `offset` of a page, or null when no listing goes that far (spec §3). */
export function toPaging(page: number): { limit: number; offset: number } | null {
  if (page > LAST_PAGE) return null
  return { limit: LISTING_PAGE_SIZE, offset: (page - 1) * LISTING_PAGE_SIZE }
}

/** The number of pages `total` matches make, never more than a listing can show. */
export function countPages(total: number): number {
  return Math.min(Math.max(1, Math.ceil(total / LISTING_PAGE_SIZE)), LAST_PAGE)
}
