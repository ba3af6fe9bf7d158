import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { QueryTerm } from '@/backend/platform/text/search/query-terms'
import {
  joinAlternatives,
  listRequiredTerms,
  matchAnyCombination,
  type WordColumns,
} from './term-match'
import type { RunStatement } from './time-budget'

type Sought = {
  readonly table: PgTable
  readonly where: SQL
  readonly columns: WordColumns
  readonly text: string
}

export type RelaxedQuery = { readonly where: SQL; readonly rank: SQL }

/** `isAside`: nothing is left of what was asked for but its place, level or pay. */
type Steps = { readonly steps: readonly RelaxedQuery[]; readonly isAside: boolean }

const NO_STEPS: Steps = { steps: [], isAside: false }

/** Rows that are counted of each thing wanted: what more have is common. */
const COUNTED = 1000

/** Rows that have a place or level which tells them from others. */
const FEW = 20

/** Things wanted of which all choices are tried: five have ten of three. */
const MOST_CHOSEN_OF = 5

/**
 * Less and less of what is wanted, for where too few rows say all of it: what nothing says is left out, or becomes the field
 * that it is of; then its field will do for all but one of them, then all but one, all but two, any, and at last their fields. What few rows say weighs more than
 * what many do. Where something is known of what is asked for, a place, level or pay that many have never does alone; where nothing is, they are all that is left (`isAside`).
 * `typed`: what was wanted before it was read otherwise.
 */
export async function listRelaxedQueries(
  ask: RunStatement,
  sought: Sought,
  wanted: readonly QueryTerm[],
  typed: readonly QueryTerm[] = wanted,
): Promise<Steps> {
  const required = listRequiredTerms(wanted)
  const counts = await countEach(ask, sought, required)
  const weighed = required.map((each, at) => ({
    isPiece: each.isPiece,
    want: weigh(each, counts[at]?.said ?? 0, counts[at]?.ofField ?? 0),
  }))
  // Of Khmer that nothing has as a whole its pieces mean nothing either.
  const isCutUp = weighed.some(({ isPiece, want }) => isPiece && want === null)
  const known = weighed
    .flatMap(({ isPiece, want }) => (want === null || (isPiece && isCutUp) ? [] : [want]))
    .toSorted((a, b) => b.weight - a.weight)
  const isGuess = !known.some(({ near, literal }) =>
    typed.some((each) => each.literal === literal && each.near.join() === near.join()),
  )
  // What is a third noise was no better guessed in the rest.
  if (known.length <= (isGuess ? (required.length * 2) / 3 : 0)) return NO_STEPS
  const besides = wanted.filter((each) => !required.includes(each))
  const said = new Map(required.map((each, at) => [each.exact.join(), counts[at]?.said ?? 0]))
  const isTelling = (each: QueryTerm) => isThing(each) || (said.get(each.exact.join()) ?? 0) <= FEW
  const isOfThings = known.some(isThing)
  const steps = listSteps(known)
    .map((choices) => choices.filter((choice) => !isOfThings || choice.some(isTelling)))
    .filter((choices) => choices.length > 0)
    .map((choices) =>
      matchAnyCombination(sought.columns, choices, [...known, ...besides], sought.text),
    )
  return { steps, isAside: !isOfThings && required.some(isThing) }
}

/** Each finds all that the one before does; nothing is of a field alone before all that says something. */
function listSteps(known: readonly QueryTerm[]): (readonly QueryTerm[])[][] {
  const isShort = known.length > 1 && known.length <= MOST_CHOSEN_OF
  const isInFields = isShort && known.some(({ field }) => field.length > 0)
  const inField = isInFields
    ? known.map((each) => known.map((one) => (one === each ? one : withField(one))))
    : []
  const sizes = known.slice(1).map((_, left) => known.length - 1 - left)
  return [
    [known],
    ...(isInFields ? [[known, ...inField]] : []),
    ...sizes.map((size) => [...chooseOf(known, size), ...(size > 1 ? inField : [])]),
    known.map((each) => [{ ...withField(each, 'ABC'), exact: each.exact.map(anywhere) }]),
  ]
}

function isThing({ isCircumstance, isLight }: QueryTerm): boolean {
  return !isCircumstance && !isLight
}

function anywhere(query: string): string {
  return query.replace(/:ABC$/, '')
}

function withField(each: QueryTerm, parts = 'AB'): QueryTerm {
  return {
    ...each,
    wider: [...each.wider, ...each.field.map((query) => query.replace(/:AB$/, `:${parts}`))],
  }
}

/** Every choice of so many; of long texts only those with what weighs most. */
function chooseOf(known: readonly QueryTerm[], size: number): QueryTerm[][] {
  if (size === 1) return known.map((each) => [each])
  if (known.length > MOST_CHOSEN_OF) return [known.slice(0, size)]
  const [first, ...rest] = known
  if (first === undefined) return []
  return [...chooseOf(rest, size - 1).map((choice) => [first, ...choice]), ...chooseOf(rest, size)]
}

/** As wanted, with a weight in the rank by how few rows say it. */
export async function weightByRarity(
  ask: RunStatement,
  sought: Omit<Sought, 'text'>,
  wanted: readonly QueryTerm[],
): Promise<QueryTerm[]> {
  const required = listRequiredTerms(wanted)
  const counts = await countEach(ask, sought, required)
  return wanted.map((each) => {
    const { said = 0 } = counts[required.indexOf(each)] ?? {}
    return said === 0 ? each : { ...each, weight: each.weight * toRarity(each, said) }
  })
}

type Counted = { readonly said: number; readonly ofField: number }

async function countEach(
  ask: RunStatement,
  { table, where, columns }: Omit<Sought, 'text'>,
  wanted: readonly QueryTerm[],
): Promise<Counted[]> {
  if (wanted.length === 0) return []
  const countOf = (queries: readonly string[]) =>
    queries.length === 0
      ? sql`0`
      : sql`(select count(*)::int from (
          select from ${table} where ${where} and ${columns.words} @@ ${joinAlternatives(queries)}::tsquery limit ${COUNTED}
        ) few)`
  const asked = wanted.map(
    ({ exact, near, wider, field }) =>
      sql`(${countOf([...exact, ...near])}, ${countOf([...wider, ...field])})`,
  )
  return ask<{ said: number; ofField: number }>(sql`
    select said, of_field as "ofField" from (values ${sql.join(asked, sql`, `)}) as asked (said, of_field)`)
}

/** Null for what nothing says and is of no field that is here. */
function weigh(each: QueryTerm, said: number, ofField: number): QueryTerm | null {
  // What somebody wants to do comes before where and for how much.
  const weight = each.isCircumstance ? each.weight / 2 : each.weight
  if (said > 0) return { ...each, weight: weight * toRarity(each, said) }
  if (ofField === 0) return null
  return {
    ...each,
    exact: [...each.wider, ...each.field],
    weight: weight * toRarity(each, ofField),
  }
}

/** Few have a level or a place by chance: it never weighs as much as a rare thing. */
const LEAST_OF_CIRCUMSTANCES = 100

/** 1 of what a single row says, 0.25 of what a thousand do. */
function toRarity({ isCircumstance }: QueryTerm, rows: number): number {
  return 1 / (1 + Math.log10(isCircumstance ? Math.max(rows, LEAST_OF_CIRCUMSTANCES) : rows))
}
