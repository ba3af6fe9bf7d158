import { AlertScreen } from '@/components/search-alerts/alert-screen'
import { AlertSetup } from '@/components/search-alerts/alert-setup'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { toSearchLabel } from '@/lib/shared/format/text'
import { toFeedSearch } from '@/lib/shared/listing/feed-hrefs'
import type { Listing, ListingQuery, Shape } from '@/lib/shared/listing/listing'
import { EMPTY_QUERY_SEGMENT, unpackQuery } from '@/lib/shared/listing/packed-query'
import { createPage, type GeneratedPage, type PackedQueryParams } from './create-page'

type AlertPageOptions<S extends Shape> = {
  readonly listing: Listing<S>
  readonly area: ListingType
  readonly readTitle: (query: ListingQuery<S>) => string | Promise<string>
}

/**
 * Creates `/alerts/jobs/{packed}`, which orders a search alert without script. A query that is not in its canonical form
 * gives a 404.
 */
export function createAlertPage<S extends Shape>({
  listing,
  area,
  readTitle,
}: AlertPageOptions<S>): GeneratedPage<PackedQueryParams> {
  return createPage({
    staticParams: [{ packedQuery: EMPTY_QUERY_SEGMENT }],
    read: async ({ packedQuery }: PackedQueryParams) => {
      const text = unpackQuery(packedQuery)
      if (text === null) return null
      const query = listing.parse(new URLSearchParams(text))
      const search = toFeedSearch(listing, query)
      return search === text ? { search, words: await readTitle(query) } : null
    },
    toMetadata: () => ({ title: 'Get notified', robots: { index: false } }),
    render: ({ search, words }) => (
      <AlertScreen words={words} href={search === '' ? listing.path : `${listing.path}?${search}`}>
        <AlertSetup area={area} search={search} label={toSearchLabel(words)} />
      </AlertScreen>
    ),
  })
}
