import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { ListedTable } from './listed-table'

/**
 * Finds an id such that everything published up to a moment (ISO 8601) is at or below it and everything else
 * above. A binary search works, since ids grow with time.
 */
export async function getLastIdBefore(
  db: Database,
  table: ListedTable,
  moment: string,
): Promise<number> {
  const isLater = sql`select ${table.createdAt} > ${moment}::timestamptz
    from ${table} where ${table.id} <= mid order by ${table.id} desc limit 1`
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive halves (low, high) as (
      select 0::bigint, (select coalesce(max(${table.id}), 0)::bigint from ${table})
      union all
      select case when later then low else mid end, case when later then mid - 1 else high end
      from (select low, high, (low + high + 1) / 2 as mid from halves where low < high) half
      cross join lateral (select coalesce((${isLater}), false) as later) looked
    )
    select max(low)::int as id from halves`)
  return rows[0]?.id ?? 0
}
