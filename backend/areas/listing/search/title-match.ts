import { type AnyColumn, sql } from 'drizzle-orm'
import type { TitleWord } from '@/backend/platform/text/search/title-query'
import { MAX_LISTED } from '@/lib/contract/common'
import { NO_MATCH, type TextMatch } from './text-match'

/** Comparing by similarity costs some 50 µs a row: a word that is everywhere must not cost seconds. */
const MAX_SIMILAR = 1000

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
