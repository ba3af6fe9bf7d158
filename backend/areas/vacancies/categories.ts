import { asc, eq } from 'drizzle-orm'
import { countOpen } from '@/backend/areas/listing/open-count'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import { job } from '@/backend/db/schema/job'
import { category } from '@/backend/db/schema/lookups'
import type { Category } from '@/lib/contract/vacancies/category'

function selectCategories(db: Database, today: string) {
  const openJobs = countOpen(job, job.categoryId, 'category', today)
  return db
    .select({ id: category.id, name: category.name, nameKm: category.nameKm, openJobs })
    .from(category)
    .$dynamic()
}

export async function listCategories(db: Database, today: string, paging: Paging) {
  const rows = await selectCategories(db, today)
    .orderBy(asc(category.name))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows, await db.$count(category), paging)
}

export async function getCategory(
  db: Database,
  today: string,
  id: number,
): Promise<Category | null> {
  const [found] = await selectCategories(db, today).where(eq(category.id, id))
  return found ?? null
}
