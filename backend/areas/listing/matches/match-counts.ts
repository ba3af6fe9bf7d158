import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { isClosingWithinSevenDays } from '../closing'
import { INDEX_ENTRIES_PER_ROW, type ListedTable, NEWEST_FIRST } from '../listed-table'
import { isLargeTable, sampleMatches } from './sample-matches'

export type MatchCounts = {
  /** One more than is counted when there are more; of stored counts, all. */
  readonly total: number
  /** Within a week; at least so many when it is not exact. */
  readonly closing: number
  readonly closingIsExact: boolean
  /** Where the count ended. */
  readonly atMost: number
  /** Of what a text finds beyond its count: how many in all, and which part of the rows under the filters. */
  readonly estimatedTotal?: number
  readonly estimatedShare?: number
}

type Asked = {
  /** Open, and under the filters. */
  readonly conditions: SQL
  /** The same, for all of it out of a large table at once. */
  readonly indexConditions?: SQL | undefined
  readonly text: SQL | undefined
  /** Whether it is looked for in whole texts. */
  readonly isByWords: boolean
  readonly atMost: number
  /** Rows under the filters, where that is stored. */
  readonly filteredRows: number | undefined
}

/** What nobody keeps a count of is counted so far in a large table: a row met at random costs 10 µs, too. */
const MOST_COUNTED = 2000

/** How often more than is counted a sample has to promise, to be believed. */
const SURELY = 5

/** Or so often, of as many finds: the bound is four standard deviations below them. */
const LIKELY = { times: 2, found: 64 }

/** Counts to `atMost`, in a large table to 2,000; what whole texts say nearly everywhere is not counted at all, but sampled. */
export async function countMatches(
  db: Database,
  table: ListedTable,
  today: string,
  { conditions, indexConditions, text, isByWords, atMost, filteredRows }: Asked,
): Promise<MatchCounts> {
  const closingSoon = isClosingWithinSevenDays(table, today)
  const where = sql`${and(conditions, text)}`
  const counter = text === undefined ? countPlain : count
  if (!(await isLargeTable(db, table))) {
    const all = await counter(db, table, { where, closingSoon, bound: atMost })
    if (all.total <= atMost) return { ...all, closingIsExact: true, atMost }
    const { total } = await counter(db, table, {
      where: sql`${and(closingSoon, where)}`,
      closingSoon,
      bound: atMost,
    })
    return {
      total: all.total,
      closing: Math.min(total, atMost),
      closingIsExact: total <= atMost,
      atMost,
    }
  }
  const bound = Math.min(atMost, MOST_COUNTED)
  const sample =
    text === undefined || !isByWords
      ? null
      : await sampleMatches(db, table, { conditions, text, closingSoon, filteredRows })
  const times = sample !== null && sample.found >= LIKELY.found ? LIKELY.times : SURELY
  const sure = [atMost, bound].find(
    (most) => sample !== null && sample.estimatedTotal > times * most,
  )
  if (sample !== null && sure !== undefined) {
    const { estimatedTotal, estimatedShare } = sample
    const closing = Math.min(sure, toRound(sample.closing))
    return {
      total: sure + 1,
      closing,
      closingIsExact: false,
      atMost: sure,
      estimatedTotal,
      estimatedShare,
    }
  }
  const all =
    text === undefined && indexConditions !== undefined
      ? await countGathered(db, table, { conditions, indexConditions, closingSoon, bound })
      : await counter(db, table, { where, closingSoon, bound })
  if (all.total <= bound) return { ...all, closingIsExact: true, atMost: bound }
  const estimatedTotal = all.total / all.within
  const estimatedShare = filteredRows === undefined ? 0 : Math.min(1, estimatedTotal / filteredRows)
  return { ...all, closingIsExact: false, atMost: bound, estimatedTotal, estimatedShare }
}

type Gathered = {
  readonly conditions: SQL
  readonly indexConditions: SQL
  readonly closingSoon: SQL
  readonly bound: number
}

/** What leaves a thirtieth or more is sooner met on a walk, and a sample of a few pages tells that. */
async function countGathered(
  db: Database,
  table: ListedTable,
  { conditions, indexConditions, closingSoon, bound }: Gathered,
) {
  const lot = { conditions: sql`true`, text: conditions, closingSoon, filteredRows: undefined }
  const { estimatedShare } = (await sampleMatches(db, table, lot)) ?? { estimatedShare: 0 }
  return 2 * INDEX_ENTRIES_PER_ROW * estimatedShare > 1
    ? countPlain(db, table, {
        where: sql`${conditions} order by ${NEWEST_FIRST}`,
        closingSoon,
        bound,
      })
    : count(db, table, { where: indexConditions, closingSoon, bound })
}

/** Down to one digit: an estimate claims no more. */
function toRound(estimate: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, estimate)))
  return Math.floor(estimate / step) * step
}

type Counted = { readonly where: SQL; readonly closingSoon: SQL; readonly bound: number }
type Found = { readonly total: number; readonly closing: number; readonly within: number }

async function count(
  db: Database,
  table: ListedTable,
  { where, closingSoon, bound }: Counted,
): Promise<Found> {
  // Planned as if all were wanted: else the planner hopes to meet enough of them early, and looks into every text.
  const { rows } = await db.execute<Found>(sql`
    with found as materialized (
      select ${table.id}, ${closingSoon} as closing from ${table} where ${where}
    )
    select count(*)::int as total, count(*) filter (where closing)::int as closing,
      coalesce(max(id)::float / (select max(id) from ${table}), 1) as within
    from (select id, closing from found limit ${bound + 1}) matches`)
  return rows[0] ?? { total: 0, closing: 0, within: 1 }
}

/** Columns are looked into for nothing: there it is best to hope. */
async function countPlain(
  db: Database,
  table: ListedTable,
  { where, closingSoon, bound }: Counted,
): Promise<Found> {
  const { rows } = await db.execute<{ total: number; closing: number }>(sql`
    select count(*)::int as total, count(*) filter (where closing)::int as closing
    from (select ${closingSoon} as closing from ${table} where ${where} limit ${bound + 1}) matches`)
  return { total: 0, closing: 0, ...rows[0], within: 1 }
}

export function toCountFields({ total, closing, closingIsExact, atMost }: MatchCounts) {
  return {
    total: Math.min(total, atMost),
    totalIsExact: total <= atMost,
    closingThisWeek: Math.min(closing, atMost),
    closingIsExact: closingIsExact && closing <= atMost,
  }
}
