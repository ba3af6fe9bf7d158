import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { parseQueryTerms, type QueryTerm } from '@/backend/platform/text/search/query-terms'
import { listRelaxedQueries, type RelaxedQuery, weightByRarity } from './query-relaxation'
import { listRequiredTerms, matchAllTerms, type WordColumns } from './term-match'
import { COMPLETE_MATCH_BONUS, type TextMatch } from './text-match'
import {
  isOutOfTime,
  type RunStatement,
  runWithinBudget,
  type TimeLeft,
  toRunStatement,
} from './time-budget'

/** Fewer rows than these are followed by partial matches. */
const FEW = 10

/** Rows that are counted at most: more are not all ranked. */
const MAX_COUNTED = 1000

/** The part of all rows from which on a partial match is too common to be an answer, like "english" of "english teacher"; a place or level alone is sooner too common. */
const MAX_SHARE = { ofTerms: 1 / 2, ofAttributes: 1 / 20 }

type Scope = {
  readonly db: Database
  readonly table: PgTable
  readonly where: SQL
  readonly columns: WordColumns
  readonly today: string | null
  readonly timeLeft: TimeLeft
}

type Searched = {
  readonly text: string
  /** How many rows the match has, where that was counted before. */
  readonly count?: number | undefined
}

/**
 * Adds rows with most of the terms to a match of few rows, and ranks a match of not too many by how rare its terms are. Returns the match
 * itself where it has many rows or the time is over.
 */
export async function addPartialMatches(
  scope: Scope,
  match: TextMatch,
  { text, count: counted }: Searched,
): Promise<TextMatch> {
  const { db, table, where, columns, today, timeLeft } = scope
  const terms = parseQueryTerms(text, { today }) ?? []
  const hasOneTerm = listRequiredTerms(terms).length < 2
  const enough = hasOneTerm ? FEW : MAX_COUNTED
  const found = sql`${where} and ${match.where}`
  const count = counted ?? (await countRows(toRunStatement(db), table, found, enough))
  if (count >= enough) return match
  try {
    return await runWithinBudget(db, timeLeft, async (run) => {
      if (count < FEW) return extendMatch(run, { ...scope, text }, { ...match, count }, terms)
      const weighted = await weightByRarity(run, scope, terms)
      return { ...match, rank: matchAllTerms(columns, weighted, text).rank }
    })
  } catch (error) {
    if (isOutOfTime(error)) return match
    throw error
  }
}

async function extendMatch(
  run: RunStatement,
  scope: Scope & { readonly text: string },
  { count, ...match }: TextMatch & { readonly count: number },
  terms: readonly QueryTerm[],
): Promise<TextMatch> {
  const { steps, hasOnlyAttributes } = await listRelaxedQueries(run, scope, terms)
  const relaxed = steps.map((each) => ({
    ...each,
    where: sql`(${match.where} or ${each.where})`,
  }))
  const countOf = (found: SQL) => countRows(run, scope.table, sql`${scope.where} and ${found}`)
  const tooMany = await countTooMany(run, scope, hasOnlyAttributes)
  const best = await chooseRelaxedQuery(relaxed, countOf, { above: count, enough: FEW, tooMany })
  if (best === null) return match
  const rank = sql`${best.rank} + case when ${match.where} then ${COMPLETE_MATCH_BONUS} else 0 end`
  const first = { where: match.where, count }
  return { ...match, where: best.where, rank, foundBy: 'fewThenMost', first }
}

/**
 * Finds rows with most of the terms where no row has all: by the first relaxed query with enough rows, or else the one with most. Null
 * when none has any, or only what is too common to be an answer.
 */
export async function findPartialMatches(
  { db, timeLeft, ...scope }: Scope,
  terms: readonly QueryTerm[],
  { text, typed }: { readonly text: string; readonly typed: readonly QueryTerm[] },
): Promise<RelaxedQuery | null> {
  const { table, where } = scope
  return runWithinBudget(db, timeLeft, async (run) => {
    const { steps, hasOnlyAttributes } = await listRelaxedQueries(
      run,
      { ...scope, text },
      terms,
      typed,
    )
    const countOf = (found: SQL) => countRows(run, table, sql`${where} and ${found}`)
    const tooMany =
      steps.length === 0 ? 0 : await countTooMany(run, { table, where }, hasOnlyAttributes)
    return chooseRelaxedQuery(steps, countOf, { above: 0, enough: FEW, tooMany })
  })
}

/** Counts the rows that are too many for a partial match. */
async function countTooMany(
  run: RunStatement,
  { table, where }: Pick<Scope, 'table' | 'where'>,
  hasOnlyAttributes: boolean,
): Promise<number> {
  const share = hasOnlyAttributes ? MAX_SHARE.ofAttributes : MAX_SHARE.ofTerms
  const rows = await countRows(run, table, where, MAX_COUNTED / share)
  return Math.max(2 * FEW, rows * share)
}

/** Planned as if all were wanted: else the planner looks into every text in the hope of an early end. */
async function countRows(
  run: RunStatement,
  table: PgTable,
  where: SQL,
  atMost = MAX_COUNTED,
): Promise<number> {
  const [row] = await run<{ found: number }>(sql`
    with found as materialized (select 1 from ${table} where ${where})
    select count(*)::int as found from (select from found limit ${atMost}) few`)
  return row?.found ?? 0
}

type Bounds = {
  readonly above: number
  readonly enough: number
  readonly tooMany: number
}

/** Chooses the first query with enough rows, or else the one with most (before the time ends). Each finds all rows of the one before, so a binary search needs four counts for a dozen. */
export async function chooseRelaxedQuery(
  steps: readonly RelaxedQuery[],
  countOf: (where: SQL) => Promise<number>,
  { above, enough, tooMany }: Bounds,
): Promise<RelaxedQuery | null> {
  let best: { readonly count: number; readonly step: RelaxedQuery } | null = null
  let [from, end] = [0, steps.length]
  try {
    while (from < end) {
      const middle = Math.floor((from + end) / 2)
      const step = steps[middle]
      if (step === undefined) break
      const count = await countOf(step.where)
      const isBetter = count < enough ? count > (best?.count ?? above) : count < tooMany
      if (isBetter) best = { count, step }
      if (count < enough) from = middle + 1
      else end = middle
    }
  } catch (error) {
    if (best === null || !isOutOfTime(error)) throw error
  }
  return best?.step ?? null
}
