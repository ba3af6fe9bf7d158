import type { Metadata } from 'next'
import { toListPicture } from '@/lib/server/share/list-pictures'
import { toFeedHrefs } from '@/lib/shared/listing/feed-hrefs'
import type { ActiveFilter } from '@/lib/shared/listing/filter-labels'
import type { Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { shareMetadata } from './share-metadata'

type Words = {
  readonly title: string
  readonly description: string
  readonly siteName: string
  /** The landing page with the same items; null when there is none (decision 027). */
  readonly landing?: string | null
}

/**
 * Builds the metadata of a listing: with filters its canonical URL is the landing page's or the listing's; a search is
 * not indexed (decision 027).
 */
export function listingMetadata<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  active: readonly ActiveFilter[],
  { title, description, siteName, landing = null }: Words,
): Metadata {
  const { page, filters } = query
  const isSearch = filters.searchText !== undefined
  const isWhole = active.length === 0 && !isSearch
  const canonical = landing ?? (isWhole ? listing.href({ page, filters: {} }) : listing.path)
  const feeds = toFeedHrefs(listing, query)
  const words = {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: page > 1 ? `${description} Page ${page}.` : description,
  }
  return {
    ...words,
    ...shareMetadata({
      ...words,
      // A shared link shows what the visitor sees, whatever search engines index in its place.
      path: listing.href(query),
      siteName,
      picture: toListPicture(listing.path, siteName),
    }),
    alternates: {
      canonical,
      languages: { en: canonical, 'x-default': canonical },
      ...(feeds === null
        ? {}
        : {
            types: {
              'application/atom+xml': [{ url: feeds.atom, title }],
              'application/feed+json': [{ url: feeds.json, title }],
            },
          }),
    },
    ...(isSearch ? { robots: { index: false, follow: true } } : {}),
  }
}

/** Builds the metadata of a searchable list; searches are not indexed. */
export function searchListMetadata(
  listing: SearchListing,
  query: SearchQuery,
  { title, ...words }: Omit<Words, 'landing'>,
): Metadata {
  return listingMetadata(listing, query, [], { title: toSearchTitle(title, query), ...words })
}

/** Formats "“bridge” in Engineering news". */
export function toSearchTitle(title: string, { filters: { searchText } }: SearchQuery): string {
  return searchText === undefined ? title : `“${searchText}” in ${title}`
}
