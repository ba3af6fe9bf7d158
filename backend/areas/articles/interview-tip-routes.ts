import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { interviewTip } from '@/backend/db/schema/article'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { interviewTipEndpoints, type Tip } from '@/lib/contract/articles/article'
import {
  type ArticleQuery,
  isPublished,
  listRelated,
  matchArticles,
  newestFirst,
  summaryFields,
  toArticleReply,
} from './article-queries'

const NO_TIP = notFound('interview tip')

export function mountInterviewTipRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountPublic(context, interviewTipEndpoints.list, ({ query }) =>
    listInterviewTips(db, clock.now(), query),
  )

  mountPublic(
    context,
    interviewTipEndpoints.get,
    async ({ params }) => (await getInterviewTip(db, clock.now(), params.id)) ?? NO_TIP,
  )
}

async function listInterviewTips(db: Database, now: Date, { searchText, ...paging }: ArticleQuery) {
  const where = await matchArticles(db, interviewTip, now, searchText)
  const rows = await db
    .select(summaryFields(interviewTip))
    .from(interviewTip)
    .where(where)
    .orderBy(...newestFirst(interviewTip))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows.map(toArticleReply), await db.$count(interviewTip, where), paging)
}

async function getInterviewTip(db: Database, now: Date, id: number): Promise<Tip | null> {
  const [row] = await db
    .select({ ...summaryFields(interviewTip), body: interviewTip.body })
    .from(interviewTip)
    .where(and(isPublished(interviewTip, now), eq(interviewTip.id, id)))
  if (row === undefined) return null
  return { ...toArticleReply(row), related: await listRelated(db, interviewTip, now, row) }
}
