import { and, eq } from 'drizzle-orm'
import type { ViewTables } from '@/backend/areas/listing/views/item-views'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { careerAdvice, careerAdviceView, news, newsView } from '@/backend/db/schema/article'
import type { Article } from '@/lib/contract/articles/article'
import {
  type ArticleQuery,
  isPublished,
  listRelated,
  matchArticles,
  newestFirst,
  summaryFields,
  toArticleReply,
} from './article-queries'

type ViewedTable = typeof news | typeof careerAdvice

export type ArticleTables = ViewTables & { readonly item: ViewedTable }

export const newsArticles: ArticleTables = {
  item: news,
  id: news.id,
  view: newsView,
  viewed: newsView.newsId,
}

export const adviceArticles: ArticleTables = {
  item: careerAdvice,
  id: careerAdvice.id,
  view: careerAdviceView,
  viewed: careerAdviceView.careerAdviceId,
}

const fields = (table: ViewedTable) => ({ ...summaryFields(table), views: table.views })

export async function listArticles(
  db: Database,
  table: ViewedTable,
  now: Date,
  { searchText, ...paging }: ArticleQuery,
) {
  const where = await matchArticles(db, table, now, searchText)
  const rows = await db
    .select(fields(table))
    .from(table)
    .where(where)
    .orderBy(...newestFirst(table))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows.map(toArticleReply), await db.$count(table, where), paging)
}

export async function getArticle(
  db: Database,
  table: ViewedTable,
  now: Date,
  id: number,
): Promise<Article | null> {
  const [row] = await db
    .select({ ...fields(table), body: table.body })
    .from(table)
    .where(and(isPublished(table, now), eq(table.id, id)))
  if (row === undefined) return null
  return { ...toArticleReply(row), related: await listRelated(db, table, now, row) }
}

export async function isArticle(
  db: Database,
  table: ViewedTable,
  now: Date,
  id: number,
): Promise<boolean> {
  return (await db.$count(table, and(isPublished(table, now), eq(table.id, id)))) > 0
}
