import type { Metadata } from 'next'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { listingMetadata } from './listing-metadata'

type Words = {
  readonly title: string
  readonly description: string
  readonly siteName: string
}

/** Builds the metadata of a searchable list; searches are not indexed. */
export function searchListMetadata(
  listing: SearchListing,
  query: SearchQuery,
  { title, ...words }: Words,
): Metadata {
  return listingMetadata(listing, query, [], { title: toSearchTitle(title, query), ...words })
}

/** Formats "“bridge” in Engineering news". */
export function toSearchTitle(title: string, { filters: { searchText } }: SearchQuery): string {
  return searchText === undefined ? title : `“${searchText}” in ${title}`
}
