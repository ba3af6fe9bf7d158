import { type AnyColumn, and, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import type { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import type { articleQuery } from '@/lib/contract/articles/article'

export type ArticleTable = typeof news | typeof careerAdvice | typeof interviewTip

export type ArticleQuery = z.output<typeof articleQuery>

const MAX_RELATED = 3

export function summaryFields(table: ArticleTable) {
  return {
    id: table.id,
    title: table.title,
    titleKm: table.titleKm,
    summary: table.summary,
    author: table.author,
    topic: table.topic,
    publishedAt: table.publishedAt,
    updatedAt: table.updatedAt,
    readingMinutes: table.readingMinutes,
  }
}

export function isPublished(table: ArticleTable, now: Date): SQL {
  return lte(table.publishedAt, now)
}

export async function matchArticles(
  db: Database,
  table: ArticleTable,
  now: Date,
  searchText: string | undefined,
): Promise<SQL | undefined> {
  const where = isPublished(table, now)
  return and(where, (await findTextMatch(db, { table, where }, searchText))?.where)
}

/** Orders by time, newest first, and equal times by id. */
export function newestFirst(table: { publishedAt: AnyColumn; id: AnyColumn }): SQL[] {
  return [sql`${table.publishedAt} desc nulls first`, sql`${table.id} desc nulls first`]
}

/** Lists up to three other articles, same topic first, then the newest. */
export function listRelated(
  db: Database,
  table: ArticleTable,
  now: Date,
  { id, topic }: { readonly id: number; readonly topic: string },
): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: table.id, title: table.title })
    .from(table)
    .where(and(isPublished(table, now), ne(table.id, id)))
    .orderBy(desc(eq(table.topic, topic)), ...newestFirst(table))
    .limit(MAX_RELATED)
}

type Dated = { readonly publishedAt: Date; readonly updatedAt: Date }

export function toArticleReply<Row extends Dated>({ publishedAt, updatedAt, ...rest }: Row) {
  return {
    ...rest,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
