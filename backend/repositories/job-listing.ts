import { and, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { MAX_LISTED } from '@/lib/contract/common'
import type { jobFilters, listingSort } from '@/lib/contract/job'
import type { Database } from '../db/connect'
import { job } from '../db/schema/job'
import { toChoiceConditions } from './job-filters'
import { findJobMatch, type JobMatch } from './job-search'
import { isClosingThisWeek, isOpen } from './job-status'
import { listJobSummaries } from './job-summaries'
import type { Paging } from './paging'

type Filters = z.output<typeof jobFilters>
type Sort = z.output<typeof listingSort>

/** A page of open vacancies; counts stop at 10,000, for misspelt words sooner (design §8). */
export async function listOpenJobs(db: Database, today: string, filters: Filters) {
  const { limit, offset, searchText, ...choices } = filters
  const match = await findJobMatch(db, searchText, today)
  const where = sql`${and(isOpen(today), match?.where, ...toChoiceConditions(choices))}`
  const atMost = match?.atMost ?? MAX_LISTED
  const counts = await countMatches(db, where, today, atMost)
  const sort = filters.sort ?? (match === null ? 'newest' : 'relevance')
  const ids = await listMatches(db, {
    where,
    match,
    sort,
    limit,
    offset,
    isMany: !counts.isExact,
  })
  return {
    data: await listJobSummaries(db, today, ids),
    total: counts.total,
    totalIsExact: counts.isExact,
    closingThisWeek: counts.closingThisWeek,
    limit,
    offset,
  }
}

async function countMatches(db: Database, where: SQL, today: string, atMost: number) {
  const count = async (condition: SQL | undefined) => {
    const { rows } = await db.execute<{ total: number; closing: number }>(sql`
      select count(*)::int as total, count(*) filter (where closing)::int as closing from (
        select ${isClosingThisWeek(today)} as closing from ${job}
        where ${condition} limit ${atMost + 1}
      ) matches`)
    return rows[0] ?? { total: 0, closing: 0 }
  }
  const all = await count(where)
  const isExact = all.total <= atMost
  const { closing } = isExact ? all : await count(and(isClosingThisWeek(today), where))
  return {
    total: Math.min(all.total, atMost),
    isExact,
    closingThisWeek: Math.min(closing, atMost),
  }
}

type Selection = Paging & {
  readonly where: SQL
  readonly match: JobMatch | null
  readonly sort: Sort
  /** More matches than are counted: they are walked in the order of an index. */
  readonly isMany: boolean
}

const NEWEST = sql`posted_at desc nulls first, id desc nulls first`
const CLOSING = sql`closing_date, id`

/**
 * The ids of a page in order. Few matches are collected first and sorted then, so that the planner
 * cannot walk a whole index for a rare word; many are walked in index order and soon left off.
 * Among many matches, the best are looked for in the newest.
 */
async function listMatches(db: Database, selection: Selection): Promise<number[]> {
  const { where, match, sort, isMany, limit, offset } = selection
  const walk = sort === 'closing' ? CLOSING : NEWEST
  const depth = sort === 'relevance' && match !== null ? match.atMost : offset + limit
  const order = sort === 'relevance' ? sql`rank desc, ${NEWEST}` : walk
  const { rows } = await db.execute<{ id: number }>(sql`
    with matches as materialized (
      select ${job.id}, ${job.postedAt}, ${job.closingDate}, ${match?.rank ?? sql`0`} as rank
      from ${job} where ${where} ${isMany ? sql`order by ${walk} limit ${depth}` : sql``}
    )
    select id from matches order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
