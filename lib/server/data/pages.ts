import 'server-only'
import { type Page, pageEndpoints } from '@/lib/contract/articles/page'
import { itemReader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'
import { CONTENT_PAGES } from '@/lib/shared/content-pages'

export const readPage = itemReader(pageEndpoints.get, (slug: string) => ({
  params: { slug },
  found: [tags.pages],
  missing: [tags.pages],
}))

const readGuide = itemReader(pageEndpoints.howToApply, () => ({ params: {}, found: [tags.pages] }))

/** How to apply for a listing, for everybody (spec §4); null when nobody has written it. */
export function readHowToApply(): Promise<Page | null> {
  return readGuide(undefined)
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
