import { asc, eq } from 'drizzle-orm'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import { getMeasurementId } from '@/backend/areas/site-info/site-settings'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { advertisement, faq, page } from '@/backend/db/schema/content'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import {
  type Advertisement,
  advertisementEndpoints,
  placement,
} from '@/lib/contract/articles/advertisement'
import { faqEndpoints } from '@/lib/contract/articles/faq'
import { type Page, pageEndpoints } from '@/lib/contract/articles/page'
import { googleAnalyticEndpoints } from '@/lib/contract/site/site'
import type { ArticleQuery } from './article-queries'

const NO_PAGE = notFound('page')

export function mountSiteContentRoutes(context: RouteContext): void {
  const { db } = context

  mountPublic(
    context,
    pageEndpoints.get,
    async ({ params }) => (await getPage(db, params.slug)) ?? NO_PAGE,
  )

  mountPublic(
    context,
    pageEndpoints.howToApply,
    async () => (await getPage(db, 'how-to-apply')) ?? NO_PAGE,
  )

  mountPublic(context, faqEndpoints.list, ({ query }) => listFaqs(db, query))

  mountPublic(
    context,
    advertisementEndpoints.get,
    async ({ params }) =>
      (await getAdvertisementByPlacement(db, params.id)) ?? notFound('advertisement'),
  )

  mountPublic(context, googleAnalyticEndpoints.get, async () => ({
    measurementId: await getMeasurementId(db),
  }))
}

/** Finds the advertisement of a placement (spec §3); null for an unknown or empty one. */
async function getAdvertisementByPlacement(
  db: Database,
  placementId: string,
): Promise<Advertisement | null> {
  const known = placement.safeParse(placementId)
  if (!known.success) return null
  const [row] = await db.select().from(advertisement).where(eq(advertisement.slug, known.data))
  if (row === undefined) return null
  const { title, text, url, label, pictureUrl } = row
  return {
    id: known.data,
    title,
    text,
    url,
    label,
    picture: pictureUrl === null ? null : { url: pictureUrl },
  }
}

async function listFaqs(db: Database, { searchText, ...paging }: ArticleQuery) {
  const where = (await findTextMatch(db, { table: faq }, searchText))?.where
  const rows = await db
    .select({ id: faq.id, question: faq.question, answer: faq.answer, topic: faq.topic })
    .from(faq)
    .where(where)
    .orderBy(asc(faq.position), asc(faq.id))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows, await db.$count(faq, where), paging)
}

async function getPage(db: Database, slug: string): Promise<Page | null> {
  const [row] = await db
    .select({
      slug: page.slug,
      title: page.title,
      titleKm: page.titleKm,
      summary: page.summary,
      body: page.body,
      updatedAt: page.updatedAt,
    })
    .from(page)
    .where(eq(page.slug, slug))
  return row === undefined ? null : { ...row, updatedAt: row.updatedAt.toISOString() }
}
