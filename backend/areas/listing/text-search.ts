import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { parseSearchQuery, type SearchWord } from '@/backend/platform/text/search-query'
import { MAX_LISTED } from '@/lib/contract/common'

export type Haystack = {
  readonly table: PgTable & { readonly search: AnyColumn }
  readonly where?: SQL | undefined
}

/** Which rows a text finds, and how well (higher is better). */
export type TextMatch = {
  readonly where: SQL
  readonly rank: SQL
  readonly atMost: number
}

/** Comparing by likeness costs some 50 µs a row: a word met everywhere must not cost seconds. */
const MAX_ALIKE = 1000

/** A bare 0 in ORDER BY would name a column. */
const NOTHING_FOUND: TextMatch = { where: sql`false`, rank: sql`0::real`, atMost: MAX_LISTED }

/** Null without a text; likeness counts only when no row has every word as typed (decision 003). */
export async function searchFor(
  db: Database,
  { table, where = sql`true` }: Haystack,
  text: string | undefined,
): Promise<TextMatch | null> {
  if (text === undefined || text.trim() === '') return null
  const query = parseSearchQuery(text)
  if (query === null) return NOTHING_FOUND
  const exact = matchWords(table.search, query.words)
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${table} where ${where} and ${exact.where}) as found`,
  )
  return rows[0]?.found === true ? exact : matchLikeness(table.search, query.fuzzy)
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
  }
}

/** Folded words are letters, digits, `+` and `#`: there is no wildcard in them to escape. */
function toPattern({ text, match }: SearchWord): string {
  if (match === 'inside') return `%${text}%`
  return match === 'start' ? `% ${text}%` : `% ${text} %`
}
