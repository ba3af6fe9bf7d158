import type { ReactNode } from 'react'
import { SearchLayout } from '@/components/articles/search-layout'
import {
  readSearchListing,
  type SearchQueryFunction,
} from '@/lib/server/queries/listing/search-listing'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import { searchListMetadata } from '@/lib/server/seo/listing-metadata'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { EMPTY_QUERY_SEGMENT } from '@/lib/shared/listing/packed-query'
import { createPage, type GeneratedPage, type PackedQueryParams } from './create-page'

type SearchPageOptions<Item> = {
  readonly listing: SearchListing
  readonly readPage: SearchQueryFunction<Item>
  readonly heading: string
  readonly title: string
  readonly intro: string
  readonly one: string
  readonly many: string
  readonly placeholder: string
  readonly render: (items: readonly Item[], query: SearchQuery) => ReactNode | Promise<ReactNode>
}

/** Creates a searchable list. `/news` and `/news?…` are rewritten to one packed path segment (architecture §4). */
export function createSearchPage<Item>({
  listing,
  readPage,
  heading,
  title,
  render,
  ...words
}: SearchPageOptions<Item>): GeneratedPage<PackedQueryParams> {
  return createPage({
    staticParams: [{ packedQuery: EMPTY_QUERY_SEGMENT }],
    read: ({ packedQuery }: PackedQueryParams) => readSearchListing(listing, packedQuery, readPage),
    toMetadata: async ({ query }) => {
      const siteName = getSiteName(await readSettings())
      return searchListMetadata(listing, query, { title, description: words.intro, siteName })
    },
    render: async (list) => (
      <SearchLayout {...words} title={heading} listing={listing} list={list}>
        {await render(list.page.data, list.query)}
      </SearchLayout>
    ),
  })
}
