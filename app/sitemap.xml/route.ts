import { connection } from 'next/server'
import { answerText, refuseText } from '@/lib/server/crawlers/text-answer'
import { readSitemapParts } from '@/lib/server/data/sitemap'
import { orUnavailable } from '@/lib/server/reading/reading'
import { toSiteUrl } from '@/lib/server/site-url'
import { listLatestNews } from '@/lib/server/sitemap/latest-news'
import { toPartName, toPartPath } from '@/lib/server/sitemap/part-name'
import { toSitemapIndex } from '@/lib/server/sitemap/sitemap-xml'

/** The index: pages, every part that has a page to name, and news of the last two days where there are. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const now = new Date()
  const [parts, latest] = await Promise.all([
    orUnavailable(readSitemapParts(), null),
    orUnavailable(listLatestNews(now), null),
  ])
  if (parts === null || latest === null) return refuseText(503)
  const toUrl = (name: string) => toSiteUrl(toPartPath(name))
  const [newest] = latest
  const index = toSitemapIndex([
    { url: toUrl('pages'), changedAt: null },
    ...parts.map((part) => ({ url: toUrl(toPartName(part)), changedAt: part.changedAt })),
    ...(newest === undefined ? [] : [{ url: toUrl('latest-news'), changedAt: newest.publishedAt }]),
  ])
  return answerText(request, index, 'application/xml; charset=utf-8')
}
