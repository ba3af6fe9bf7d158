import { sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'

const MAX_SIMILAR = 6

/** Newest candidates compared; older ones are seldom worth showing. */
const MAX_CANDIDATES = 500

export async function listSimilarVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  id: number,
) {
  const { vacancy } = tables
  // The index of the newest holds everything compared, so no row is read (decision 037).
  const { rows } = await db.execute<{ id: number }>(sql`
    with this as (
      select category_id, company_id, major_ids from ${vacancy} where id = ${id}
    ), candidates as materialized (
      select ${vacancy.id}, ${vacancy.postedAt}, ${vacancy.categoryId}, ${vacancy.companyId}, ${vacancy.majorIds} from ${vacancy}, this
      where ${isOpen(vacancy, today)} and ${vacancy.id} <> ${id} and (
        ${vacancy.categoryId} = this.category_id or ${vacancy.companyId} = this.company_id
        or ${vacancy.majorIds} && this.major_ids
      )
      order by ${vacancy.postedAt} desc nulls first, ${vacancy.id} desc nulls first
      limit ${MAX_CANDIDATES}
    )
    select c.id from candidates c, this
    order by
      2 * (select count(*) from unnest(c.major_ids) as major where major = any(this.major_ids))
        + coalesce((c.category_id = this.category_id)::int, 0)
        + (c.company_id = this.company_id)::int desc,
      c.posted_at desc, c.id desc
    limit ${MAX_SIMILAR}`)
  const data = await listVacancySummaries(
    db,
    tables,
    today,
    rows.map((row) => row.id),
  )
  return toPage(data, data.length, { limit: MAX_SIMILAR, offset: 0 })
}
