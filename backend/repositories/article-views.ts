import { type AnyColumn, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/connect'
import { installation } from '../db/schema/visitor'
import type { ViewedTable } from './articles'

/** One view; `day` is a day in Asia/Phnom_Penh. */
export type ArticleView = {
  readonly day: string
  readonly articleId: number
  readonly installationId: string
}

/** Articles, the table of their views, and its column that names the article. */
export type ViewTables = {
  readonly article: ViewedTable
  readonly view: PgTable
  readonly articleId: AnyColumn
}

/**
 * Notes views in one statement and raises the counters by those that are new. Views of articles
 * and by installations that are gone meanwhile are left out.
 */
export async function writeArticleViews(
  db: Database,
  { article, view, articleId }: ViewTables,
  views: readonly ArticleView[],
): Promise<void> {
  const column = sql.identifier(articleId.name)
  await db.execute(sql`
    with fresh as (
      insert into ${view} (day, ${column}, installation_id)
      select v.day, v.article_id, v.installation_id from unnest(
        ${sql.param(views.map((each) => each.day))}::date[],
        ${sql.param(views.map((each) => each.articleId))}::int[],
        ${sql.param(views.map((each) => each.installationId))}::uuid[]
      ) as v(day, article_id, installation_id)
      join ${article} a on a.id = v.article_id
      join ${installation} i on i.id = v.installation_id
      on conflict do nothing returning ${column} as article_id
    )
    update ${article} a set views = a.views + n.views
    from (select article_id, count(*)::int as views from fresh group by article_id) n
    where a.id = n.article_id`)
}
