import type { Metadata } from 'next'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { listingMetadata } from './listing-metadata'

type Words = {
  readonly title: string
  readonly description: string
  readonly siteName: string
}

/** Keeps searches out of search engines. */
export function searchListMetadata(
  listing: SearchListing,
  query: SearchQuery,
  { title, ...words }: Words,
): Metadata {
  const { searchText } = query.filters
  const heading = searchText === undefined ? title : `“${searchText}” in ${title}`
  return listingMetadata(listing, query, [], { title: heading, ...words })
}
