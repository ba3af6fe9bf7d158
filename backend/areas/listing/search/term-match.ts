import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { foldText } from '@/backend/platform/text/search/fold-text'
import type { QueryTerm } from '@/backend/platform/text/search/query-terms'
import { tokenize } from '@/backend/platform/text/search/tokenize'

const NO_RANK = sql`0`

export type WordColumns = { readonly words: AnyColumn; readonly search: AnyColumn }

/** The weights at the end of a query for some parts of a row: `'=civil':AB`. */
const PARTS = /:([ABC]+)$/

/**
 * What a term adds to a rank, by the part of the row that has it, for an exact and for a near match. Titles are a little above names, so
 * that two words in names outrank one in the title and one in the text. Literals, since a parameter in a `case` has no type.
 */
const RANKS = {
  title: {
    literal: sql`4.0`,
    exact: sql`3.8`,
    near: sql`1.5`,
    broader: sql`0.6`,
    optional: sql`0.5`,
    phrase: sql`1.0`,
  },
  names: { exact: sql`3.0`, near: sql`1.2` },
  sides: { exact: sql`1.6`, near: sql`0.9` },
  /** A place, level or pay: worth the same in a title and in names. */
  attribute: { exact: sql`5.5`, near: sql`1.2`, sides: sql`3.6` },
  body: sql`0.8`,
  typed: sql`0.4`,
  /** Added where the row is of the term's field: many texts mention what they are not about. */
  field: sql`0.7`,
}

/** Matches rows with all required terms, anywhere; titles count more than names, names more than texts (decision 028). */
export function matchAllTerms(
  { words, search }: WordColumns,
  terms: readonly QueryTerm[],
  text: string,
): { where: SQL; rank: SQL } {
  const required = listRequiredTerms(terms)
  const withSubstring = required.filter((each) => each.substring !== null)
  const plain = required.filter((each) => each.substring === null)
  const conditions = withSubstring.map((each) => hasTermOrSubstring(words, search, each))
  const queries = [...plain.map(toAlternatives), ...toExclusionQueries(terms)]
  if (queries.length > 0) conditions.unshift(sql`${words} @@ ${queries.join(' & ')}::tsquery`)
  return {
    where: sql.join(conditions, sql` and `),
    rank: rankTerms({ words, search }, terms, text),
  }
}

function toExclusionQueries(terms: readonly QueryTerm[]): string[] {
  return terms
    .filter(({ isExcluded }) => isExcluded)
    .map(({ exact, near }) => `!(${joinAlternatives([...exact, ...near])})`)
}

/** Narrows a condition to rows without the excluded terms. */
export function excludeTerms(words: AnyColumn, where: SQL, terms: readonly QueryTerm[]): SQL {
  const unwanted = toExclusionQueries(terms)
  return unwanted.length === 0
    ? where
    : sql`${where} and ${words} @@ ${unwanted.join(' & ')}::tsquery`
}

/** Lists the terms that a row must have: generic ones like "engineer" only where there are no others. */
export function listRequiredTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  const asked = terms.filter(({ isOptional, isExcluded }) => !isOptional && !isExcluded)
  const heavy = asked.filter(({ isGeneric }) => !isGeneric)
  return heavy.length === 0 ? asked : heavy
}

/** Matches rows with all terms of any of the combinations, those with more of the terms first. */
export function matchAnyCombination(
  columns: WordColumns,
  combinations: readonly (readonly QueryTerm[])[],
  terms: readonly QueryTerm[],
  text: string,
): { where: SQL; rank: SQL } {
  const combined = combinations.map((each) => each.map(toAlternatives).join(' & '))
  const any = `(${combined.map((each) => `(${each})`).join(' | ')})`
  return {
    where: sql`${columns.words} @@ ${[any, ...toExclusionQueries(terms)].join(' & ')}::tsquery`,
    rank: rankTerms(columns, terms, text),
  }
}

function rankTerms({ words, search }: WordColumns, terms: readonly QueryTerm[], text: string): SQL {
  const phrase = tokenize(text).map((word) => word.text)
  const title = sql`split_part(${search}, E'\n', 1)`
  return sql.join(
    [
      ...withFieldsOnce(terms.filter(({ isExcluded }) => !isExcluded)).map((each) =>
        rankTerm(words, search, each),
      ),
      sql`case when ${title} like ${`%${phrase.join(' ')}%`} or ${title} like ${`%${foldText(text)}%`} then ${RANKS.title.phrase} else 0 end`,
    ],
    sql` + `,
  )
}

/** Counts a field once, however many terms are of it. */
function withFieldsOnce(terms: readonly QueryTerm[]): QueryTerm[] {
  const fields = terms.map(({ field }) => field.join())
  return terms.map((each, at) =>
    fields.indexOf(each.field.join()) === at ? each : { ...each, field: [] },
  )
}

/** A segmenter may see another word in Khmer than the writer meant: title and names are searched for the substring as well. */
function hasTermOrSubstring(words: AnyColumn, search: AnyColumn, each: QueryTerm): SQL {
  const hasTerm = sql`${words} @@ ${joinAlternatives(listAlternatives(each))}::tsquery`
  return sql`(${hasTerm} or ${search} like ${`%${each.substring}%`})`
}

function rankTerm(
  words: AnyColumn,
  search: AnyColumn,
  { literal, exact, near, broader, field, substring, typed, ...term }: QueryTerm,
): SQL {
  const hasIn = (queries: readonly string[], weight: string) =>
    sql`${words} @@ ${joinAlternatives(queries.map((query) => withWeight(query, weight)))}::tsquery`
  const { title, names, sides, attribute } = RANKS
  if (term.isAttribute && !term.isOptional) {
    return sql`${toLiteral(term.weight)} * (case
      when ${hasIn(exact, 'AB')} then ${attribute.exact}
      when ${hasIn(exact, 'C')} then ${attribute.sides}
      ${near.length === 0 ? sql`` : sql`when ${hasIn(near, 'ABC')} then ${attribute.near}`}
      else ${NO_RANK} end)`
  }
  if (term.isOptional) {
    return sql`case when ${hasIn(literal === null ? exact : [literal], 'A')} then ${title.optional} else 0 end`
  }
  // Rows with a near match come after all with an exact one.
  const further = sql`
    ${near.length === 0 ? sql`` : sql`when ${hasIn(near, 'A')} then ${title.near}`}
    when ${hasIn(exact, 'C')} then ${sides.exact}
    ${near.length === 0 ? sql`` : sql`when ${hasIn(near, 'B')} then ${names.near} when ${hasIn(near, 'C')} then ${sides.near}`}
    when ${hasIn(exact, '')} then ${RANKS.body}
    ${broader.length === 0 ? sql`` : sql`when ${hasIn(broader, 'A')} then ${title.broader}`}`
  const ofField =
    field.length === 0 ? sql`` : sql`+ case when ${hasIn(field, '')} then ${RANKS.field} else 0 end`
  const asTyped =
    typed === null
      ? sql``
      : sql`+ case when ${words} @@ ${typed}::tsquery then ${RANKS.typed} else 0 end`
  return sql`${toLiteral(term.weight)} * (case
    ${literal === null ? sql`` : sql`when ${hasIn([literal], 'A')} then ${title.literal}`}
    when ${hasIn(exact, 'A')} then ${title.exact}
    when ${hasIn(exact, 'B')} then ${names.exact}
    ${further}
    ${substring === null ? sql`` : sql`when ${search} like ${`%${substring}%`} then ${names.near}`}
    else ${NO_RANK} end ${ofField} ${asTyped})`
}

function toLiteral(weight: number): SQL {
  return sql.raw(weight.toFixed(3))
}

/** Limits a query to a part: `tsquery` puts weights behind the sign of a prefix, `'pyth':*A`. A query for some parts keeps to these. */
function withWeight(query: string, weight: string): string {
  const [suffix, parts] = PARTS.exec(query) ?? []
  if (suffix === undefined || parts === undefined) {
    if (weight === '') return query
    return query.endsWith(':*') ? `${query}${weight}` : `${query}:${weight}`
  }
  const limited = [...parts].filter((part) => weight === '' || weight.includes(part)).join('')
  return `${query.slice(0, -suffix.length)}:${limited === '' ? parts : limited}`
}

/** The required terms as one `tsquery`; null where there are none. */
export function toTsQuery(terms: readonly QueryTerm[]): string | null {
  const queries = listRequiredTerms(terms).map(toAlternatives)
  return queries.length === 0 ? null : queries.join(' & ')
}

function toAlternatives(term: QueryTerm): string {
  return `(${joinAlternatives(listAlternatives(term))})`
}

/** Lists the queries that match a term; a broader concept will do where nothing else is found. */
export function listAlternatives({ exact, near, broader }: QueryTerm): string[] {
  return [...exact, ...near, ...broader]
}

export function joinAlternatives(queries: readonly string[]): string {
  return queries.join(' | ')
}
