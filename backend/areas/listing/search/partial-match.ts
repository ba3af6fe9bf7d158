import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { parseQueryTerms, type QueryTerm } from '@/backend/platform/text/search/query-terms'
import { chooseRelaxedQuery } from './choose-relaxation'
import { listRelaxedQueries, type RelaxedQuery, weightByRarity } from './query-relaxation'
import { listRequiredTerms, matchAllTerms, type WordColumns } from './term-match'
import type { TextMatch } from './text-search'
import {
  isOutOfTime,
  type RunStatement,
  runWithinBudget,
  type TimeLeft,
  toRunStatement,
} from './time-budget'

const FEW = 10

/** Rows counted: more are not ranked whole. */
const COUNTED = 1000

/** Of all rows: what more than these have says nothing of what was asked, like "english" of "english teacher"; of a place or level alone still less. */
const SHARE = { ofThings: 1 / 2, aside: 1 / 20 }

/** More than most of the words can ever count, since a parameter in a `case` has no type. */
export const COMPLETE_MATCH_BONUS = sql`100`

type Sought = {
  readonly db: Database
  readonly table: PgTable
  readonly where: SQL
  readonly columns: WordColumns
  readonly today: string | null
  readonly timeLeft: TimeLeft
  /** Where it was counted before. */
  readonly countOf?: (match: TextMatch) => number | undefined
}

/** Few are followed by what has most of the words, and what is not many is ranked by how rare its words are, if there is time. */
export async function addPartialMatches(
  sought: Sought,
  match: TextMatch,
  text: string,
): Promise<TextMatch> {
  const { db, table, where, columns, today, timeLeft, countOf } = sought
  const found = sql`${where} and ${match.where}`
  const wanted = parseQueryTerms(text, { today }) ?? []
  const isAlone = listRequiredTerms(wanted).length < 2
  const count =
    countOf?.(match) ?? (await countTo(toRunStatement(db), table, found, isAlone ? FEW : COUNTED))
  if (count >= (isAlone ? FEW : COUNTED)) return match
  try {
    return await runWithinBudget(db, timeLeft, async (ask) => {
      if (count < FEW) return addMost(ask, { ...sought, text }, { ...match, count }, wanted)
      const weighed = await weightByRarity(ask, sought, wanted)
      return { ...match, rank: matchAllTerms(columns, weighed, text).rank }
    })
  } catch (error) {
    if (isOutOfTime(error)) return match
    throw error
  }
}

async function addMost(
  ask: RunStatement,
  sought: Sought & { readonly text: string },
  { count, ...match }: TextMatch & { readonly count: number },
  wanted: readonly QueryTerm[],
): Promise<TextMatch> {
  const { steps, isAside } = await listRelaxedQueries(ask, sought, wanted)
  const loosened = steps.map((each) => ({
    ...each,
    where: sql`(${match.where} or ${each.where})`,
  }))
  const countOf = (found: SQL) => countTo(ask, sought.table, sql`${sought.where} and ${found}`)
  const tooMany = await countTooMany(ask, sought, isAside)
  const best = await chooseRelaxedQuery(loosened, countOf, { above: count, enough: FEW, tooMany })
  if (best === null) return match
  const rank = sql`${best.rank} + case when ${match.where} then ${COMPLETE_MATCH_BONUS} else 0 end`
  const first = { where: match.where, count }
  return { ...match, where: best.where, rank, foundBy: 'fewThenMost', first }
}

/** Where nothing has all: the first of the looser ones that finds enough, or else what finds most; null when nothing does, or only what is too common to be an answer. */
export async function findPartialMatches(
  { db, timeLeft, ...sought }: Sought,
  wanted: readonly QueryTerm[],
  { text, typed }: { readonly text: string; readonly typed: readonly QueryTerm[] },
): Promise<RelaxedQuery | null> {
  const { table, where } = sought
  return runWithinBudget(db, timeLeft, async (ask) => {
    const { steps, isAside } = await listRelaxedQueries(ask, { ...sought, text }, wanted, typed)
    const countOf = (found: SQL) => countTo(ask, table, sql`${where} and ${found}`)
    const tooMany = steps.length === 0 ? 0 : await countTooMany(ask, { table, where }, isAside)
    return chooseRelaxedQuery(steps, countOf, { above: 0, enough: FEW, tooMany })
  })
}

/** Rows that are no longer few for what has only some of the words. */
async function countTooMany(
  ask: RunStatement,
  { table, where }: Pick<Sought, 'table' | 'where'>,
  isAside: boolean,
): Promise<number> {
  const share = isAside ? SHARE.aside : SHARE.ofThings
  const rows = await countTo(ask, table, where, COUNTED / share)
  return Math.max(2 * FEW, rows * share)
}

/** Planned as if all were wanted: else the planner looks into every text in the hope of an early end. */
async function countTo(
  ask: RunStatement,
  table: PgTable,
  where: SQL,
  atMost = COUNTED,
): Promise<number> {
  const [row] = await ask<{ found: number }>(sql`
    with found as materialized (select 1 from ${table} where ${where})
    select count(*)::int as found from (select from found limit ${atMost}) few`)
  return row?.found ?? 0
}
