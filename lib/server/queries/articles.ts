import 'server-only'
import { newsEndpoints } from '@/lib/contract/articles/news'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readNews = cachedQuery(newsEndpoints.list, [tags.news])

export const readNewsArticle = cachedItemQuery(newsEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.news],
  missing: [tags.news],
}))
