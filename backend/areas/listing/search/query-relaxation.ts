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

type Scope = {
  readonly table: PgTable
  readonly where: SQL
  readonly columns: WordColumns
  readonly text: string
}

/** A query for rows with only some of the terms. */
export type RelaxedQuery = { readonly where: SQL; readonly rank: SQL }

/** `hasOnlyAttributes`: of all terms only a place, level or pay is left. */
type Steps = { readonly steps: readonly RelaxedQuery[]; readonly hasOnlyAttributes: boolean }

const NO_STEPS: Steps = { steps: [], hasOnlyAttributes: false }

/** Rows that are counted of each term: a term of more rows is common. */
const MAX_COUNTED = 1000

/** An attribute of no more rows than these may stand alone. */
const RARE = 20

/** Terms of which all combinations are tried: five have ten of three. */
const MAX_COMBINED = 5

/**
 * Lists queries that demand less and less, for a text with too few complete matches. A term that no row has is dropped, or replaced by its field.
 * Then: all terms; the field in place of one of them; all but one term, all but two, any term; at last their fields. Rare terms weigh more
 * than common ones. A place, level or pay that many rows have is never enough alone, unless no other term is known (`hasOnlyAttributes`).
 * `typedTerms`: the terms before the text was corrected.
 */
export async function listRelaxedQueries(
  run: RunStatement,
  scope: Scope,
  terms: readonly QueryTerm[],
  typedTerms: readonly QueryTerm[] = terms,
): Promise<Steps> {
  const required = listRequiredTerms(terms)
  const counts = await countEach(run, scope, required)
  const weighted = required.map((each, at) => ({
    isSegment: each.isSegment,
    term: weightTerm(each, counts[at]?.rows ?? 0, counts[at]?.fieldRows ?? 0),
  }))
  // Segments of Khmer mean nothing where no row has one of them.
  const isCutUp = weighted.some(({ isSegment, term }) => isSegment && term === null)
  const known = weighted
    .flatMap(({ isSegment, term }) => (term === null || (isSegment && isCutUp) ? [] : [term]))
    .toSorted((a, b) => b.weight - a.weight)
  const isGuess = !known.some(({ near, literal }) =>
    typedTerms.some((each) => each.literal === literal && each.near.join() === near.join()),
  )
  // Where a third of the terms is noise, the rest was guessed no better.
  if (known.length <= (isGuess ? (required.length * 2) / 3 : 0)) return NO_STEPS
  const besides = terms.filter((each) => !required.includes(each))
  const rowsOf = new Map(required.map((each, at) => [each.exact.join(), counts[at]?.rows ?? 0]))
  const isSpecific = (each: QueryTerm) =>
    isSubjectTerm(each) || (rowsOf.get(each.exact.join()) ?? 0) <= RARE
  const hasSubject = known.some(isSubjectTerm)
  const steps = listSteps(known)
    .map((choices) => choices.filter((choice) => !hasSubject || choice.some(isSpecific)))
    .filter((choices) => choices.length > 0)
    .map((choices) =>
      matchAnyCombination(scope.columns, choices, [...known, ...besides], scope.text),
    )
  return { steps, hasOnlyAttributes: !hasSubject && required.some(isSubjectTerm) }
}

/** Each step finds all rows of the one before; a field alone comes only in the last one. */
function listSteps(known: readonly QueryTerm[]): (readonly QueryTerm[])[][] {
  const isShort = known.length > 1 && known.length <= MAX_COMBINED
  const isInFields = isShort && known.some(({ field }) => field.length > 0)
  const inField = isInFields
    ? known.map((each) => known.map((one) => (one === each ? one : withField(one))))
    : []
  const sizes = known.slice(1).map((_, left) => known.length - 1 - left)
  return [
    [known],
    ...(isInFields ? [[known, ...inField]] : []),
    ...sizes.map((size) => [...listCombinations(known, size), ...(size > 1 ? inField : [])]),
    known.map((each) => [{ ...withField(each, 'ABC'), exact: each.exact.map(anywhere) }]),
  ]
}

function isSubjectTerm({ isAttribute, isGeneric }: QueryTerm): boolean {
  return !isAttribute && !isGeneric
}

function anywhere(query: string): string {
  return query.replace(/:ABC$/, '')
}

function withField(each: QueryTerm, parts = 'AB'): QueryTerm {
  return {
    ...each,
    broader: [...each.broader, ...each.field.map((query) => query.replace(/:AB$/, `:${parts}`))],
  }
}

/** Lists every combination of so many terms; of long texts only the one with the heaviest. */
function listCombinations(known: readonly QueryTerm[], size: number): QueryTerm[][] {
  if (size === 1) return known.map((each) => [each])
  if (known.length > MAX_COMBINED) return [known.slice(0, size)]
  const [first, ...rest] = known
  if (first === undefined) return []
  return [
    ...listCombinations(rest, size - 1).map((choice) => [first, ...choice]),
    ...listCombinations(rest, size),
  ]
}

/** Weights the terms in the rank by how few rows have them. */
export async function weightByRarity(
  run: RunStatement,
  scope: Omit<Scope, 'text'>,
  terms: readonly QueryTerm[],
): Promise<QueryTerm[]> {
  const required = listRequiredTerms(terms)
  const counts = await countEach(run, scope, required)
  return terms.map((each) => {
    const { rows = 0 } = counts[required.indexOf(each)] ?? {}
    return rows === 0 ? each : { ...each, weight: each.weight * toRarity(each, rows) }
  })
}

type Counted = { readonly rows: number; readonly fieldRows: number }

async function countEach(
  run: RunStatement,
  { table, where, columns }: Omit<Scope, 'text'>,
  terms: readonly QueryTerm[],
): Promise<Counted[]> {
  if (terms.length === 0) return []
  const countOf = (queries: readonly string[]) =>
    queries.length === 0
      ? sql`0`
      : sql`(select count(*)::int from (
          select from ${table} where ${where} and ${columns.words} @@ ${joinAlternatives(queries)}::tsquery limit ${MAX_COUNTED}
        ) few)`
  const asked = terms.map(
    ({ exact, near, broader, field }) =>
      sql`(${countOf([...exact, ...near])}, ${countOf([...broader, ...field])})`,
  )
  return run<Counted>(sql`
    select said as rows, of_field as "fieldRows" from (values ${sql.join(asked, sql`, `)}) as asked (said, of_field)`)
}

/** Null for a term that no row has, and whose field no row is of. */
function weightTerm(each: QueryTerm, rows: number, fieldRows: number): QueryTerm | null {
  // What somebody wants to do counts more than where and for how much.
  const weight = each.isAttribute ? each.weight / 2 : each.weight
  if (rows > 0) return { ...each, weight: weight * toRarity(each, rows) }
  if (fieldRows === 0) return null
  return {
    ...each,
    exact: [...each.broader, ...each.field],
    weight: weight * toRarity(each, fieldRows),
  }
}

/** An attribute that few rows have is no rare term: it is weighted as one of so many rows at least. */
const MIN_ATTRIBUTE_ROWS = 100

/** 1 for a term of a single row, 0.25 for one of a thousand. */
function toRarity({ isAttribute }: QueryTerm, rows: number): number {
  return 1 / (1 + Math.log10(isAttribute ? Math.max(rows, MIN_ATTRIBUTE_ROWS) : rows))
}
