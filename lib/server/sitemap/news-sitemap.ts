import 'server-only'
import { readNews } from '@/lib/server/queries/articles'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'
import { NEWS_SET, toNewsEntry } from './sitemap-xml'

/** ms in which an article counts as news for Google */
const FRESH = 48 * 3_600_000

const LIMIT = 100

export async function listLatestNews(now: Date) {
  const { data } = await readNews({ limit: LIMIT })
  return data.filter(({ publishedAt }) => now.getTime() - Date.parse(publishedAt) < FRESH)
}

/** Builds the news sitemap; null without news, since a sitemap must contain a page. */
export async function toNewsSitemap(now: Date): Promise<string | null> {
  const latest = await listLatestNews(now)
  if (latest.length === 0) return null
  const publication = getSiteName(await readSettings())
  const entries = latest.map((article) =>
    toNewsEntry({
      url: toSiteUrl(routes.newsArticle(article)),
      title: article.title,
      publishedAt: article.publishedAt,
      publication,
    }),
  )
  return NEWS_SET.begin + entries.join('') + NEWS_SET.end
}
