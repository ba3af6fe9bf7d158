import 'server-only'
import { type Page, pageEndpoints } from '@/lib/contract/reading/page'
import { CONTENT_PAGES } from '@/lib/shared/content-pages'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

/** A content page by its slug (spec §7, `GET /v1/page/{slug}`); null when there is none. */
export function readPage(slug: string): Promise<Page | null> {
  return requireValue(keptPage(slug))
}

async function keptPage(slug: string) {
  'use cache'
  const page = await read(null, () =>
    nullWhenMissing(publicApi().call(pageEndpoints.get, { params: { slug } })),
  )
  if ('value' in page && page.value === null) keepBriefly(tags.pages)
  else keep(tags.pages)
  return page
}

/** How to apply for a listing, for everybody (spec §4); null when nobody has written it. */
export function readHowToApply(): Promise<Page | null> {
  return requireValue(keptHowToApply())
}

async function keptHowToApply() {
  'use cache'
  keep(tags.pages)
  return read(null, () => nullWhenMissing(publicApi().call(pageEndpoints.howToApply, {})))
}

/** Every content page there is, in the order of `CONTENT_PAGES`, without its text. */
export async function readContentPages(): Promise<readonly Omit<Page, 'body'>[]> {
  const pages = await Promise.all(CONTENT_PAGES.map(readPage))
  return pages.flatMap((page) => {
    if (page === null) return []
    const { body: _, ...listed } = page
    return [listed]
  })
}
