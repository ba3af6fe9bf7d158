import { type AnyColumn, and, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { searchFor } from '@/backend/areas/listing/text-search'
import type { Database } from '@/backend/db/connect'
import type { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import type { articleQuery } from '@/lib/contract/reading/article'

/** A table with the columns every kind of article has. */
export type ArticleTable = typeof news | typeof careerAdvice | typeof interviewTip

/** What lists of articles can be asked for. */
export type ArticleQuery = z.output<typeof articleQuery>

/** Most articles another one points to. */
const MAX_RELATED = 3

/** The columns lists show. */
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

/** The condition for what is published by now. */
export function isPublished(table: ArticleTable, now: Date): SQL {
  return lte(table.publishedAt, now)
}

/** The condition for what is published by now and has the text that is searched for. */
export async function matchArticles(
  db: Database,
  table: ArticleTable,
  now: Date,
  searchText: string | undefined,
): Promise<SQL | undefined> {
  const where = isPublished(table, now)
  return and(where, (await searchFor(db, { table, where }, searchText))?.where)
}

/** Newest first; the id decides between those of one moment. */
export function newestFirst(table: { publishedAt: AnyColumn; id: AnyColumn }): SQL[] {
  return [sql`${table.publishedAt} desc nulls first`, sql`${table.id} desc nulls first`]
}

/** Up to three others, those on the same topic first, then the newest. */
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

/** A row with its moments as replies give them. */
export function toArticleReply<Row extends Dated>({ publishedAt, updatedAt, ...rest }: Row) {
  return {
    ...rest,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
