import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { Article } from '@/lib/contract/reading/article'
import { newsEndpoints } from '@/lib/contract/reading/news'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { noItems } from './no-items'
import { read, requireValue } from './reading'

type NewsPage = ReplyOf<typeof newsEndpoints.list>

/** A page of news, newest first (spec §7, `GET /v1/news`). */
export function readNews(query: QueryOf<typeof newsEndpoints.list>): Promise<NewsPage> {
  return requireValue(keptNews(query))
}

async function keptNews(query: QueryOf<typeof newsEndpoints.list>) {
  'use cache'
  keep(tags.news)
  return read<NewsPage>(noItems, () => publicApi().call(newsEndpoints.list, { query }))
}

/** One news article; null when there is none. */
export function readNewsArticle(id: number): Promise<Article | null> {
  return requireValue(keptNewsArticle(id))
}

async function keptNewsArticle(id: number) {
  'use cache'
  const article = await read(null, () =>
    nullWhenMissing(publicApi().call(newsEndpoints.get, { params: { id } })),
  )
  if ('value' in article && article.value === null) keepBriefly(tags.news)
  else keep(tags.news)
  return article
}
