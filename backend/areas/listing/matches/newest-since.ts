import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { DatedTable } from '../open-listing'

/** The day and time after which about this part of a table was posted, as the planner knows it; null: all, or not known. */
export async function getNewestSince(
  db: Database,
  table: DatedTable,
  part: number,
): Promise<string | null> {
  if (part >= 1) return null
  const { rows } = await db.execute<{ since: string | null }>(sql`
    select bounds[greatest(1, floor(cardinality(bounds) * ${1 - part}::float)::int)]::text as since from (
      select histogram_bounds::text::timestamptz[] as bounds from pg_stats
      where schemaname = 'public' and tablename = ${getTableName(table)} and attname = ${table.postedAt.name}
    ) known`)
  return rows[0]?.since ?? null
}
