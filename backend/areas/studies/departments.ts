import { asc, sql } from 'drizzle-orm'
import { countOpen } from '@/backend/areas/listing/count-open'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department, majorProfile } from '@/backend/db/schema/study'

export async function listDepartments(
  db: Database,
  today: string,
  { searchText, ...paging }: Paging & { readonly searchText?: string | undefined },
) {
  const where = (await findTextMatch(db, { table: department }, searchText))?.where
  const rows = await db
    .select({
      id: department.id,
      name: department.name,
      nameKm: department.nameKm,
      majors: sql<number>`(
        select count(*)::int from ${majorProfile}
        where ${majorProfile}.department_id = department.id
      )`,
      openScholarships: countOpen(scholarship, scholarship.departmentId, 'department', today),
    })
    .from(department)
    .where(where)
    .orderBy(asc(department.position), asc(department.id))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows, await db.$count(department, where), paging)
}
