import 'server-only'
import { faqEndpoints } from '@/lib/contract/articles/faq'
import { type Page, pageEndpoints } from '@/lib/contract/articles/page'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'
import { CONTENT_PAGES } from '@/lib/shared/content-pages'

export const readPage = cachedItemQuery(pageEndpoints.get, (slug: string) => ({
  params: { slug },
  found: [tags.pages],
  missing: [tags.pages],
}))

const readGuide = cachedItemQuery(pageEndpoints.howToApply, () => ({
  params: {},
  found: [tags.pages],
}))

export const readFaqs = cachedQuery(faqEndpoints.list, [tags.faqs])

/** Reads the general instructions on how to apply (spec §4); null when they are not written. */
export function readHowToApply(): Promise<Page | null> {
  return readGuide(undefined)
}

/** Lists every content page in the order of `CONTENT_PAGES`, without its body. */
export async function readContentPages(): Promise<readonly Omit<Page, 'body'>[]> {
  const pages = await Promise.all(CONTENT_PAGES.map(readPage))
  return pages.flatMap((page) => {
    if (page === null) return []
    const { body: _, ...listed } = page
    return [listed]
  })
}
