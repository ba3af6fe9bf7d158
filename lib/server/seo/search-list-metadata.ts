import type { Metadata } from 'next'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { listingMetadata } from './listing-metadata'

type Words = { readonly title: string; readonly description: string }

/** Title and canonical address of a list that can only be searched; searches stay out of search engines. */
export function searchListMetadata(
  listing: SearchListing,
  query: SearchQuery,
  { title, description }: Words,
): Metadata {
  const { searchText } = query.filters
  const heading = searchText === undefined ? title : `“${searchText}” in ${title}`
  return listingMetadata(listing, query, [], { title: heading, description })
}
