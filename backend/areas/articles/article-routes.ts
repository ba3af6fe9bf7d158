import { and, eq } from 'drizzle-orm'
import type { ViewTables } from '@/backend/areas/listing/views/item-views'
import { mountViewRoute } from '@/backend/areas/listing/views/view-routes'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { careerAdvice, careerAdviceView, news, newsView } from '@/backend/db/schema/article'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type Article, careerAdviceEndpoints, newsEndpoints } from '@/lib/contract/articles/article'
import {
  type ArticleQuery,
  isPublished,
  listRelated,
  matchArticles,
  newestFirst,
  summaryFields,
  toArticleReply,
} from './article-queries'

const newsArticles: ArticleTables = {
  item: news,
  id: news.id,
  view: newsView,
  viewed: newsView.newsId,
}

const adviceArticles: ArticleTables = {
  item: careerAdvice,
  id: careerAdvice.id,
  view: careerAdviceView,
  viewed: careerAdviceView.careerAdviceId,
}

export function mountArticleRoutes(context: RouteContext): void {
  mountArticles(context, newsArticles, {
    list: newsEndpoints.list,
    get: newsEndpoints.get,
    view: newsEndpoints.view,
    name: 'news article',
  })
  mountArticles(context, adviceArticles, {
    list: careerAdviceEndpoints.list,
    get: careerAdviceEndpoints.get,
    view: careerAdviceEndpoints.view,
    name: 'career advice',
  })
}

type Mounted = {
  readonly list: typeof newsEndpoints.list
  readonly get: typeof newsEndpoints.get
  readonly view: typeof newsEndpoints.view
  readonly name: string
}

function mountArticles(
  context: RouteContext,
  tables: ArticleTables,
  { list, get, view, name }: Mounted,
): void {
  const { db, clock } = context
  const { item } = tables

  mountPublic(context, list, ({ query }) => listArticles(db, item, clock.now(), query))

  mountPublic(
    context,
    get,
    async ({ params }) => (await getArticle(db, item, clock.now(), params.id)) ?? notFound(name),
  )

  mountViewRoute(context, view, {
    exists: (_, id) => isArticle(db, item, clock.now(), id),
    tables,
    name,
  })
}

type ViewedTable = typeof news | typeof careerAdvice

type ArticleTables = ViewTables & { readonly item: ViewedTable }

const fields = (table: ViewedTable) => ({ ...summaryFields(table), views: table.views })

async function listArticles(
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

async function getArticle(
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

async function isArticle(
  db: Database,
  table: ViewedTable,
  now: Date,
  id: number,
): Promise<boolean> {
  return (await db.$count(table, and(isPublished(table, now), eq(table.id, id)))) > 0
}
