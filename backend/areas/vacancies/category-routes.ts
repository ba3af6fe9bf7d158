import { asc, eq, sql } from 'drizzle-orm'
import { sumStoredCounts } from '@/backend/areas/listing/stored-counts'
import type { Database } from '@/backend/db/connect'
import { type Page, type Paging, toPage } from '@/backend/db/paging'
import { category } from '@/backend/db/schema/lookups'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type Category, categoryEndpoints } from '@/lib/contract/site/lookup'
import { toDay } from '@/lib/shared/calendar/day'
import { jobs } from './vacancy-tables'

export function mountCategoryRoutes(context: RouteContext): void {
  const { readPublic, clock } = context

  mountPublic(context, categoryEndpoints.list, ({ query }) =>
    readPublic((from) => listCategories(from, toDay(clock.now()), query)),
  )

  mountPublic(
    context,
    categoryEndpoints.get,
    async ({ params }) =>
      (await readPublic((from) => getCategory(from, toDay(clock.now()), params.id))) ??
      notFound('category'),
  )
}

function selectCategories(db: Database, today: string) {
  const openJobs = sumStoredCounts(jobs.counts, 'categoryId', sql`category.id`, today)
  return db
    .select({ id: category.id, name: category.name, nameKm: category.nameKm, openJobs })
    .from(category)
    .$dynamic()
}

export async function listCategories(
  db: Database,
  today: string,
  paging: Paging,
): Promise<Page<Category>> {
  const rows = await selectCategories(db, today)
    .orderBy(asc(category.name))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows, await db.$count(category), paging)
}

async function getCategory(db: Database, today: string, id: number): Promise<Category | null> {
  const [found] = await selectCategories(db, today).where(eq(category.id, id))
  return found ?? null
}
