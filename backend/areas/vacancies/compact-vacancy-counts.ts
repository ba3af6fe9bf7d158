import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { addDays } from '@/lib/shared/calendar/day'
import { internships, jobs } from './vacancy-tables'

/** Days for which a closed day's counts stay, in case clocks differ. */
const KEPT_DAYS = 7

const FOLD_LOCK = 'visvakor: fold the counts of vacancies'

/**
 * Merges count rows of the same values and day, and deletes those of past days; the counts stay the same
 * (decision 037). Runs after an import and once a day; a second process skips it.
 */
export function compactVacancyCounts(db: Database, today: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${FOLD_LOCK}, 0)) as mine`,
    )
    if (rows[0]?.mine !== true) return
    for (const { table } of [jobs.counts, internships.counts]) {
      await tx.execute(sql`delete from ${table} where closing_date < ${addDays(today, -KEPT_DAYS)}`)
      await tx.execute(sql`
        with several as (
          select first, first_value, second, second_value, closing_date from ${table}
          group by 1, 2, 3, 4, 5 having count(*) > 1
        ), taken as (
          delete from ${table} t using several s
          where (t.first, t.first_value, t.second, t.second_value, t.closing_date)
            = (s.first, s.first_value, s.second, s.second_value, s.closing_date)
          returning t.*
        )
        insert into ${table}
        select first, first_value, second, second_value, closing_date, sum(count) from taken
        group by 1, 2, 3, 4, 5 having sum(count) <> 0`)
    }
  })
}
