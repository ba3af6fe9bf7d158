import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { DatedTable } from '../open-listing'
import { NEWEST } from './orders'

/** Entries of the index of the newest; beyond them an estimate to a hundredth of the table is near enough. */
const MOST_WALKED = 20_000

/** The day and time since which about this part of a table of so many rows was posted; null: all, or not known. */
export async function getNewestSince(
  db: Database,
  table: DatedTable,
  { part, size }: { readonly part: number; readonly size: number },
): Promise<string | null> {
  if (part >= 1 || size <= 0) return null
  const rows = Math.ceil(part * size)
  return rows <= MOST_WALKED ? walkTo(db, table, rows) : estimate(db, table, part)
}

async function walkTo(db: Database, table: DatedTable, at: number): Promise<string | null> {
  const { rows } = await db.execute<{ since: string }>(sql`
    select ${table.postedAt}::text as since from ${table} order by ${NEWEST} limit 1 offset ${at}`)
  return rows[0]?.since ?? null
}

async function estimate(db: Database, table: DatedTable, part: number): Promise<string | null> {
  const { rows } = await db.execute<{ since: string | null }>(sql`
    select bounds[greatest(1, floor(cardinality(bounds) * ${1 - part}::float)::int)]::text as since from (
      select histogram_bounds::text::timestamptz[] as bounds from pg_stats
      where schemaname = 'public' and tablename = ${getTableName(table)} and attname = ${table.postedAt.name}
    ) known`)
  return rows[0]?.since ?? null
}
