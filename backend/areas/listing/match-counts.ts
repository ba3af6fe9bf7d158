import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { isClosingThisWeek } from './closing'
import type { DatedTable } from './open-listing'

export type Matches = {
  /** One more than is counted when there are more; of kept counts, all. */
  readonly total: number
  /** Within a week. */
  readonly closing: number
  /** The part of the table in which these were found, as rows lie there; above 0, at most 1. */
  readonly within?: number
}

export async function countMatches(
  db: Database,
  table: DatedTable,
  today: string,
  where: SQL,
  atMost: number,
): Promise<Matches> {
  const closingSoon = isClosingThisWeek(table, today)
  const count = async (condition: SQL | undefined) => {
    const { rows } = await db.execute<{ total: number; closing: number; within: number }>(sql`
      select count(*)::int as total, count(*) filter (where closing)::int as closing,
        coalesce(max(id)::float / (select max(id) from ${table}), 1) as within
      from (
        select ${table.id}, ${closingSoon} as closing from ${table}
        where ${condition} limit ${atMost + 1}
      ) matches`)
    return rows[0] ?? { total: 0, closing: 0, within: 1 }
  }
  const all = await count(where)
  if (all.total <= atMost) return all
  return { ...all, closing: (await count(and(closingSoon, where))).closing }
}

export function toCounts({ total, closing }: Matches, atMost: number) {
  return {
    total: Math.min(total, atMost),
    totalIsExact: total <= atMost,
    closingThisWeek: Math.min(closing, atMost),
  }
}
