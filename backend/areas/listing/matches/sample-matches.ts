import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { ListedTable } from '../listed-table'

/** Looking into a text costs 10 µs a row: what is nearly everywhere is not counted in larger tables. */
export const LARGE_TABLE = 50_000

/** Rows that are looked into, and the largest part of a table that is drawn to find so many under its filters. */
const DRAWN = 400
const LARGEST_PART = 0.02

/** Fewer tell nothing. */
const LEAST_DRAWN = 100

type Sample = {
  /** Of the rows under the filters, those that the text finds; 0 to 1. */
  readonly estimatedShare: number
  /** Those it found of what was drawn. */
  readonly found: number
  /** Rows the text is likely to find, of these as many as close within the week at the least. */
  readonly estimatedTotal: number
  readonly closing: number
}

type Sampled = {
  /** Without the text. */
  readonly conditions: SQL
  readonly text: SQL
  readonly closingSoon: SQL
  /** Rows under the filters, where that is stored. */
  readonly filteredRows: number | undefined
}

export async function isLargeTable(db: Database, table: ListedTable): Promise<boolean> {
  return (await estimateRowCount(db, table)) >= LARGE_TABLE
}

/** What a text finds of a large table, by pages of it drawn by lot, the same each time; null when too many would have to be. */
export async function sampleMatches(
  db: Database,
  table: ListedTable,
  { conditions, text, closingSoon, filteredRows }: Sampled,
): Promise<Sample | null> {
  const size = await estimateRowCount(db, table)
  const part = Math.min(LARGEST_PART, DRAWN / (filteredRows ?? size))
  if (part * (filteredRows ?? size) < LEAST_DRAWN) return null
  const { rows } = await db.execute<{ drawn: number; found: number; closing: number }>(sql`
    select count(*)::int as drawn, count(*) filter (where found)::int as found,
      count(*) filter (where found and closing)::int as closing
    from (
      select (${text}) as found, ${closingSoon} as closing
      from ${table} tablesample system (${100 * part}::float) repeatable (1) where ${conditions}
    ) lot`)
  const [lot] = rows
  if (!lot?.drawn) return null
  const { drawn, found, closing } = lot
  const weight = 1 / part
  return {
    estimatedShare: found / drawn,
    found,
    estimatedTotal: found * weight,
    // Two standard deviations below what was met.
    closing: Math.max(0, closing - 2 * Math.sqrt(closing)) * weight,
  }
}

/** As the last analysis left it. */
export async function estimateRowCount(db: Database, table: ListedTable): Promise<number> {
  const { rows } = await db.execute<{ rows: number }>(sql`
    select reltuples::int as rows from pg_class where oid = ${getTableName(table)}::regclass`)
  return rows[0]?.rows ?? 0
}
