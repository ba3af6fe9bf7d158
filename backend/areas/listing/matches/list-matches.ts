import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { Paging } from '@/backend/db/paging'
import { addDays } from '@/lib/shared/calendar/day'
import type { DatedTable } from '../open-listing'
import { COMPLETE_MATCH_BONUS } from '../search/partial-match'
import type { TextMatch } from '../search/text-search'
import type { MatchCounts } from './match-counts'
import { matchNewest } from './newest-window'
import { LARGE_TABLE, readTableSize } from './sample-matches'
import { CLOSING_FIRST, INDEX_ENTRIES_PER_ROW, NEWEST_FIRST } from './sort-orders'

type Selection = Paging & {
  /** Open, and under the filters. */
  readonly plain: SQL
  /** The same, for all of it out of a large table at once. */
  readonly gathered?: SQL | undefined
  readonly match: TextMatch | null
  readonly sort: 'relevance' | 'newest' | 'closing'
  readonly today: string
  readonly matches: MatchCounts
}

/** Matches of a text that are ranked whole; each costs reading its words. */
const MOST_RANKED = 1000

/** Of more, the best of the newest so many come first, then the best of the next. */
const BLOCK = 200

/** Ids of a page. Few rows are collected and sorted, many walked in the order of an index (decision 037). */
export async function listMatches(
  db: Database,
  table: DatedTable,
  selection: Selection,
): Promise<number[]> {
  const { match, matches, sort } = selection
  if (match === null) return listPlain(db, table, selection)
  const isRanked = sort === 'relevance' && matches.total <= MOST_RANKED
  // Those that have all of the words come first in any order, and there are few of the others.
  if (isRanked || match.first !== null) {
    return listRanked(db, table, { ...selection, match })
  }
  return listFound(db, table, { ...selection, match })
}

async function listPlain(
  db: Database,
  table: DatedTable,
  { plain, gathered = plain, sort, matches, limit, offset }: Selection,
): Promise<number[]> {
  const order = sort === 'closing' ? CLOSING_FIRST : NEWEST_FIRST
  const size = await readTableSize(db, table)
  const isWalked = (offset + limit) * size < INDEX_ENTRIES_PER_ROW * matches.total ** 2
  const where = isWalked || size < LARGE_TABLE ? plain : gathered
  const walk = isWalked ? sql`order by ${order} limit ${offset + limit}` : sql``
  const { rows } = await db.execute<{ id: number }>(sql`
    with matches as materialized (
      select ${table.id}, ${table.postedAt}, ${table.closingDate} from ${table} where ${where} ${walk}
    )
    select id from matches order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

type Found = Selection & { readonly match: TextMatch }

async function listRanked(
  db: Database,
  table: DatedTable,
  { plain, match, sort, limit, offset }: Found,
): Promise<number[]> {
  const dated = sql`rank >= ${COMPLETE_MATCH_BONUS} desc, ${sort === 'closing' ? CLOSING_FIRST : NEWEST_FIRST}`
  const order = sort === 'relevance' ? sql`rank desc, ${NEWEST_FIRST}` : dated
  const { rows } = await db.execute<{ id: number }>(sql`
    with matches as materialized (
      select id, posted_at, closing_date, ${match.rank} as rank from ${toSpoken(table, sql`${and(plain, match.where)}`)}
    )
    select id from matches order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** Of many: collected in a stretch of the order that is likely to hold enough of them; when it does not, in a longer one. */
async function listFound(db: Database, table: DatedTable, selection: Found): Promise<number[]> {
  const { limit, offset, sort, plain, match } = selection
  const isRanked = sort === 'relevance'
  const depth = isRanked ? Math.ceil((offset + limit) / BLOCK) * BLOCK : offset + limit
  for (const spare of SPARE) {
    const found = await findStretch(db, table, selection, spare * depth)
    if (found === undefined) break
    const { ids, held } = await collect(db, table, selection, { depth, found })
    if (held === depth) return ids
  }
  const found = sql`${table} where ${and(plain, match.where)}`
  return (await collect(db, table, selection, { depth, found })).ids
}

/** Room for what was estimated, and for rows that are not spread evenly. */
const SPARE = [1.25, 5]

/** From which part on a text may be looked for row after row. */
const OFTEN = 0.05

/** µs: the text of a row met on a walk, what the index of words and days passes of another, and the row of what it names. */
const COSTS = { walked: 20, passed: 0.3, fetched: 7 }

/** Of a board, as a rule: the index has whole days. */
const DAY = 0.01

/** What to select from, to meet so many; undefined: there is nothing better than all. */
async function findStretch(
  db: Database,
  table: DatedTable,
  { sort, today, matches, plain, match }: Found,
  wanted: number,
): Promise<SQL | undefined> {
  const { total, closing, likely = total, share = 0 } = matches
  const size = await readTableSize(db, table)
  const walked = Math.ceil(wanted / share)
  const passed = (wanted / likely + DAY) * size
  const named = passed * COSTS.passed + wanted * COSTS.fetched
  if (share >= OFTEN && (sort === 'closing' || walked * COSTS.walked < named)) {
    const order = sort === 'closing' ? CLOSING_FIRST : NEWEST_FIRST
    // Without their rows, which are opened only for those whose text is looked into.
    const some = sql`select ${table.id} from ${table} where ${plain} order by ${order} limit ${walked}`
    return sql`${table} where ${table.id} = any(array(${some})) and ${match.where}`
  }
  const where = and(plain, match.where)
  if (sort === 'closing') {
    if (closing < wanted) return undefined
    return sql`${table} where ${and(where, sql`${table.closingDate} <= ${addDays(today, 7)}`)}`
  }
  const newest = await matchNewest(db, table, { part: wanted / likely, size })
  return newest === null ? undefined : sql`${table} where ${and(where, newest)}`
}

const HELD = sql`(select count(*)::int from matches) as held`

type Stretch = { readonly depth: number; readonly found: SQL }

/** `held`: how many of the first `depth` are in the stretch. */
async function collect(
  db: Database,
  table: DatedTable,
  { match, sort, limit, offset }: Found,
  { depth, found }: Stretch,
): Promise<{ ids: number[]; held: number }> {
  const order = sort === 'closing' ? CLOSING_FIRST : NEWEST_FIRST
  const isRanked = sort === 'relevance'
  const from = isRanked ? Math.floor(offset / BLOCK) * BLOCK : offset
  const { rows } = await db.execute<{ id: number; held: number }>(sql`
    with found as materialized (
      select ${table.id}, ${table.postedAt}, ${table.closingDate} from ${found}
    ), matches as materialized (
      select id, posted_at, closing_date, row_number() over (order by ${order}) - 1 as at
      from found order by ${order} limit ${depth}
    ), here as materialized (
      select * from matches where at >= ${from}
    )
    ${isRanked ? rankHere(table, match) : sql`select id, ${HELD} from here order by at`}
    limit ${limit} offset ${offset - from}`)
  return { ids: rows.map(({ id }) => id), held: rows[0]?.held ?? 0 }
}

function rankHere(table: DatedTable, match: TextMatch): SQL {
  const spoken = toSpoken(table, sql`true`, {
    at: sql`at`,
    from: sql`here join ${table} using (id)`,
  })
  return sql`
    select id, ${HELD} from (select id, at, ${match.rank} as rank from ${spoken}) ranked
    order by at / ${BLOCK}, rank desc, at`
}

/** The table under its own name, with its words fetched once a row, however often a rank looks into them: `||` makes them a value. */
function toSpoken(
  table: DatedTable,
  where: SQL,
  { at, from } = { at: sql`0`, from: sql`${table}` },
) {
  const words = table.words === undefined ? sql`` : sql`, ${table.words} || ''::tsvector as words`
  return sql`(
    select ${table.id}, ${table.postedAt}, ${table.closingDate}, ${table.search}, ${at} as at ${words}
    from ${from} where ${where} offset 0
  ) as ${sql.identifier(getTableName(table))}`
}
