import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { Paging } from '@/backend/db/paging'
import { addDays } from '@/lib/shared/calendar/day'
import { CLOSING_FIRST, type ListedTable, NEWEST_FIRST } from '../listed-table'
import {
  isRankedWhole,
  planFilterAccess,
  planWindows,
  RANKED_BLOCK,
  type RowAccess,
  type Window,
} from '../search/search-plan'
import { COMPLETE_MATCH_BONUS, type TextMatch } from '../search/text-match'
import type { MatchCounts } from './match-counts'
import { matchNewestFraction } from './newest-fraction'
import { estimateRowCount } from './sample-matches'

export type Selection = Paging & {
  /** Open, and under the filters. */
  readonly conditions: SQL
  /** The same conditions, for all such rows of a large table at once. */
  readonly indexConditions?: SQL | undefined
  readonly match: TextMatch | null
  readonly sort: 'relevance' | 'newest' | 'closing'
  readonly today: string
  readonly matches: MatchCounts
}

/** Lists the ids of a page. Few rows are collected and sorted, of many the first are read in the order of an index (decision 037). */
export async function listMatches(
  db: Database,
  table: ListedTable,
  selection: Selection,
): Promise<number[]> {
  return readMatches(db, table, selection, await planAccess(db, table, selection))
}

/** Chooses the way to the rows of a page; asks the database only for the size of the table. */
export async function planAccess(
  db: Database,
  table: ListedTable,
  { match, matches: counts, sort, limit, offset }: Selection,
): Promise<RowAccess> {
  const found = { sort, limit, offset, counts }
  if (match === null) return planFilterAccess(found, await estimateRowCount(db, table))
  if (isRankedWhole(found, match.first !== null)) return { kind: 'rank-all' }
  return planWindows(found, await estimateRowCount(db, table))
}

/** Reads the ids of a page in the way that was chosen. */
export async function readMatches(
  db: Database,
  table: ListedTable,
  { match, ...selection }: Selection,
  access: RowAccess,
): Promise<number[]> {
  if (match === null) return listWithoutText(db, table, selection, access)
  if (access.kind !== 'windows') return listRanked(db, table, { ...selection, match })
  return listInWindows(db, table, { ...selection, match }, access)
}

async function listWithoutText(
  db: Database,
  table: ListedTable,
  { conditions, indexConditions = conditions, sort, limit, offset }: Omit<Selection, 'match'>,
  access: RowAccess,
): Promise<number[]> {
  const order = toOrder(sort)
  const isCombined = access.kind === 'filter-then-sort' && access.conditions === 'combined'
  const where = isCombined ? indexConditions : conditions
  const scan = access.kind === 'index-scan' ? sql`order by ${order} limit ${offset + limit}` : sql``
  const { rows } = await db.execute<{ id: number }>(sql`
    with matches as materialized (
      select ${table.id}, ${table.postedAt}, ${table.closingDate} from ${table} where ${where} ${scan}
    )
    select id from matches order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

type TextSelection = Selection & { readonly match: TextMatch }

async function listRanked(
  db: Database,
  table: ListedTable,
  { conditions, match, sort, limit, offset }: TextSelection,
): Promise<number[]> {
  const dated = sql`rank >= ${COMPLETE_MATCH_BONUS} desc, ${toOrder(sort)}`
  const order = sort === 'relevance' ? sql`rank desc, ${NEWEST_FIRST}` : dated
  const { rows } = await db.execute<{ id: number }>(sql`
    with matches as materialized (
      select id, posted_at, closing_date, ${match.rank} as rank from ${withWords(table, sql`${and(conditions, match.where)}`)}
    )
    select id from matches order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** Reads a window; where it holds too few matches the next one, and at last all. */
async function listInWindows(
  db: Database,
  table: ListedTable,
  selection: TextSelection,
  { depth, windows }: Extract<RowAccess, { kind: 'windows' }>,
): Promise<number[]> {
  for (const window of windows) {
    const from = await toSource(db, table, selection, window)
    if (from === null) break
    const { ids, held } = await readPage(db, table, selection, { depth, from })
    if (held === depth) return ids
  }
  const from = sql`${table} where ${and(selection.conditions, selection.match.where)}`
  return (await readPage(db, table, selection, { depth, from })).ids
}

/** What to select from to read a window; null: it is all of the table, or nobody knows where it begins. */
async function toSource(
  db: Database,
  table: ListedTable,
  { sort, today, conditions, match }: TextSelection,
  window: Window,
): Promise<SQL | null> {
  if (window.kind === 'scan') {
    // Ids alone, so that only those rows are opened whose text is looked into.
    const ids = sql`select ${table.id} from ${table} where ${conditions} order by ${toOrder(sort)} limit ${window.rows}`
    return sql`${table} where ${table.id} = any(array(${ids})) and ${match.where}`
  }
  const where = and(conditions, match.where)
  if (window.kind === 'closing-this-week') {
    return sql`${table} where ${and(where, sql`${table.closingDate} <= ${addDays(today, 7)}`)}`
  }
  const tableRows = await estimateRowCount(db, table)
  const newest = await matchNewestFraction(db, table, { fraction: window.fraction, tableRows })
  return newest === null ? null : sql`${table} where ${and(where, newest)}`
}

const HELD = sql`(select count(*)::int from matches) as held`

/** `held`: how many of the first `depth` matches the source has. */
async function readPage(
  db: Database,
  table: ListedTable,
  { match, sort, limit, offset }: TextSelection,
  { depth, from }: { readonly depth: number; readonly from: SQL },
): Promise<{ ids: number[]; held: number }> {
  const order = toOrder(sort)
  const isRanked = sort === 'relevance'
  const start = isRanked ? Math.floor(offset / RANKED_BLOCK) * RANKED_BLOCK : offset
  const { rows } = await db.execute<{ id: number; held: number }>(sql`
    with found as materialized (
      select ${table.id}, ${table.postedAt}, ${table.closingDate} from ${from}
    ), matches as materialized (
      select id, posted_at, closing_date, row_number() over (order by ${order}) - 1 as at
      from found order by ${order} limit ${depth}
    ), here as materialized (
      select * from matches where at >= ${start}
    )
    ${isRanked ? rankBlocks(table, match) : sql`select id, ${HELD} from here order by at`}
    limit ${limit} offset ${offset - start}`)
  return { ids: rows.map(({ id }) => id), held: rows[0]?.held ?? 0 }
}

function rankBlocks(table: ListedTable, match: TextMatch): SQL {
  const source = withWords(table, sql`true`, {
    at: sql`at`,
    from: sql`here join ${table} using (id)`,
  })
  return sql`
    select id, ${HELD} from (select id, at, ${match.rank} as rank from ${source}) ranked
    order by at / ${RANKED_BLOCK}, rank desc, at`
}

/** The table under its own name, with the words of a row fetched once, however often a rank looks into them: `||` makes them a value. */
function withWords(
  table: ListedTable,
  where: SQL,
  { at, from } = { at: sql`0`, from: sql`${table}` },
) {
  const words = table.words === undefined ? sql`` : sql`, ${table.words} || ''::tsvector as words`
  return sql`(
    select ${table.id}, ${table.postedAt}, ${table.closingDate}, ${table.search}, ${at} as at ${words}
    from ${from} where ${where} offset 0
  ) as ${sql.identifier(getTableName(table))}`
}

function toOrder(sort: Selection['sort']): SQL {
  return sort === 'closing' ? CLOSING_FIRST : NEWEST_FIRST
}
