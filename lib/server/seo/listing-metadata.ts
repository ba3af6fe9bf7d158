import type { Metadata } from 'next'
import type { ActiveFilter } from '@/lib/shared/listing/active-filters'
import { toFeedHrefs } from '@/lib/shared/listing/feed-hrefs'
import type { Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'
import { shareMetadata } from './share-metadata'

type Words = {
  readonly title: string
  readonly description: string
  readonly siteName: string
}

/** Keeps searches and pairs of filters, but not single filters, out of search engines. */
export function listingMetadata<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  active: readonly ActiveFilter[],
  { title, description, siteName }: Words,
): Metadata {
  const { page, filters } = query
  const canonical = listing.href({ page, filters: listing.withFilter(query, 'sort', undefined) })
  const feeds = toFeedHrefs(listing, query)
  const isSearch = filters.searchText !== undefined || active.length > 1
  const words = {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: page > 1 ? `${description} Page ${page}.` : description,
  }
  return {
    ...words,
    ...shareMetadata({ ...words, path: canonical, siteName }),
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
