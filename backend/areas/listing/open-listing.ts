import { and, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import type { Paging } from '@/backend/db/paging'
import type { listingSort } from '@/lib/contract/listing'
import { MAX_NEW_COUNT } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import { isOpen } from './closing'
import type { ListedTable } from './listed-table'
import { countOpenItems, type ListingFilters } from './matches/count-open-items'
import { planAccess, readMatches } from './matches/list-matches'
import { type MatchCounts, toCountFields } from './matches/match-counts'
import { runSearch, type SearchAttempt } from './search/run-search'
import { planSearch, type SearchPlan } from './search/search-plan'
import type { TextMatch } from './search/text-match'
import { findTextMatch, toSearchFields } from './search/text-search'
import { startTimeBudget } from './search/time-budget'

type Asked = Paging & {
  readonly searchText?: string | undefined
  readonly sort?: z.output<typeof listingSort> | undefined
}

/** Finds the ids of a page; its counts stop at 10,000, for texts sooner (architecture §8). */
export async function findOpenItems(
  db: Database,
  table: ListedTable,
  today: string,
  asked: Asked,
  filters: ListingFilters,
) {
  const { ids, match, counts } = await searchOpenItems(db, table, today, asked, filters)
  const { limit, offset, searchText } = asked
  return { ids, ...toCountFields(counts), limit, offset, ...toSearchFields(match, searchText) }
}

/** A page, and how it was found. */
export type OpenItemSearch = {
  readonly plan: SearchPlan
  readonly attempts: readonly SearchAttempt[]
  /** Null without a text. */
  readonly match: TextMatch | null
  readonly counts: MatchCounts
  readonly ids: readonly number[]
}

/** As `findOpenItems`, with the plan that was made and what came of each of its steps. */
export async function searchOpenItems(
  db: Database,
  table: ListedTable,
  today: string,
  { limit, offset, searchText = '', sort }: Asked,
  filters: ListingFilters,
): Promise<OpenItemSearch> {
  const { conditions, indexConditions = conditions } = filters
  const open = isOpen(table, today)
  const plan = planSearch(searchText, {
    hasWords: table.words !== undefined,
    today,
    isStrict: false,
  })
  // Without a filter, whether a text finds anything and how much are one question.
  const counted = conditions.length === 0 ? { counted: { table, today, ...filters } } : {}
  const scope = { table, where: open, ...counted }
  const found =
    searchText.trim() === '' ? null : await runSearch(db, scope, plan, startTimeBudget())
  const match = found?.match ?? null
  const counts = found?.counts ?? (await countOpenItems(db, table, today, match, filters))
  const selection = {
    conditions: sql`${and(open, ...conditions)}`,
    indexConditions: sql`${and(open, ...indexConditions)}`,
    match,
    sort: sort ?? (match === null ? 'newest' : 'relevance'),
    limit,
    offset,
    today,
    matches: counts,
  } as const
  const access = await planAccess(db, table, selection)
  const ids = await readMatches(db, table, selection, access)
  return { plan: { ...plan, access }, attempts: found?.attempts ?? [], match, counts, ids }
}

type Since = {
  readonly searchText?: string | undefined
  readonly conditions: readonly SQL[]
  /** ISO 8601. */
  readonly since: string
}

/** Counts open items published after a moment that a listing would find, to 100. */
export async function countOpenItemsSince(
  db: Database,
  table: ListedTable,
  today: string,
  { searchText, conditions, since }: Since,
): Promise<number> {
  const afterId = await getLastIdBefore(db, table, since)
  const isNew = and(isOpen(table, today), sql`${table.id} > ${afterId}`)
  const match = await findStrictMatch(db, table, today, searchText)
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${table} where ${and(isNew, match?.where, ...conditions)} limit ${MAX_NEW_COUNT}
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
 * Lists the ids of open items published after the one of `afterId` and up to that of `upToId`, newest first, at most 100. Only items with all words
 * as typed or corrected are listed: nobody wants to be notified of what is merely similar.
 */
export async function listOpenItemsAfter(
  db: Database,
  table: ListedTable,
  today: string,
  { searchText, conditions, afterId, upToId }: After,
): Promise<number[]> {
  const isNew = and(
    isOpen(table, today),
    sql`${table.id} > ${afterId} and ${table.id} <= ${upToId}`,
  )
  const match = await findStrictMatch(db, table, today, searchText)
  if (match !== null && match.foundBy !== 'words') return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${table.id} as id from ${table} where ${and(isNew, match?.where, ...conditions)}
    order by ${table.id} desc limit ${MAX_NEW_COUNT}`)
  return rows.map(({ id }) => id)
}

function findStrictMatch(
  db: Database,
  table: ListedTable,
  today: string,
  searchText: string | undefined,
) {
  return findTextMatch(db, { table, where: isOpen(table, today), today }, searchText, {
    isStrict: true,
  })
}

/**
 * Finds an id such that everything published up to a moment (ISO 8601) is at or below it and everything else
 * above. A binary search works, since ids grow with time.
 */
export async function getLastIdBefore(
  db: Database,
  table: ListedTable,
  moment: string,
): Promise<number> {
  const isLater = sql`select ${table.createdAt} > ${moment}::timestamptz
    from ${table} where ${table.id} <= mid order by ${table.id} desc limit 1`
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive halves (low, high) as (
      select 0::bigint, (select coalesce(max(${table.id}), 0)::bigint from ${table})
      union all
      select case when later then low else mid end, case when later then mid - 1 else high end
      from (select low, high, (low + high + 1) / 2 as mid from halves where low < high) half
      cross join lateral (select coalesce((${isLater}), false) as later) looked
    )
    select max(low)::int as id from halves`)
  return rows[0]?.id ?? 0
}
