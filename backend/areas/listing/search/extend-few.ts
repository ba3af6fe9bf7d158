import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { parseWordQuery, type Wanted } from '@/backend/platform/text/search/word-query'
import type { TextMatch } from '../text-search'
import { listRequired, matchWanted, type WordColumns } from '../word-search'
import { chooseStep } from './choose-step'
import { type Ask, askOf, isOutOfTime, type TimeLeft, workInTime } from './in-time'
import { type Loosened, listLoosened, weighByRarity } from './loosened'

const FEW = 10

/** Rows counted: more are not ranked whole. */
const COUNTED = 1000

/** Of all rows: what more than these have says nothing of what was asked, like "english" of "english teacher"; of a place or level alone still less. */
const SHARE = { ofThings: 1 / 2, aside: 1 / 20 }

/** More than most of the words can ever count, since a parameter in a `case` has no type. */
export const HAS_ALL = sql`100`

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
export async function extendFew(
  sought: Sought,
  match: TextMatch,
  text: string,
): Promise<TextMatch> {
  const { db, table, where, columns, today, timeLeft, countOf } = sought
  const found = sql`${where} and ${match.where}`
  const wanted = parseWordQuery(text, { today }) ?? []
  const isAlone = listRequired(wanted).length < 2
  const count =
    countOf?.(match) ?? (await countTo(askOf(db), table, found, isAlone ? FEW : COUNTED))
  if (count >= (isAlone ? FEW : COUNTED)) return match
  try {
    return await workInTime(db, timeLeft, async (ask) => {
      if (count < FEW) return addMost(ask, { ...sought, text }, { ...match, count }, wanted)
      const weighed = await weighByRarity(ask, sought, wanted)
      return { ...match, rank: matchWanted(columns, weighed, text).rank }
    })
  } catch (error) {
    if (isOutOfTime(error)) return match
    throw error
  }
}

async function addMost(
  ask: Ask,
  sought: Sought & { readonly text: string },
  { count, ...match }: TextMatch & { readonly count: number },
  wanted: readonly Wanted[],
): Promise<TextMatch> {
  const { steps, isAside } = await listLoosened(ask, sought, wanted)
  const loosened = steps.map((each) => ({
    ...each,
    where: sql`(${match.where} or ${each.where})`,
  }))
  const countOf = (found: SQL) => countTo(ask, sought.table, sql`${sought.where} and ${found}`)
  const tooMany = await countTooMany(ask, sought, isAside)
  const best = await chooseStep(loosened, countOf, { above: count, enough: FEW, tooMany })
  if (best === null) return match
  const rank = sql`${best.rank} + case when ${match.where} then ${HAS_ALL} else 0 end`
  const first = { where: match.where, count }
  return { ...match, where: best.where, rank, foundBy: 'fewThenMost', first }
}

/** Where nothing has all: the first of the looser ones that finds enough, or else what finds most; null when nothing does, or only what is too common to be an answer. */
export async function findMost(
  { db, timeLeft, ...sought }: Sought,
  wanted: readonly Wanted[],
  { text, typed }: { readonly text: string; readonly typed: readonly Wanted[] },
): Promise<Loosened | null> {
  const { table, where } = sought
  return workInTime(db, timeLeft, async (ask) => {
    const { steps, isAside } = await listLoosened(ask, { ...sought, text }, wanted, typed)
    const countOf = (found: SQL) => countTo(ask, table, sql`${where} and ${found}`)
    const tooMany = steps.length === 0 ? 0 : await countTooMany(ask, { table, where }, isAside)
    return chooseStep(steps, countOf, { above: 0, enough: FEW, tooMany })
  })
}

/** Rows that are no longer few for what has only some of the words. */
async function countTooMany(
  ask: Ask,
  { table, where }: Pick<Sought, 'table' | 'where'>,
  isAside: boolean,
): Promise<number> {
  const share = isAside ? SHARE.aside : SHARE.ofThings
  const rows = await countTo(ask, table, where, COUNTED / share)
  return Math.max(2 * FEW, rows * share)
}

/** Planned as if all were wanted: else the planner looks into every text in the hope of an early end. */
async function countTo(ask: Ask, table: PgTable, where: SQL, atMost = COUNTED): Promise<number> {
  const [row] = await ask<{ found: number }>(sql`
    with found as materialized (select 1 from ${table} where ${where})
    select count(*)::int as found from (select from found limit ${atMost}) few`)
  return row?.found ?? 0
}
