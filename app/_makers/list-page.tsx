import type { ReactNode } from 'react'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { listingMetadata } from '@/lib/server/seo/listing-metadata'
import type { ActiveFilter } from '@/lib/shared/listing/active-filters'
import type { Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'
import { EVERYTHING, unpackQuery } from '@/lib/shared/listing/packed-query'
import { makePage } from './make-page'

type Shown = { readonly title: string; readonly active: readonly ActiveFilter[] }

type Parts<S extends Shape, Read extends Shown> = {
  readonly listing: Listing<S>
  /** All that the page shows; null when the listing does not go that far. */
  readonly read: (query: ListingQuery<S>) => Promise<Read | null>
  readonly description: string
  /** Address of the page that shows the same and has one of its own; null when there is none. */
  readonly findLanding?: (query: ListingQuery<S>) => Promise<string | null>
  readonly show: (query: ListingQuery<S>, read: Read) => ReactNode
}

/** `/jobs` and `/jobs?…` arrive here packed into one segment of the path (architecture §4). */
export function listPage<S extends Shape, Read extends Shown>({
  listing,
  read,
  description,
  findLanding = async () => null,
  show,
}: Parts<S, Read>) {
  return makePage({
    standIns: [{ query: EVERYTHING }],
    read: async ({ query: packed }) => {
      const search = unpackQuery(packed)
      if (search === null) return null
      const query = listing.parse(new URLSearchParams(search))
      const found = await read(query)
      return found === null ? null : { query, found }
    },
    toMetadata: async ({ query, found: { title, active } }) =>
      listingMetadata(listing, query, active, {
        title,
        description: `${title}: ${description}`,
        siteName: siteNameOf(await readSettings()),
        landing: await findLanding(query),
      }),
    show: ({ query, found }) => show(query, found),
  })
}
