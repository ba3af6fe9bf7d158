import { type AnyColumn, and, desc, eq, isNotNull } from 'drizzle-orm'
import type { SavedTable } from '@/backend/areas/listing/saved-list'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { company } from '@/backend/db/schema/company'
import { savedInternship, savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { VacancyTable } from '@/backend/db/schema/vacancy'
import { internship, job } from '@/backend/db/schema/vacancy'
import type { ClosingDay } from '@/lib/contract/calendar/calendar-address'

/** Maximum per area, the last to close: a calendar is sent in one reply. */
const MOST_DAYS = 300

/** Lists everything the user saved that has a closing day, closed ones too, latest day first. */
export async function listClosingDays(db: Database, accountId: string) {
  const days = [
    ...(await listVacancyDays(db, accountId, 'jobs', job, savedJob, savedJob.jobId)),
    ...(await listVacancyDays(
      db,
      accountId,
      'internships',
      internship,
      savedInternship,
      savedInternship.internshipId,
    )),
    ...(await listScholarshipDays(db, accountId)),
  ].sort((a, b) => b.closingDate.localeCompare(a.closingDate))
  return toPage(days, days.length, { limit: 3 * MOST_DAYS, offset: 0 })
}

async function listVacancyDays(
  db: Database,
  accountId: string,
  area: ClosingDay['area'],
  vacancy: VacancyTable,
  saved: SavedTable,
  savedId: AnyColumn,
): Promise<ClosingDay[]> {
  const { id, title, place, closingDate, updatedAt } = vacancy
  const rows = await db
    .select({ id, title, place, closingDate, updatedAt, employer: company.name })
    .from(vacancy)
    .innerJoin(saved, eq(savedId, id))
    .innerJoin(company, eq(company.id, vacancy.companyId))
    .where(and(eq(saved.accountId, accountId), isNotNull(closingDate)))
    .orderBy(desc(closingDate), desc(id))
    .limit(MOST_DAYS)
  return rows.flatMap(({ employer, ...row }) => toDays(area, row, `${employer} · ${row.place}`))
}

async function listScholarshipDays(db: Database, accountId: string): Promise<ClosingDay[]> {
  const { id, title, provider, country, closingDate, updatedAt } = scholarship
  const rows = await db
    .select({ id, title, provider, country, closingDate, updatedAt })
    .from(scholarship)
    .innerJoin(savedScholarship, eq(savedScholarship.scholarshipId, id))
    .where(and(eq(savedScholarship.accountId, accountId), isNotNull(closingDate)))
    .orderBy(desc(closingDate), desc(id))
    .limit(MOST_DAYS)
  return rows.flatMap(({ provider: giver, country: where, ...row }) =>
    toDays('scholarships', row, `${giver} · ${where}`),
  )
}

type Row = {
  readonly id: number
  readonly title: string
  readonly closingDate: string | null
  readonly updatedAt: Date
}

function toDays(area: ClosingDay['area'], row: Row, place: string): ClosingDay[] {
  const { id, title, closingDate, updatedAt } = row
  if (closingDate === null) return []
  return [{ area, id, title, place, closingDate, updatedAt: updatedAt.toISOString() }]
}
