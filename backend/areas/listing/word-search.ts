import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { listWords } from '@/backend/platform/text/search/list-words'
import type { Wanted } from '@/backend/platform/text/search/word-query'

/** Of what may be said in the texts, or not at all. */
const UNSAID = sql`0`

export type WordColumns = { readonly words: AnyColumn; readonly search: AnyColumn }

/** Of a word by itself, and of one that only begins so or is a kind of it. Literals, since a parameter in a `case` has no type. */
const RANKS = {
  title: { literal: sql`9`, exact: sql`8`, near: sql`5` },
  names: { exact: sql`3`, near: sql`2` },
  body: sql`1`,
}

/** Rows that say all that is wanted, anywhere; titles count more than names, names more than texts (decision 028). */
export function matchWanted(
  { words, search }: WordColumns,
  wanted: readonly Wanted[],
  text: string,
): { where: SQL; rank: SQL } {
  const inside = wanted.filter((each) => each.inside !== null)
  const plain = wanted.filter((each) => each.inside === null)
  const conditions = inside.map((each) => isSaid(words, search, each))
  if (plain.length > 0) {
    const query = plain.map((each) => `(${anyOf([...each.exact, ...each.near])})`).join(' & ')
    conditions.unshift(sql`${words} @@ ${query}::tsquery`)
  }
  return {
    where: sql.join(conditions, sql` and `),
    rank: rankAll({ words, search }, wanted, text, RANKS.body),
  }
}

/** For two and more: rows that say all of it but one, whichever that is. */
export function matchAllButOne(
  { words, search }: WordColumns,
  wanted: readonly Wanted[],
  text: string,
): { where: SQL; rank: SQL } {
  const ways = wanted.map((each) => `(${anyOf([...each.exact, ...each.near])})`)
  const choices = ways.map((_, left) => ways.filter((_way, at) => at !== left).join(' & '))
  return {
    where: sql`${words} @@ ${choices.map((choice) => `(${choice})`).join(' | ')}::tsquery`,
    rank: rankAll({ words, search }, wanted, text, UNSAID),
  }
}

function rankAll(
  { words, search }: WordColumns,
  wanted: readonly Wanted[],
  text: string,
  otherwise: SQL,
): SQL {
  const phrase = listWords(text).map((word) => word.text)
  return sql.join(
    [
      ...wanted.map((each) => rankOf(words, search, each, otherwise)),
      sql`case when split_part(${search}, E'\n', 1) like ${`%${phrase.join(' ')}%`} then 2 else 0 end`,
    ],
    sql` + `,
  )
}

/** A dictionary may see another word in Khmer than the writer meant: title and names are searched inside, too. */
function isSaid(words: AnyColumn, search: AnyColumn, { exact, near, inside }: Wanted): SQL {
  const said = sql`${words} @@ ${anyOf([...exact, ...near])}::tsquery`
  return sql`(${said} or ${search} like ${`%${inside}%`})`
}

function rankOf(
  words: AnyColumn,
  search: AnyColumn,
  { literal, exact, near, inside }: Wanted,
  otherwise: SQL,
): SQL {
  const says = (queries: readonly string[], weight: 'A' | 'B') =>
    sql`${words} @@ ${anyOf(queries.map((query) => withWeight(query, weight)))}::tsquery`
  const { title, names } = RANKS
  return sql`case
    ${literal === null ? sql`` : sql`when ${says([literal], 'A')} then ${title.literal}`}
    when ${says(exact, 'A')} then ${title.exact}
    ${near.length === 0 ? sql`` : sql`when ${says(near, 'A')} then ${title.near}`}
    when ${says(exact, 'B')} then ${names.exact}
    ${near.length === 0 ? sql`` : sql`when ${says(near, 'B')} then ${names.near}`}
    ${inside === null ? sql`` : sql`when ${search} like ${`%${inside}%`} then ${names.near}`}
    else ${otherwise} end`
}

/** `tsquery` puts weights and the mark of a beginning together: `'pyth':*A`. */
function withWeight(query: string, weight: string): string {
  return query.endsWith(':*') ? `${query}${weight}` : `${query}:${weight}`
}

function anyOf(queries: readonly string[]): string {
  return queries.join(' | ')
}
