import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { listFoundWords } from '@/backend/platform/text/search/found-words'
import { listWords, toWordText } from '@/backend/platform/text/search/list-words'
import { listNamedAreas } from '@/backend/platform/text/search/named-areas'
import { parseSearchQuery, type SearchWord } from '@/backend/platform/text/search/search-query'
import { foldText } from '@/backend/platform/text/search/search-text'
import { parseWordQuery } from '@/backend/platform/text/search/word-query'
import { MAX_LISTED } from '@/lib/contract/common'
import type { FoundBy } from '@/lib/contract/listing'
import { findSpellings } from './spelling'
import { matchAllButLight, matchAllButOne, matchWanted, type WordColumns } from './word-search'

export type Haystack = {
  /** With `words`, whole texts are searched; without, titles and names. */
  readonly table: PgTable & { readonly search: AnyColumn; readonly words?: AnyColumn }
  readonly where?: SQL | undefined
}

/** Which rows a text finds, and how well (higher is better). */
export type TextMatch = {
  readonly where: SQL
  readonly rank: SQL
  readonly atMost: number
  /** What was looked for instead, when nobody wrote the words as typed; null: as typed. */
  readonly searchedFor: string | null
  readonly foundBy: FoundBy
  /** Those that have all of the words, where others follow that have most; null: all have the same. */
  readonly first: { readonly where: SQL; readonly count: number } | null
}

/** Comparing by likeness costs some 50 µs a row: a word met everywhere must not cost seconds. */
const MAX_ALIKE = 1000

/** Rows asked for when one would do: for one alone the planner walks the whole table in the hope of an early end. */
const PROBED = 1000

/** Fewer are followed by what has most of the words. */
const FEW = 10

/** More than most of the words can ever count, since a parameter in a `case` has no type. */
const ALL = sql`100`

/** Characters of a word that is looked for inside others. */
const MIN_PART = 4

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
export async function searchFor(
  db: Database,
  { table, where = sql`true` }: Haystack,
  text: string | undefined,
  { isStrict = false } = {},
): Promise<TextMatch | null> {
  if (text === undefined || text.trim() === '') return null
  const query = parseSearchQuery(text)
  if (query === null) return NOTHING_FOUND
  const countFound = async (match: TextMatch) => {
    const { rows } = await db.execute<{ found: number }>(
      sql`select count(*)::int as found
        from (select from ${table} where ${where} and ${match.where} limit ${PROBED}) probe`,
    )
    return rows[0]?.found ?? 0
  }
  const { words, search } = table
  const exact = matchWords(search, query.words)
  if (words === undefined) {
    return (await countFound(exact)) > 0 ? exact : matchLikeness(search, query.fuzzy)
  }
  /** Not beyond what is probed: ranking must stay cheap. */
  const extendFew = async (match: TextMatch, count: number) => {
    if (count >= FEW || isStrict) return match
    for (const most of listMost({ words, search }, text)) {
      const all = await countFound(most)
      if (all <= count || all === PROBED) continue
      const rank = sql`${most.rank} + case when ${match.where} then ${ALL} else 0 end`
      return { ...most, rank, first: { where: match.where, count } }
    }
    return match
  }
  const asTyped = matchAsTyped({ words, search }, text)
  const found = asTyped === null ? 0 : await countFound(asTyped)
  if (asTyped !== null && found > 0) {
    return extendFew(asTyped, found)
  }
  const { meant, otherForms, allButLight, allButOne } = await guess(db, { words, search }, text)
  // Parts of short words are in everything: "net" in every "network".
  const hasParts = query.words.some((word) => [...word.text].length >= MIN_PART)
  const guesses = hasParts ? [meant, otherForms, exact, allButLight, allButOne] : [meant]
  for (const match of guesses) {
    if (match !== null && (await countFound(match)) > 0) return match
  }
  return hasParts ? matchLikeness(search, query.fuzzy) : NOTHING_FOUND
}

/** What a reply says of the search. */
export function toSearched(match: TextMatch | null, text = '') {
  const sought = match === null ? '' : (match.searchedFor ?? text)
  return {
    searchedFor: match?.searchedFor ?? null,
    foundBy: match?.foundBy ?? 'words',
    first: match?.first?.count ?? null,
    named: listNamedAreas(sought),
    marks: listFoundWords(sought),
  }
}

function matchAsTyped(columns: WordColumns, text: string): TextMatch | null {
  const wanted = parseWordQuery(text)
  if (wanted === null) return null
  const match = matchWanted(columns, wanted, text)
  return { ...match, atMost: MAX_LISTED, searchedFor: null, foundBy: 'words', first: null }
}

/** What follows where few have all: what has all but "engineer" or "manager", or else all but one. */
function listMost(columns: WordColumns, text: string): TextMatch[] {
  const wanted = parseWordQuery(text) ?? []
  const said = { atMost: MAX_LISTED, searchedFor: null, foundBy: 'fewThenMost' } as const
  return [matchAllButLight(columns, wanted, text), matchAllButOne(columns, wanted, text)].flatMap(
    (match) => (match === null ? [] : [{ ...match, ...said, first: null }]),
  )
}

type Guesses = Readonly<
  Record<'meant' | 'otherForms' | 'allButLight' | 'allButOne', TextMatch | null>
>

/** For words that nothing has: those that were likely meant; other forms of the words; all of them but what is light; and all but one. */
async function guess(db: Database, columns: WordColumns, text: string): Promise<Guesses> {
  const typed = parseWordQuery(text) ?? []
  const unknown = typed.flatMap(({ word }) => word ?? [])
  const words = listWords(text).map((word) => word.text)
  const spellings = await findSpellings(db, words, unknown)
  const isCorrected = spellings.size > 0
  const corrected = correct(foldText(text), spellings)
  const wanted = isCorrected ? (parseWordQuery(corrected) ?? typed) : typed
  const said = {
    atMost: MAX_LISTED,
    searchedFor: isCorrected ? corrected : null,
    first: null,
  }
  const mostOf = (match: { where: SQL; rank: SQL } | null) =>
    match === null ? null : ({ ...match, ...said, foundBy: 'mostWords' } as const)
  return {
    meant: isCorrected
      ? { ...matchWanted(columns, wanted, corrected), ...said, foundBy: 'words' }
      : null,
    otherForms: {
      ...matchWanted(columns, parseWordQuery(corrected, { hasStems: true }) ?? wanted, corrected),
      ...said,
      foundBy: 'words',
    },
    allButLight: mostOf(matchAllButLight(columns, wanted, corrected)),
    allButOne: mostOf(matchAllButOne(columns, wanted, corrected)),
  }
}

/** Spans of several words first, since their words may be meant alone elsewhere. */
function correct(folded: string, spellings: ReadonlyMap<string, string>): string {
  const spans = [...spellings].toSorted(([a], [b]) => b.length - a.length)
  const typed = folded.split(' ').map((word) => toWordText(word) || word)
  return spans
    .reduce(
      (text, [span, meant]) => text.replaceAll(` ${span} `, ` ${meant} `),
      ` ${typed.join('  ')} `.replaceAll('  ', ' '),
    )
    .trim()
}

/** The title counts more than the rest, a whole word more than a part of one. */
function matchWords(search: AnyColumn, words: readonly SearchWord[]): TextMatch {
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
function toPattern({ text, match }: SearchWord): string {
  if (match === 'inside') return `%${text}%`
  return match === 'start' ? `% ${text}%` : `% ${text} %`
}
