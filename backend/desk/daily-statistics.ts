import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'
import { savedInternship, savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import { emptySearch, visitDay } from '@/backend/db/schema/visitor'
import { addDays, toDay } from '@/lib/shared/calendar/day'

export const STATISTICS_DAYS = 90

export type Figure = {
  readonly name: string
  /** One count a day, the oldest first. */
  readonly counts: readonly number[]
}

type Moments = { readonly table: SQL; readonly moment: SQL }

const moments = (...parts: readonly Moments[]): SQL =>
  sql.join(
    parts.map(
      ({ table, moment }) =>
        sql`select (${moment} at time zone 'Asia/Phnom_Penh')::date as day, 1 as n from ${table}`,
    ),
    sql` union all `,
  )

/** Rows of day and count of each figure. */
const FIGURES: Readonly<Record<string, SQL>> = {
  Visits: sql`select day, visits as n from ${visitDay}`,
  'New listings': moments(
    { table: sql`${job}`, moment: sql`${job.createdAt}` },
    { table: sql`${internship}`, moment: sql`${internship.createdAt}` },
    { table: sql`${scholarship}`, moment: sql`${scholarship.createdAt}` },
  ),
  'Listings saved': moments(
    { table: sql`${savedJob}`, moment: sql`${savedJob.savedAt}` },
    { table: sql`${savedInternship}`, moment: sql`${savedInternship.savedAt}` },
    { table: sql`${savedScholarship}`, moment: sql`${savedScholarship.savedAt}` },
  ),
  Applications: moments(
    { table: sql`${jobApplication}`, moment: sql`${jobApplication.appliedAt}` },
    { table: sql`${internshipApplication}`, moment: sql`${internshipApplication.appliedAt}` },
  ),
  'Searches without a result': sql`select day, searches as n from ${emptySearch}`,
  'New accounts': moments({ table: sql`${account}`, moment: sql`${account.createdAt}` }),
}

/** Counts what happened on each of the last ninety days in Phnom Penh, today included. */
export async function readDailyStatistics(db: Database, now: Date): Promise<readonly Figure[]> {
  const first = addDays(toDay(now), 1 - STATISTICS_DAYS)
  const figures: Figure[] = []
  for (const [name, rows] of Object.entries(FIGURES)) {
    const { rows: counted } = await db.execute<{ ago: number; n: number }>(sql`
      select (day - ${first}::date)::int as ago, sum(n)::int as n from (${rows}) counted
      where day >= ${first}::date and day < ${first}::date + ${STATISTICS_DAYS}::int group by 1`)
    const byDay = new Map(counted.map(({ ago, n }) => [ago, n]))
    figures.push({
      name,
      counts: Array.from({ length: STATISTICS_DAYS }, (_, day) => byDay.get(day) ?? 0),
    })
  }
  return figures
}
