import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { foldText } from '@/backend/platform/text/search/fold-text'
import type { QueryTerm } from '@/backend/platform/text/search/query-terms'
import { tokenize } from '@/backend/platform/text/search/tokenize'

const UNSAID = sql`0`

export type WordColumns = { readonly words: AnyColumn; readonly search: AnyColumn }

/** Behind what only some parts of a row tell: `'=civil':AB`. */
const OF_PARTS = /:([ABC]+)$/

/**
 * Of a word by itself, and of one that only begins so or is near to it. Titles are little above names, so that of two
 * words one in the title and one in the texts are less than both in names. Literals, since a parameter in a `case` has no type.
 */
const RANKS = {
  title: {
    literal: sql`4.0`,
    exact: sql`3.8`,
    near: sql`1.5`,
    wider: sql`0.6`,
    aside: sql`0.5`,
    phrase: sql`1.0`,
  },
  names: { exact: sql`3.0`, near: sql`1.2` },
  sides: { exact: sql`1.6`, near: sql`0.9` },
  /** Where, at what level, for how much: the same in a title and beside it. */
  circumstance: { exact: sql`5.5`, near: sql`1.2`, sides: sql`3.6` },
  body: sql`0.8`,
  typed: sql`0.4`,
  /** Besides, where a row is of the line of work: many texts mention what they are not about. */
  field: sql`0.7`,
}

/** Rows that say all that is wanted, anywhere; titles count more than names, names more than texts (decision 028). */
export function matchAllTerms(
  { words, search }: WordColumns,
  wanted: readonly QueryTerm[],
  text: string,
): { where: SQL; rank: SQL } {
  const required = listRequiredTerms(wanted)
  const inside = required.filter((each) => each.inside !== null)
  const plain = required.filter((each) => each.inside === null)
  const conditions = inside.map((each) => isSaid(words, search, each))
  const asked = [...plain.map(inAnyWay), ...toExclusions(wanted)]
  if (asked.length > 0) conditions.unshift(sql`${words} @@ ${asked.join(' & ')}::tsquery`)
  return {
    where: sql.join(conditions, sql` and `),
    rank: rankAll({ words, search }, wanted, text),
  }
}

function toExclusions(wanted: readonly QueryTerm[]): string[] {
  return wanted
    .filter(({ isExcluded }) => isExcluded)
    .map(({ exact, near }) => `!(${joinAlternatives([...exact, ...near])})`)
}

export function excludeTerms(words: AnyColumn, where: SQL, wanted: readonly QueryTerm[]): SQL {
  const unwanted = toExclusions(wanted)
  return unwanted.length === 0
    ? where
    : sql`${where} and ${words} @@ ${unwanted.join(' & ')}::tsquery`
}

/** What a row has to say: "engineer" and the like only where nothing else is asked for. */
export function listRequiredTerms(wanted: readonly QueryTerm[]): QueryTerm[] {
  const asked = wanted.filter(({ isAside, isExcluded }) => !isAside && !isExcluded)
  const heavy = asked.filter(({ isLight }) => !isLight)
  return heavy.length === 0 ? asked : heavy
}

/** Rows that say all of one of the choices, those with more of what is wanted first. */
export function matchAnyCombination(
  columns: WordColumns,
  choices: readonly (readonly QueryTerm[])[],
  wanted: readonly QueryTerm[],
  text: string,
): { where: SQL; rank: SQL } {
  const ways = choices.map((choice) => choice.map(inAnyWay).join(' & '))
  const anyWay = `(${ways.map((way) => `(${way})`).join(' | ')})`
  return {
    where: sql`${columns.words} @@ ${[anyWay, ...toExclusions(wanted)].join(' & ')}::tsquery`,
    rank: rankAll(columns, wanted, text),
  }
}

function rankAll({ words, search }: WordColumns, wanted: readonly QueryTerm[], text: string): SQL {
  const phrase = tokenize(text).map((word) => word.text)
  const title = sql`split_part(${search}, E'\n', 1)`
  return sql.join(
    [
      ...withFieldsOnce(wanted.filter(({ isExcluded }) => !isExcluded)).map((each) =>
        rankOf(words, search, each),
      ),
      sql`case when ${title} like ${`%${phrase.join(' ')}%`} or ${title} like ${`%${foldText(text)}%`} then ${RANKS.title.phrase} else 0 end`,
    ],
    sql` + `,
  )
}

/** Three things of one field are not three times of it. */
function withFieldsOnce(wanted: readonly QueryTerm[]): QueryTerm[] {
  const fields = wanted.map(({ field }) => field.join())
  return wanted.map((each, at) =>
    fields.indexOf(each.field.join()) === at ? each : { ...each, field: [] },
  )
}

/** A dictionary may see another word in Khmer than the writer meant: title and names are searched inside, too. */
function isSaid(words: AnyColumn, search: AnyColumn, each: QueryTerm): SQL {
  const said = sql`${words} @@ ${joinAlternatives(listAlternatives(each))}::tsquery`
  return sql`(${said} or ${search} like ${`%${each.inside}%`})`
}

function rankOf(
  words: AnyColumn,
  search: AnyColumn,
  { literal, exact, near, wider, field, inside, typed, ...wanted }: QueryTerm,
): SQL {
  const says = (queries: readonly string[], weight: string) =>
    sql`${words} @@ ${joinAlternatives(queries.map((query) => withWeight(query, weight)))}::tsquery`
  const { title, names, sides, circumstance } = RANKS
  if (wanted.isCircumstance && !wanted.isAside) {
    return sql`${toLiteral(wanted.weight)} * (case
      when ${says(exact, 'AB')} then ${circumstance.exact}
      when ${says(exact, 'C')} then ${circumstance.sides}
      ${near.length === 0 ? sql`` : sql`when ${says(near, 'ABC')} then ${circumstance.near}`}
      else ${UNSAID} end)`
  }
  if (wanted.isAside) {
    return sql`case when ${says(literal === null ? exact : [literal], 'A')} then ${title.aside} else 0 end`
  }
  // What has it only nearly comes after all that says it.
  const nearly = sql`
    ${near.length === 0 ? sql`` : sql`when ${says(near, 'A')} then ${title.near}`}
    when ${says(exact, 'C')} then ${sides.exact}
    ${near.length === 0 ? sql`` : sql`when ${says(near, 'B')} then ${names.near} when ${says(near, 'C')} then ${sides.near}`}
    when ${says(exact, '')} then ${RANKS.body}
    ${wider.length === 0 ? sql`` : sql`when ${says(wider, 'A')} then ${title.wider}`}`
  const ofField =
    field.length === 0 ? sql`` : sql`+ case when ${says(field, '')} then ${RANKS.field} else 0 end`
  const asTyped =
    typed === null
      ? sql``
      : sql`+ case when ${words} @@ ${typed}::tsquery then ${RANKS.typed} else 0 end`
  return sql`${toLiteral(wanted.weight)} * (case
    ${literal === null ? sql`` : sql`when ${says([literal], 'A')} then ${title.literal}`}
    when ${says(exact, 'A')} then ${title.exact}
    when ${says(exact, 'B')} then ${names.exact}
    ${nearly}
    ${inside === null ? sql`` : sql`when ${search} like ${`%${inside}%`} then ${names.near}`}
    else ${UNSAID} end ${ofField} ${asTyped})`
}

function toLiteral(weight: number): SQL {
  return sql.raw(weight.toFixed(3))
}

/** `tsquery` puts weights and the mark of a beginning together: `'pyth':*A`. What only some parts tell is asked of these alone. */
function withWeight(query: string, weight: string): string {
  const [ofParts, parts] = OF_PARTS.exec(query) ?? []
  if (ofParts === undefined || parts === undefined) {
    if (weight === '') return query
    return query.endsWith(':*') ? `${query}${weight}` : `${query}:${weight}`
  }
  const asked = [...parts].filter((part) => weight === '' || weight.includes(part)).join('')
  return `${query.slice(0, -ofParts.length)}:${asked === '' ? parts : asked}`
}

/** What a row has to say, as one `tsquery`; null where nothing is asked for. */
export function toTsQuery(wanted: readonly QueryTerm[]): string | null {
  const asked = listRequiredTerms(wanted).map(inAnyWay)
  return asked.length === 0 ? null : asked.join(' & ')
}

function inAnyWay(wanted: QueryTerm): string {
  return `(${joinAlternatives(listAlternatives(wanted))})`
}

/** What it belongs to will do where nothing else is. */
export function listAlternatives({ exact, near, wider }: QueryTerm): string[] {
  return [...exact, ...near, ...wider]
}

export function joinAlternatives(queries: readonly string[]): string {
  return queries.join(' | ')
}
