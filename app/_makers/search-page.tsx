import type { ReactNode } from 'react'
import { SearchLayout } from '@/components/articles/search-layout'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { type ReadPage, readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { makePage } from './make-page'

type Parts<Item> = {
  readonly listing: SearchListing
  readonly readPage: ReadPage<Item>
  readonly heading: string
  readonly title: string
  readonly intro: string
  readonly one: string
  readonly many: string
  readonly placeholder: string
  readonly show: (items: readonly Item[], query: SearchQuery) => ReactNode | Promise<ReactNode>
}

/** `/news` and `/news?…` arrive here packed into one segment of the path (architecture §4). */
export function searchPage<Item>({
  listing,
  readPage,
  heading,
  title,
  show,
  ...words
}: Parts<Item>) {
  return makePage({
    standIns: [{ query: EVERYTHING }],
    read: ({ query }: { query: string }) => readSearchList(listing, query, readPage),
    toMetadata: async ({ query }) => {
      const siteName = siteNameOf(await readSettings())
      return searchListMetadata(listing, query, { title, description: words.intro, siteName })
    },
    show: async (list) => (
      <SearchLayout {...words} title={heading} listing={listing} list={list}>
        {await show(list.page.data, list.query)}
      </SearchLayout>
    ),
  })
}
