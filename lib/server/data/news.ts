import 'server-only'
import { newsEndpoints } from '@/lib/contract/articles/news'
import { itemReader, reader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export const readNews = reader(newsEndpoints.list, [tags.news])

export const readNewsArticle = itemReader(newsEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.news],
  missing: [tags.news],
}))
