import { connection } from 'next/server'
import { orUnavailable } from '@/lib/server/cache/query-result'
import { sendText, sendTextError } from '@/lib/server/http/conditional-response'
import { readSitemapParts } from '@/lib/server/queries/sitemap'
import { toSiteUrl } from '@/lib/server/site-url'
import { listLatestNews } from '@/lib/server/sitemap/news-sitemap'
import { toPartName, toPartPath, toSitemapIndex } from '@/lib/server/sitemap/sitemap-xml'

/** Answers the sitemap index: static pages, every part that is not empty, and news of the last two days if any. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const now = new Date()
  const [parts, latest] = await Promise.all([
    orUnavailable(readSitemapParts(), null),
    orUnavailable(listLatestNews(now), null),
  ])
  if (parts === null || latest === null) return sendTextError(503)
  const toUrl = (name: string) => toSiteUrl(toPartPath(name))
  const [newest] = latest
  const index = toSitemapIndex([
    { url: toUrl('pages'), changedAt: null },
    ...parts.map((part) => ({ url: toUrl(toPartName(part)), changedAt: part.changedAt })),
    ...(newest === undefined ? [] : [{ url: toUrl('latest-news'), changedAt: newest.publishedAt }]),
  ])
  return sendText(request, index, 'application/xml; charset=utf-8')
}
