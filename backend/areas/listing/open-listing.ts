import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import type { Paging } from '@/backend/db/paging'
import { MAX_LISTED } from '@/lib/contract/common'
import type { listingSort } from '@/lib/contract/listing'
import { MOST_NEW } from '@/lib/contract/searches/kept-search-calls'
import { isOpen } from './closing'
import { getLastIdBefore } from './last-id-before'
import { listMatches } from './matches/list-matches'
import { countMatches, type MatchCounts, toCountFields } from './matches/match-counts'
import { findTextMatch, type TextMatch, toSearchFields } from './search/text-search'

/** A table of things that are posted and close, with indexes on (posted_at, id) and (closing_date, id). */
export type DatedTable = PgTable &
  Record<'id' | 'postedAt' | 'closingDate' | 'removedAt' | 'createdAt' | 'search', AnyColumn> & {
    readonly words?: AnyColumn
  }

type Sort = z.output<typeof listingSort>

type Asked = Paging & {
  readonly searchText?: string | undefined
  readonly sort?: Sort | undefined
}

/** What the filters of a list ask of a row, and what is known of them. */
type Filtered = {
  readonly conditions: readonly SQL[]
  /** The same, for an index of all filters together, where the table has one. */
  readonly gathered?: readonly SQL[]
  /** How many there are, where that is kept. */
  readonly kept?: { readonly total: number; readonly closing: number } | null
}

/** How many a list would find; without a text, nothing is counted that is kept. */
export async function countOpenItems(
  db: Database,
  table: DatedTable,
  today: string,
  match: TextMatch | null,
  { conditions, gathered = conditions, kept = null }: Filtered,
): Promise<MatchCounts> {
  if (match === null && kept !== null) {
    return { ...kept, closingIsExact: true, atMost: MAX_LISTED }
  }
  return countMatches(db, table, today, {
    plain: sql`${and(isOpen(table, today), ...conditions)}`,
    gathered: sql`${and(isOpen(table, today), ...gathered)}`,
    text: match?.where,
    isByWords: match?.isByWords === true,
    atMost: match?.atMost ?? MAX_LISTED,
    among: kept?.total,
  })
}

/** Ids of a page; its counts stop at 10,000, for texts sooner (architecture §8). */
export async function findOpenItems(
  db: Database,
  table: DatedTable,
  today: string,
  { limit, offset, searchText, sort }: Asked,
  filtered: Filtered,
) {
  const { conditions, gathered = conditions } = filtered
  const open = isOpen(table, today)
  const plain = sql`${and(open, ...conditions)}`
  const count = (match: TextMatch | null) => countOpenItems(db, table, today, match, filtered)
  // Without a filter, whether a text finds anything and how much are one question.
  const counted = new Map<TextMatch, MatchCounts>()
  const isFound = async (match: TextMatch) => {
    const matches = await count(match)
    counted.set(match, matches)
    return matches.total > 0
  }
  const countOf = (match: TextMatch) => counted.get(match)?.total
  const probe = conditions.length === 0 ? { isFound, countOf } : {}
  const match = await findTextMatch(db, { table, where: open, today, ...probe }, searchText)
  const before = match === null ? undefined : counted.get(match)
  const matches = before ?? (await count(match))
  const ids = await listMatches(db, table, {
    plain,
    gathered: sql`${and(open, ...gathered)}`,
    match,
    sort: sort ?? (match === null ? 'newest' : 'relevance'),
    limit,
    offset,
    today,
    matches,
  })
  return { ids, ...toCountFields(matches), limit, offset, ...toSearchFields(match, searchText) }
}

type Since = {
  readonly searchText?: string | undefined
  readonly conditions: readonly SQL[]
  /** ISO 8601. */
  readonly since: string
}

/** Open ones published after a moment that a list would find, counted to 100. */
export async function countOpenItemsSince(
  db: Database,
  table: DatedTable,
  today: string,
  { searchText, conditions, since }: Since,
): Promise<number> {
  const afterId = await getLastIdBefore(db, table, since)
  const isNew = and(isOpen(table, today), sql`${table.id} > ${afterId}`)
  const haystack = { table, where: isOpen(table, today), today }
  const match = await findTextMatch(db, haystack, searchText, { isStrict: true })
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
  readonly upToId: number
}

/**
 * Ids of open ones that were published after the one of `afterId` and up to that of `upToId`, newest first, at most 100; of words as they were typed or meant, not
 * of what is only like them: nobody asked to be told of that.
 */
export async function listOpenItemsAfter(
  db: Database,
  table: DatedTable,
  today: string,
  { searchText, conditions, afterId, upToId }: After,
): Promise<number[]> {
  const isNew = and(
    isOpen(table, today),
    sql`${table.id} > ${afterId} and ${table.id} <= ${upToId}`,
  )
  const haystack = { table, where: isOpen(table, today), today }
  const match = await findTextMatch(db, haystack, searchText, { isStrict: true })
  if (match !== null && match.foundBy !== 'words') return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${table.id} as id from ${table} where ${and(isNew, match?.where, ...conditions)}
    order by ${table.id} desc limit ${MOST_NEW}`)
  return rows.map(({ id }) => id)
}
