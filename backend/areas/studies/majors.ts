import { type AnyColumn, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import { sumStoredCounts } from '@/backend/areas/listing/stored-counts'
import type { ViewTables } from '@/backend/areas/listing/views/item-views'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { majorView } from '@/backend/db/schema/listing-views'
import { major } from '@/backend/db/schema/lookups'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import { department, majorProfile, majorUniversity, university } from '@/backend/db/schema/study'
import { MAX_LISTED } from '@/lib/contract/common'
import type { Major } from '@/lib/contract/studies/major'
import { majorSummaryColumns } from './major-listing'

export const majorViews: ViewTables = {
  item: majorProfile,
  id: majorProfile.majorId,
  view: majorView,
  viewed: majorView.majorId,
}

export async function getMajor(db: Database, today: string, id: number): Promise<Major | null> {
  const [row] = await db
    .select({
      ...majorSummaryColumns,
      description: majorProfile.description,
      careers: majorProfile.careers,
      views: majorProfile.views,
      openJobs: sumStoredCounts(jobs.counts, 'majorId', sql`${id}`, today),
      openInternships: sumStoredCounts(internships.counts, 'majorId', sql`${id}`, today),
      openScholarships: countFor(
        scholarship,
        scholarshipMajor,
        scholarshipMajor.scholarshipId,
        id,
        today,
      ),
    })
    .from(majorProfile)
    .innerJoin(major, eq(major.id, majorProfile.majorId))
    .innerJoin(department, eq(department.id, majorProfile.departmentId))
    .where(eq(majorProfile.majorId, id))
  if (row === undefined) return null
  const universities = await listUniversitiesOf(db, id)
  return { ...row, updatedAt: row.updatedAt.toISOString(), universities }
}

export async function hasMajorProfile(db: Database, id: number): Promise<boolean> {
  return (await db.$count(majorProfile, eq(majorProfile.majorId, id))) > 0
}

function listUniversitiesOf(db: Database, majorId: number) {
  return db
    .select({ id: university.id, name: university.name, nameKm: university.nameKm })
    .from(majorUniversity)
    .innerJoin(university, eq(university.id, majorUniversity.universityId))
    .where(eq(majorUniversity.majorId, majorId))
    .orderBy(asc(university.name))
}

/** Counts open listings linked to a major, up to a limit for majors that many listings name. */
function countFor(
  listings: PgTable & Record<'id' | 'closingDate' | 'removedAt', AnyColumn>,
  links: PgTable & { readonly majorId: AnyColumn },
  linked: AnyColumn,
  majorId: number,
  today: string,
): SQL<number> {
  return sql<number>`(
    select count(*)::int from (
      select from ${links} join ${listings} on ${listings.id} = ${linked}
      where ${links.majorId} = ${majorId} and ${isOpen(listings, today)} limit ${MAX_LISTED}
    ) open
  )`
}
