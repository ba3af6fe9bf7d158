import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import type { Paging } from '@/backend/db/paging'
import { MAX_LISTED } from '@/lib/contract/common'
import type { listingSort } from '@/lib/contract/listing'
import { MOST_NEW } from '@/lib/contract/searches/kept-search-calls'
import { isClosingThisWeek, isOpen } from './closing'
import { searchFor, type TextMatch, toSearched } from './text-search'

/** A table of things that are posted and close, with indexes on (posted_at, id) and (closing_date, id). */
export type DatedTable = PgTable &
  Record<'id' | 'postedAt' | 'closingDate' | 'removedAt' | 'search', AnyColumn>

type Sort = z.output<typeof listingSort>

type Asked = Paging & {
  readonly searchText?: string | undefined
  readonly sort?: Sort | undefined
}

/** Ids of a page; its counts stop at 10,000, for misspelt words sooner (architecture §8). */
export async function findOpen(
  db: Database,
  table: DatedTable,
  today: string,
  { limit, offset, searchText, sort }: Asked,
  conditions: readonly SQL[],
) {
  const match = await searchFor(db, { table, where: isOpen(table, today) }, searchText)
  const where = sql`${and(isOpen(table, today), match?.where, ...conditions)}`
  const counts = await countMatches(db, table, where, today, match?.atMost ?? MAX_LISTED)
  const ids = await listMatches(db, table, {
    where,
    match,
    sort: sort ?? (match === null ? 'newest' : 'relevance'),
    limit,
    offset,
    isMany: !counts.totalIsExact,
  })
  return { ids, ...counts, limit, offset, ...toSearched(match, searchText) }
}

type Since = {
  readonly searchText?: string | undefined
  readonly conditions: readonly SQL[]
  /** ISO 8601. */
  readonly since: string
}

/** Open ones posted after a moment that a list would find, counted to 100. */
export async function countOpenSince(
  db: Database,
  table: DatedTable,
  today: string,
  { searchText, conditions, since }: Since,
): Promise<number> {
  const isNew = and(isOpen(table, today), sql`${table.postedAt} > ${since}`)
  const haystack = { table, where: isOpen(table, today) }
  const match = await searchFor(db, haystack, searchText, { isStrict: true })
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${table} where ${and(isNew, match?.where, ...conditions)} limit ${MOST_NEW}
    ) fresh`)
  return rows[0]?.total ?? 0
}

type After = {
  readonly searchText?: string | undefined
  readonly conditions: readonly SQL[]
  readonly afterId: number
}

/**
 * Ids of open ones that were published after the one of `afterId`, newest first, at most 100; of words as they were typed or meant, not
 * of what is only like them: nobody asked to be told of that.
 */
export async function listOpenAfter(
  db: Database,
  table: DatedTable,
  today: string,
  { searchText, conditions, afterId }: After,
): Promise<number[]> {
  const isNew = and(isOpen(table, today), sql`${table.id} > ${afterId}`)
  const match = await searchFor(db, { table, where: isOpen(table, today) }, searchText)
  if (match !== null && match.foundBy !== 'words') return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${table.id} as id from ${table} where ${and(isNew, match?.where, ...conditions)}
    order by ${table.id} desc limit ${MOST_NEW}`)
  return rows.map(({ id }) => id)
}

async function countMatches(
  db: Database,
  table: DatedTable,
  where: SQL,
  today: string,
  atMost: number,
) {
  const closingSoon = isClosingThisWeek(table, today)
  const count = async (condition: SQL | undefined) => {
    const { rows } = await db.execute<{ total: number; closing: number }>(sql`
      select count(*)::int as total, count(*) filter (where closing)::int as closing from (
        select ${closingSoon} as closing from ${table}
        where ${condition} limit ${atMost + 1}
      ) matches`)
    return rows[0] ?? { total: 0, closing: 0 }
  }
  const all = await count(where)
  const totalIsExact = all.total <= atMost
  const { closing } = totalIsExact ? all : await count(and(closingSoon, where))
  return {
    total: Math.min(all.total, atMost),
    totalIsExact,
    closingThisWeek: Math.min(closing, atMost),
  }
}

type Selection = Paging & {
  readonly where: SQL
  readonly match: TextMatch | null
  readonly sort: Sort
  /** Many matches are walked in the order of an index, the best sought among the newest only. */
  readonly isMany: boolean
}

const NEWEST = sql`posted_at desc nulls first, id desc nulls first`
const CLOSING = sql`closing_date, id`

/** Few matches are sorted after collecting: else the planner walks a whole index for a rare word. */
async function listMatches(
  db: Database,
  table: DatedTable,
  { where, match, sort, isMany, limit, offset }: Selection,
): Promise<number[]> {
  const walk = sort === 'closing' ? CLOSING : NEWEST
  const depth = sort === 'relevance' && match !== null ? match.atMost : offset + limit
  const inOrder = match?.first ? sql`has_all desc, ${walk}` : walk
  const order = sort === 'relevance' ? sql`rank desc, ${NEWEST}` : inOrder
  const { rows } = await db.execute<{ id: number }>(sql`
    with matches as materialized (
      select ${table.id}, ${table.postedAt}, ${table.closingDate}, ${match?.rank ?? sql`0`} as rank, ${match?.first?.where ?? sql`true`} as has_all
      from ${table} where ${where} ${isMany ? sql`order by ${walk} limit ${depth}` : sql``}
    )
    select id from matches order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
