import 'server-only'
import {
  careerAdviceEndpoints,
  interviewTipEndpoints,
  newsEndpoints,
} from '@/lib/contract/articles/article'
import { faqEndpoints } from '@/lib/contract/articles/faq'
import { type Page, pageEndpoints } from '@/lib/contract/articles/page'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'
import { CONTENT_PAGES } from '@/lib/shared/content-pages'

export const readNews = cachedQuery(newsEndpoints.list, [tags.news])

export const readNewsArticle = cachedItemQuery(newsEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.news],
  missing: [tags.news],
}))

export const readCareerAdviceList = cachedQuery(careerAdviceEndpoints.list, [tags.careerAdvice])

export const readCareerAdvice = cachedItemQuery(careerAdviceEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.careerAdvice],
  missing: [tags.careerAdvice],
}))

export const readInterviewTips = cachedQuery(interviewTipEndpoints.list, [tags.interviewTips])

export const readInterviewTip = cachedItemQuery(interviewTipEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.interviewTips],
  missing: [tags.interviewTips],
}))

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
