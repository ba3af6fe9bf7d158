import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { TitleWord } from '@/backend/platform/text/search/title-search'
import { MAX_LISTED } from '@/lib/contract/common'
import type { FoundBy } from '@/lib/contract/listing'

/** Which rows a text finds, and how well each fits (a higher rank is better). */
export type TextMatch = {
  readonly where: SQL
  readonly rank: SQL
  /** Counting ends here. */
  readonly atMost: number
  /** Matched by the `words` of whole texts, not by parts of titles and names. */
  readonly isByWords?: true
  /** What was searched for instead of the text; null: the text as typed. */
  readonly searchedFor: string | null
  readonly foundBy: FoundBy
  /** The rows with all terms, where rows with only some of them follow; null: all rows match alike. */
  readonly first: { readonly where: SQL; readonly count: number } | null
}

/** What a complete match adds to a rank: more than partial matches ever reach. A literal, since a parameter in a `case` has no type. */
export const COMPLETE_MATCH_BONUS = sql`100`

/** A bare 0 in ORDER BY would name a column. */
export const NO_MATCH: TextMatch = {
  where: sql`false`,
  rank: sql`0::real`,
  atMost: MAX_LISTED,
  searchedFor: null,
  foundBy: 'words',
  first: null,
}

/** Comparing by similarity costs some 50 µs a row: a word that is everywhere must not cost seconds. */
const MAX_SIMILAR = 1000

/** A match by the words of whole texts. */
export function toWordMatch(
  match: { readonly where: SQL; readonly rank: SQL },
  searchedFor: string | null,
): TextMatch {
  return {
    ...match,
    atMost: MAX_LISTED,
    isByWords: true,
    searchedFor,
    foundBy: 'words',
    first: null,
  }
}

/** Matches rows whose title or names have every word; a title counts more than names, a whole word more than a part of one. */
export function matchTitleWords(search: AnyColumn, words: readonly TitleWord[]): TextMatch {
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

/** Matches by trigram similarity: `<%` uses the trigram index and the threshold that `connectDatabase` sets. */
export function matchTitleSimilarity(search: AnyColumn, parts: readonly string[]): TextMatch {
  if (parts.length === 0) return NO_MATCH
  return {
    where: sql.join(
      parts.map((part) => sql`${part} <% ${search}`),
      sql` and `,
    ),
    rank: sql.join(
      parts.map((part) => sql`word_similarity(${part}, ${search})`),
      sql` + `,
    ),
    atMost: MAX_SIMILAR,
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
