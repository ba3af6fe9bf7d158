import type { ReactNode } from 'react'
import { SearchShell } from '@/components/articles/search-shell'
import { type ReadPage, readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import type { SearchListing, SearchQuery } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { makePage } from './make-page'

type Parts<Item> = {
  readonly listing: SearchListing
  readonly readPage: ReadPage<Item>
  /** Its heading, and its name among other sites. */
  readonly heading: string
  readonly title: string
  /** One sentence: what stands here, and for whom. */
  readonly intro: string
  /** What is listed: `article`, `articles`. */
  readonly one: string
  readonly many: string
  readonly placeholder: string
  /** The rows, drawn when there are any. */
  readonly show: (items: readonly Item[], query: SearchQuery) => ReactNode | Promise<ReactNode>
}

/**
 * The page of a list that can only be searched: `/news` and `/news?…` as `next.config.ts` and the middleware
 * hand them over, in one segment of the path (architecture §4).
 */
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
    toMetadata: ({ query }) =>
      searchListMetadata(listing, query, { title, description: words.intro }),
    show: async (list) => (
      <SearchShell {...words} title={heading} listing={listing} list={list}>
        {await show(list.page.data, list.query)}
      </SearchShell>
    ),
  })
}
