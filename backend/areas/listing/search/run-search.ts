import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { parseNumericCriteria } from '@/backend/platform/text/search/numeric-criteria'
import { parseQueryTerms, type QueryTerm } from '@/backend/platform/text/search/query-terms'
import { tokenize, toTokenText } from '@/backend/platform/text/search/tokenize'
import type { ListedTable } from '../listed-table'
import { countOpenItems, type ListingFilters } from '../matches/count-open-items'
import type { MatchCounts } from '../matches/match-counts'
import { addPartialMatches, findPartialMatches } from './partial-match'
import type { SearchPlan, SearchStep } from './search-plan'
import { findCorrections } from './spelling'
import { excludeTerms, matchAllTerms, type WordColumns } from './term-match'
import {
  matchTitleSimilarity,
  matchTitleWords,
  NO_MATCH,
  type TextMatch,
  toWordMatch,
} from './text-match'
import { requireTimeLeft, type TimeLeft } from './time-budget'

/** A question read again, its unknown words replaced by those that were likely meant. */
type CorrectedQuery = {
  readonly text: string
  readonly terms: readonly QueryTerm[]
  /** The same terms, and other forms of their words. */
  readonly stemmedTerms: readonly QueryTerm[]
  /** Whether a word was replaced. */
  readonly isCorrected: boolean
}

/** The rows that are searched. */
export type SearchScope = {
  /** With `words`, whole texts are searched; without, titles and names. */
  readonly table: PgTable & { readonly search: AnyColumn; readonly words?: AnyColumn }
  readonly where: SQL
  /** For a caller that needs the counts of the match anyway: each step counts instead of looking for a first row. */
  readonly counted?: { readonly table: ListedTable; readonly today: string } & ListingFilters
}

/** What came of a step of the plan. */
export type SearchAttempt = {
  readonly kind: SearchStep['kind']
  /** `not-needed`: no word was corrected. */
  readonly outcome: 'found' | 'nothing-found' | 'not-needed'
}

type SearchResult = {
  readonly match: TextMatch
  /** Of the match before partial matches were added; null where nobody counted. */
  readonly counts: MatchCounts | null
  readonly attempts: readonly SearchAttempt[]
}

/** Tries the steps of a plan until one finds rows. Throws `Busy` where the time ends before that. */
export async function runSearch(
  db: Database,
  scope: SearchScope,
  plan: SearchPlan,
  timeLeft: TimeLeft,
): Promise<SearchResult> {
  const attempts: SearchAttempt[] = []
  let corrected: CorrectedQuery | null = null
  for (const step of plan.steps) {
    if (step.isGuess) {
      requireTimeLeft(timeLeft)
      corrected ??= await correctQuery(db, plan)
    }
    const search = { db, scope, plan, corrected, timeLeft }
    const match = await toMatch(search, step)
    if (match === null) {
      const outcome = step.kind === 'corrected-terms' ? 'not-needed' : 'nothing-found'
      attempts.push({ kind: step.kind, outcome })
      continue
    }
    const { isFound, counts } = await look(search, step, match)
    attempts.push({ kind: step.kind, outcome: isFound ? 'found' : 'nothing-found' })
    if (!isFound) continue
    const all = await withPartialMatches(search, step, { match, counts })
    return { match: all, counts: all === match ? counts : null, attempts }
  }
  return { match: NO_MATCH, counts: null, attempts }
}

type Search = {
  readonly db: Database
  readonly scope: SearchScope
  readonly plan: SearchPlan
  readonly corrected: CorrectedQuery | null
  readonly timeLeft: TimeLeft
}

/** Null: the step does not apply, or finds nothing for certain. */
async function toMatch(search: Search, { kind }: SearchStep): Promise<TextMatch | null> {
  const { scope, plan, corrected } = search
  const { search: titleColumn } = scope.table
  const titleWords = plan.titles?.words ?? []
  if (kind === 'title-words') return matchTitleWords(titleColumn, titleWords)
  if (kind === 'title-similarity')
    return matchTitleSimilarity(titleColumn, plan.titles?.fuzzy ?? [])
  const columns = requireColumns(scope)
  if (kind === 'all-terms') {
    const terms = plan.terms ?? []
    const required = plan.isStrict ? terms.map((term) => ({ ...term, isGeneric: false })) : terms
    return toWordMatch(matchAllTerms(columns, required, plan.text), null)
  }
  if (kind === 'title-substrings') {
    const match = matchTitleWords(titleColumn, titleWords)
    return { ...match, where: excludeTerms(columns.words, match.where, plan.terms ?? []) }
  }
  if (corrected === null) return null
  const searchedFor = corrected.isCorrected ? corrected.text : null
  if (kind === 'corrected-terms') {
    if (!corrected.isCorrected) return null
    return toWordMatch(matchAllTerms(columns, corrected.terms, corrected.text), searchedFor)
  }
  if (kind === 'stemmed-terms') {
    return toWordMatch(matchAllTerms(columns, corrected.stemmedTerms, corrected.text), searchedFor)
  }
  const { db, timeLeft } = search
  const typed = plan.terms ?? []
  const within = { db, ...scope, columns, today: plan.today, timeLeft }
  const partial = await findPartialMatches(within, corrected.terms, { text: corrected.text, typed })
  return partial === null ? null : { ...toWordMatch(partial, searchedFor), foundBy: 'mostWords' }
}

/** Whether a match finds a row. The last steps are taken as they are: nothing comes after them. */
async function look({ db, scope }: Search, { kind }: SearchStep, match: TextMatch) {
  if (kind === 'title-similarity' || kind === 'some-terms') return { isFound: true, counts: null }
  if (scope.counted === undefined) return { isFound: await hasRow(db, scope, match), counts: null }
  const { table, today, ...filters } = scope.counted
  const counts = await countOpenItems(db, table, today, match, filters)
  return { isFound: counts.total > 0, counts }
}

async function withPartialMatches(
  { db, scope, plan, corrected, timeLeft }: Search,
  step: SearchStep,
  { match, counts }: { readonly match: TextMatch; readonly counts: MatchCounts | null },
): Promise<TextMatch> {
  if (!step.addsPartialMatches) return match
  const text = step.kind === 'all-terms' ? plan.text : (corrected?.text ?? plan.text)
  const within = { db, ...scope, columns: requireColumns(scope), today: plan.today, timeLeft }
  return addPartialMatches(within, match, { text, count: counts?.total })
}

function requireColumns({ table: { words, search } }: SearchScope): WordColumns {
  if (words === undefined) throw new Error('The table has no words to search')
  return { words, search }
}

/** Rows whose texts are looked into first: what is nearly everywhere is found there. */
const PROBED = 200

/** Planned as if all were wanted: for one row alone the planner looks into every text in the hope of an early end. */
async function hasRow(
  db: Database,
  { table, where }: SearchScope,
  { where: isMatch, isByWords }: TextMatch,
): Promise<boolean> {
  const first = sql`(select * from ${table} where ${where} limit ${PROBED})`
  const name = sql.identifier(getTableName(table))
  const isAmongFirst = isByWords
    ? sql`exists (select from ${first} as ${name} where ${isMatch})`
    : sql`false`
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select ${isAmongFirst} or exists (
      with found as materialized (select 1 from ${table} where ${where} and ${isMatch})
      select from found
    ) as found`)
  return rows[0]?.found === true
}

/** Replaces words that no listing has: misspelt ones, and Khmer in Latin letters. */
async function correctQuery(
  db: Database,
  { text, terms, today }: SearchPlan,
): Promise<CorrectedQuery> {
  const typed = terms ?? []
  const unknown = typed.flatMap(({ word }) => word ?? [])
  const words = tokenize(text).map((token) => token.text)
  const corrections = await findCorrections(db, words, unknown)
  const { rest, matchedText } = parseNumericCriteria(text, today)
  const corrected = [replaceWords(foldText(rest), corrections), ...matchedText].join(' ').trim()
  const isCorrected = corrections.size > 0
  const correctedTerms = isCorrected ? (parseQueryTerms(corrected, { today }) ?? typed) : typed
  return {
    text: corrected,
    terms: correctedTerms,
    stemmedTerms: parseQueryTerms(corrected, { hasStems: true, today }) ?? correctedTerms,
    isCorrected,
  }
}

/** Replaces phrases before single words, since the words of a phrase may be correct elsewhere. */
function replaceWords(folded: string, corrections: ReadonlyMap<string, string>): string {
  const longestFirst = [...corrections].toSorted(([a], [b]) => b.length - a.length)
  const typed = folded.split(' ').map((word) => toTokenText(word) || word)
  return longestFirst
    .reduce(
      (text, [span, correction]) => text.replaceAll(` ${span} `, ` ${correction} `),
      ` ${typed.join('  ')} `.replaceAll('  ', ' '),
    )
    .trim()
}
