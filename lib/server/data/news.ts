import 'server-only'
import { newsEndpoints } from '@/lib/contract/reading/news'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

/** A page of news, newest first (spec §7, `GET /v1/news`). */
export const readNews = reader(newsEndpoints.list, [tags.news])

/** One news article; null when there is none. */
export const readNewsArticle = itemReader(newsEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.news],
  missing: [tags.news],
}))
