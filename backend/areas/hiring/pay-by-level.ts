import { type SQL, sql } from 'drizzle-orm'
import { isLargeTable } from '@/backend/areas/listing/matches/sample-matches'
import { KHR_PER_USD } from '@/backend/areas/vacancies/pay-band'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { jobLevel } from '@/backend/db/schema/lookups'
import { MAX_LISTED } from '@/lib/contract/common'
import { MIN_JOBS_WITH_PAY, type PayByLevel } from '@/lib/contract/vacancies/pay-statistics'

type Row = {
  readonly id: number | null
  readonly name: string | null
  readonly lowest: number
  readonly median: number
  readonly highest: number
  readonly paid: number
  readonly open: number
}

export const PAY_COLUMNS = sql.raw('level_id, pay_min, pay_max, pay_currency')

/** Vacancies sampled of a large table, in any order: sorting would read all of them (decision 037). */
const IN_LARGE = 2000

/**
 * Computes the median pay per level of the jobs of `vacanciesQuery`. A job counts by the middle of its range; a single
 * bound counts as both. Riels are converted to dollars by the rate of the pay bands.
 */
export async function readPayByLevel(db: Database, vacanciesQuery: SQL): Promise<PayByLevel> {
  const { rows } = await db.execute<Row>(sql`
    with stated as (
      select level_id,
        coalesce(pay_min, pay_max) / rate as low, coalesce(pay_max, pay_min) / rate as high
      from (${vacanciesQuery}) jobs,
        lateral (select case pay_currency when 'KHR' then ${KHR_PER_USD}::float else 1 end as rate) rates
    )
    select level.id, level.name, round(lowest)::int as lowest, round(median)::int as median,
      round(highest)::int as highest, paid, open
    from (
      select level_id, grouping(level_id) as is_all, min(low) as lowest, max(high) as highest,
        percentile_cont(0.5) within group (order by (low + high) / 2) as median,
        count(low)::int as paid, count(*)::int as open
      from stated group by grouping sets ((), (level_id)) having count(low) >= ${MIN_JOBS_WITH_PAY}
    ) spans left join ${jobLevel} level on level.id = level_id
    where is_all = 1 or level.id is not null
    order by is_all desc, level.position, level.id`)
  const spans = rows.map(({ id, name, ...span }) => ({ span, level: toLevel(id, name) }))
  return {
    all: spans.find(({ level }) => level === null)?.span ?? null,
    levels: spans.flatMap(({ span, level }) => (level === null ? [] : [{ ...span, level }])),
  }
}

function toLevel(id: number | null, name: string | null) {
  return id === null || name === null ? null : { id, name }
}

export async function getMaxVacanciesRead(
  db: Database,
  { vacancy }: VacancyTables,
): Promise<number> {
  return (await isLargeTable(db, vacancy)) ? IN_LARGE : MAX_LISTED
}
