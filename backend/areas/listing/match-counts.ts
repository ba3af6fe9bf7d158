import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { isClosingThisWeek } from './closing'
import type { DatedTable } from './open-listing'

export type Matches = {
  /** One more than is counted when there are more; of kept counts, all. */
  readonly total: number
  /** Within a week. */
  readonly closing: number
  /** What the matches are likely to be in all; not said when they are counted to their end. */
  readonly likely?: number
}

/** Looking into a text costs 10 µs a row: what is nearly everywhere is not counted in larger tables. */
const SAMPLED_FROM = 50_000
const SAMPLE = 500

/** How often more than `atMost` a sample has to promise, to be believed. */
const SURELY = 5

/** Counts open matches that a text finds, or filters that nobody counts; never more than one above `atMost`. */
export async function countMatches(
  db: Database,
  table: DatedTable,
  today: string,
  where: SQL,
  atMost: number,
): Promise<Matches> {
  const closingSoon = isClosingThisWeek(table, today)
  const sampled = await sample(db, table, where, closingSoon)
  const isSure = (part: number) => part * sampled.rows > SURELY * atMost
  const likely = sampled.found * sampled.rows
  const all = isSure(sampled.found)
    ? { total: atMost + 1, closing: 0, within: 1 }
    : await count(db, table, where, closingSoon, atMost)
  if (all.total <= atMost) return { total: all.total, closing: all.closing }
  const closing = isSure(sampled.closing)
    ? atMost + 1
    : (await count(db, table, sql`${and(closingSoon, where)}`, closingSoon, atMost)).total
  return { total: all.total, closing, likely: Math.max(likely, all.total / all.within) }
}

async function count(
  db: Database,
  table: DatedTable,
  where: SQL,
  closingSoon: SQL,
  atMost: number,
): Promise<{ total: number; closing: number; within: number }> {
  // Planned as if all were wanted: else the planner hopes to meet enough of them early, and looks into every text.
  const { rows } = await db.execute<{ total: number; closing: number; within: number }>(sql`
    with found as materialized (
      select ${table.id}, ${closingSoon} as closing from ${table} where ${where}
    )
    select count(*)::int as total, count(*) filter (where closing)::int as closing,
      coalesce(max(id)::float / (select max(id) from ${table}), 1) as within
    from (select id, closing from found limit ${atMost + 1}) matches`)
  return rows[0] ?? { total: 0, closing: 0, within: 1 }
}

/** The part of a large table's rows that match, by pages of it drawn by lot, and how many rows it has. */
async function sample(db: Database, table: DatedTable, where: SQL, closingSoon: SQL) {
  const { rows: sizes } = await db.execute<{ rows: number }>(sql`
    select reltuples::int as rows from pg_class where oid = ${getTableName(table)}::regclass`)
  const size = sizes[0]?.rows ?? 0
  if (size < SAMPLED_FROM) return { found: 0, closing: 0, rows: size }
  const { rows } = await db.execute<{ found: number; closing: number }>(sql`
    select count(*) filter (where found)::float / greatest(count(*), 1) as found,
      count(*) filter (where found and closing)::float / greatest(count(*), 1) as closing
    from (
      select (${where}) as found, ${closingSoon} as closing
      from ${table} tablesample system (${(100 * SAMPLE) / size}::float)
    ) drawn`)
  return { found: 0, closing: 0, ...rows[0], rows: size }
}

export function toCounts({ total, closing }: Matches, atMost: number) {
  return {
    total: Math.min(total, atMost),
    totalIsExact: total <= atMost,
    closingThisWeek: Math.min(closing, atMost),
  }
}
