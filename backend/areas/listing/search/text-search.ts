import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { parseExclusions } from '@/backend/platform/text/search/exclusions'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { listHighlights } from '@/backend/platform/text/search/highlights'
import { parseNumericCriteria } from '@/backend/platform/text/search/measures'
import { listNamedAreas } from '@/backend/platform/text/search/named-areas'
import { parseQueryTerms, type QueryTerm } from '@/backend/platform/text/search/query-terms'
import { parseTitleQuery, type TitleWord } from '@/backend/platform/text/search/title-query'
import { tokenize, toTokenText } from '@/backend/platform/text/search/tokenize'
import { MAX_LISTED } from '@/lib/contract/common'
import type { FoundBy } from '@/lib/contract/listing'
import { addPartialMatches, findPartialMatches } from './partial-match'
import { findCorrections } from './spelling'
import { excludeTerms, matchAllTerms, type WordColumns } from './term-match'
import { requireTimeLeft, startTimeBudget } from './time-budget'

export type SearchScope = {
  /** With `words`, whole texts are searched; without, titles and names. */
  readonly table: PgTable & { readonly search: AnyColumn; readonly words?: AnyColumn }
  readonly where?: SQL | undefined
  /** `YYYY-MM-DD`, for rows that close. */
  readonly today?: string | null
  /** For those who count what is found anyway. */
  readonly isFound?: (match: TextMatch) => Promise<boolean>
  /** What they counted. */
  readonly countOf?: (match: TextMatch) => number | undefined
}

/** Which rows a text finds, and how well (higher is better). */
export type TextMatch = {
  readonly where: SQL
  readonly rank: SQL
  readonly atMost: number
  /** By the words of whole texts, not by parts of titles and names. */
  readonly isByWords?: true
  /** What was looked for instead, when nobody wrote the words as typed; null: as typed. */
  readonly searchedFor: string | null
  readonly foundBy: FoundBy
  /** Those that have all of the words, where others follow that have most; null: all have the same. */
  readonly first: { readonly where: SQL; readonly count: number } | null
}

/** Comparing by likeness costs some 50 µs a row: a word met everywhere must not cost seconds. */
const MAX_ALIKE = 1000

/** Rows whose texts are looked into first: what is nearly everywhere is found there. */
const PROBED = 200

const MIN_PART = 4

const BY_WORDS = { atMost: MAX_LISTED, isByWords: true } as const

/** A bare 0 in ORDER BY would name a column. */
const NOTHING_FOUND: TextMatch = {
  where: sql`false`,
  rank: sql`0::real`,
  atMost: MAX_LISTED,
  searchedFor: null,
  foundBy: 'words',
  first: null,
}

/** Null without a text; look-alikes count only when no row has every word as typed (decision 003, decision 028). `isStrict`: only what has all of the words, however few. */
export async function findTextMatch(
  db: Database,
  {
    table,
    where = sql`true`,
    today = null,
    isFound = probe(db, table, where),
    ...rest
  }: SearchScope,
  text: string | undefined,
  { isStrict = false, timeLeft = startTimeBudget() } = {},
): Promise<TextMatch | null> {
  if (text === undefined || text.trim() === '') return null
  const query = parseTitleQuery(text)
  if (query === null) return NOTHING_FOUND
  const { words, search } = table
  if (words === undefined) {
    const exact = matchWords(search, query.words)
    return (await isFound(exact)) ? exact : matchLikeness(search, query.fuzzy)
  }
  const sought = { db, table, where, columns: { words, search }, today, timeLeft, ...rest }
  const asTyped = matchAsTyped(sought, text, isStrict)
  if (asTyped !== null && (await isFound(asTyped))) {
    return isStrict ? asTyped : addPartialMatches(sought, asTyped, text)
  }
  requireTimeLeft(timeLeft)
  const { meant, otherForms, corrected, wanted } = await guess(sought, text)
  const typed = parseQueryTerms(text, { today }) ?? []
  const asked = parseTitleQuery(parseExclusions(text).rest) ?? query
  const besides = (match: TextMatch) => ({
    ...match,
    where: excludeTerms(words, match.where, typed),
  })
  // Parts of short words are in everything: "net" in every "network".
  const hasParts = asked.words.some((word) => [...word.text].length >= MIN_PART)
  if (meant !== null && (await isFound(meant))) {
    return isStrict ? meant : addPartialMatches(sought, meant, corrected)
  }
  for (const match of hasParts ? [otherForms, besides(matchWords(search, asked.words))] : []) {
    requireTimeLeft(timeLeft)
    if (match !== null && (await isFound(match))) return match
  }
  if (isStrict) return NOTHING_FOUND
  const most = await findPartialMatches(sought, wanted, { text: corrected, typed })
  const searchedFor = meant?.searchedFor ?? null
  if (most !== null) {
    return { ...most, ...BY_WORDS, searchedFor, foundBy: 'mostWords', first: null }
  }
  return NOTHING_FOUND
}

/** Planned as if all were wanted: for one row alone the planner looks into every text in the hope of an early end. */
function probe(db: Database, table: SearchScope['table'], where: SQL) {
  const first = sql`(select * from ${table} where ${where} limit ${PROBED})`
  const name = sql.identifier(getTableName(table))
  return async ({ where: isMatch, isByWords }: TextMatch): Promise<boolean> => {
    const isMetFirst = isByWords
      ? sql`exists (select from ${first} as ${name} where ${isMatch})`
      : sql`false`
    const { rows } = await db.execute<{ found: boolean }>(sql`
      select ${isMetFirst} or exists (
        with found as materialized (select 1 from ${table} where ${where} and ${isMatch})
        select from found
      ) as found`)
    return rows[0]?.found === true
  }
}

export function toSearchFields(match: TextMatch | null, text = '') {
  const sought = match === null ? '' : (match.searchedFor ?? text)
  return {
    searchedFor: match?.searchedFor ?? null,
    foundBy: match?.foundBy ?? 'words',
    first: match?.first?.count ?? null,
    named: listNamedAreas(sought),
    marks: listHighlights(sought),
  }
}

type Asked = { readonly db: Database; readonly columns: WordColumns; readonly today: string | null }

function matchAsTyped(
  { columns, today }: Asked,
  text: string,
  isStrict: boolean,
): TextMatch | null {
  const parsed = parseQueryTerms(text, { today })
  if (parsed === null) return null
  const wanted = isStrict ? parsed.map((each) => ({ ...each, isLight: false })) : parsed
  const match = matchAllTerms(columns, wanted, text)
  return {
    ...match,
    atMost: MAX_LISTED,
    isByWords: true,
    searchedFor: null,
    foundBy: 'words',
    first: null,
  }
}

type Guesses = Readonly<Record<'meant' | 'otherForms', TextMatch | null>> & {
  readonly corrected: string
  readonly wanted: readonly QueryTerm[]
}

/** For words that nothing has: those that were likely meant, and other forms of them. */
async function guess({ db, columns, today }: Asked, text: string): Promise<Guesses> {
  const typed = parseQueryTerms(text, { today }) ?? []
  const unknown = typed.flatMap(({ word }) => word ?? [])
  const words = tokenize(text).map((word) => word.text)
  const spellings = await findCorrections(db, words, unknown)
  const isCorrected = spellings.size > 0
  const { rest, said: counted } = parseNumericCriteria(text, today)
  const corrected = [correct(foldText(rest), spellings), ...counted].join(' ').trim()
  const wanted = isCorrected ? (parseQueryTerms(corrected, { today }) ?? typed) : typed
  const said = {
    ...BY_WORDS,
    searchedFor: isCorrected ? corrected : null,
    foundBy: 'words',
    first: null,
  } as const
  const forms = parseQueryTerms(corrected, { hasStems: true, today }) ?? wanted
  return {
    meant: isCorrected ? { ...matchAllTerms(columns, wanted, corrected), ...said } : null,
    otherForms: { ...matchAllTerms(columns, forms, corrected), ...said },
    corrected,
    wanted,
  }
}

/** Spans of several words first, since their words may be meant alone elsewhere. */
function correct(folded: string, spellings: ReadonlyMap<string, string>): string {
  const spans = [...spellings].toSorted(([a], [b]) => b.length - a.length)
  const typed = folded.split(' ').map((word) => toTokenText(word) || word)
  return spans
    .reduce(
      (text, [span, meant]) => text.replaceAll(` ${span} `, ` ${meant} `),
      ` ${typed.join('  ')} `.replaceAll('  ', ' '),
    )
    .trim()
}

/** The title counts more than the rest, a whole word more than a part of one. */
function matchWords(search: AnyColumn, words: readonly TitleWord[]): TextMatch {
  const title = sql`split_part(${search}, E'\n', 1)`
  const ranks = words.map(
    ({ text }) => sql`case
      when ${title} like ${`% ${text} %`} then 4
      when ${title} like ${`% ${text}%`} then 3
      when ${title} like ${`%${text}%`} then 2
      when ${search} like ${`% ${text} %`} then 1
      else 0 end`,
  )
  const phrase = `%${words.map(({ text }) => text).join(' ')}%`
  return {
    where: sql.join(
      words.map((word) => sql`${search} like ${toPattern(word)}`),
      sql` and `,
    ),
    rank: sql`${sql.join(ranks, sql` + `)} + case when ${title} like ${phrase} then 2 else 0 end`,
    atMost: MAX_LISTED,
    searchedFor: null,
    foundBy: 'words',
    first: null,
  }
}

/** `<%` uses the trigram index and the threshold that `connectDatabase` sets. */
function matchLikeness(search: AnyColumn, parts: readonly string[]): TextMatch {
  if (parts.length === 0) return NOTHING_FOUND
  return {
    where: sql.join(
      parts.map((part) => sql`${part} <% ${search}`),
      sql` and `,
    ),
    rank: sql.join(
      parts.map((part) => sql`word_similarity(${part}, ${search})`),
      sql` + `,
    ),
    atMost: MAX_ALIKE,
    searchedFor: null,
    foundBy: 'likeness',
    first: null,
  }
}

/** Folded words are letters, digits, `+` and `#`: there is no wildcard in them to escape. */
function toPattern({ text, match }: TitleWord): string {
  if (match === 'inside') return `%${text}%`
  return match === 'start' ? `% ${text}%` : `% ${text} %`
}
