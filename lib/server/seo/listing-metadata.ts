import type { Metadata } from 'next'
import type { ActiveFilter } from '@/lib/shared/listing/active-filters'
import type { Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'

type Words = {
  readonly title: string
  readonly description: string
  /** The page with an address of its own that shows the same, null when there is none (decision 027). */
  readonly landing?: string | null
}

/** A list under filters is its landing page's, else its listing's; a search is kept out of search engines (decision 027). */
export function listingMetadata<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  active: readonly ActiveFilter[],
  { title, description, landing = null }: Words,
): Metadata {
  const { page, filters } = query
  const isSearch = filters.searchText !== undefined
  const isWhole = active.length === 0 && !isSearch
  const canonical = landing ?? (isWhole ? listing.href({ page, filters: {} }) : listing.path)
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: page > 1 ? `${description} Page ${page}.` : description,
    alternates: { canonical, languages: { en: canonical, 'x-default': canonical } },
    ...(isSearch ? { robots: { index: false, follow: true } } : {}),
  }
}
