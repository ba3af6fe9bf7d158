import type { ReactNode } from 'react'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import { listingMetadata } from '@/lib/server/seo/listing-metadata'
import type { ActiveFilter } from '@/lib/shared/listing/filter-labels'
import type { Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'
import { EMPTY_QUERY_SEGMENT, unpackQuery } from '@/lib/shared/listing/packed-query'
import { createPage, type GeneratedPage, type PackedQueryParams } from './create-page'

type ListingData = { readonly title: string; readonly active: readonly ActiveFilter[] }

type ListingPageOptions<S extends Shape, Read extends ListingData> = {
  readonly listing: Listing<S>
  /** Reads everything the page shows; null when the page number is past the end. */
  readonly read: (query: ListingQuery<S>) => Promise<Read | null>
  readonly description: string
  /** Finds the landing page that shows the same items; null when there is none. */
  readonly findLanding?: (query: ListingQuery<S>) => Promise<string | null>
  readonly render: (query: ListingQuery<S>, read: Read) => ReactNode
}

/** Creates a listing page. `/jobs` and `/jobs?…` are rewritten to one packed path segment (architecture §4). */
export function createListingPage<S extends Shape, Read extends ListingData>({
  listing,
  read,
  description,
  findLanding = async () => null,
  render,
}: ListingPageOptions<S, Read>): GeneratedPage<PackedQueryParams> {
  return createPage({
    staticParams: [{ packedQuery: EMPTY_QUERY_SEGMENT }],
    read: async ({ packedQuery }) => {
      const search = unpackQuery(packedQuery)
      if (search === null) return null
      const query = listing.parse(new URLSearchParams(search))
      const found = await read(query)
      return found === null ? null : { query, found }
    },
    toMetadata: async ({ query, found: { title, active } }) =>
      listingMetadata(listing, query, active, {
        title,
        description: `${title}: ${description}`,
        siteName: getSiteName(await readSettings()),
        landing: await findLanding(query),
      }),
    render: ({ query, found }) => render(query, found),
  })
}
