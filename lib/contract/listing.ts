import { z } from 'zod'
import { count, done, id, idInput, idParams, idsInput, pageOf, pagingQuery } from './common'
import { type Call, endpoint } from './endpoint'

/** Open until the end of the closing day in Asia/Phnom_Penh. */
export const listingStatus = z.enum(['open', 'closed'])

/** Default: best match when text is sought, else newest. */
export const listingSort = z.enum(['relevance', 'newest', 'closing'])

export function openPageOf<Item extends z.ZodType>(item: Item) {
  return searchedPageOf(item).extend({
    /** Within seven days, today included. */
    closingThisWeek: count,
    /** False: at least so many. */
    closingIsExact: z.boolean().default(true),
  })
}

/** All of the words; few have all, and then comes what has some; some of them, since nothing has all; or words that look like them, since nothing has even these. */
const foundBy = z.enum(['words', 'fewThenMost', 'mostWords', 'likeness'])
export type FoundBy = z.output<typeof foundBy>

export const namedArea = z.enum(['jobs', 'internships', 'scholarships', 'majors'])
export type NamedArea = z.output<typeof namedArea>

export function searchedPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({
    /** What was looked for instead of the words that were asked, which nothing has; null: those words. */
    searchedFor: z.string().nullable().default(null),
    foundBy: foundBy.default('words'),
    /** How many have all of the words, where others follow that have some; null: all are found alike. */
    first: count.nullable().default(null),
    /** Areas that the words name, this one too. */
    named: z.array(namedArea).default([]),
    /** What to mark in titles: terms, and beginnings of words before a `*`. */
    marks: z.array(z.string()).default([]),
  })
}

export type ChoiceField = {
  readonly query: z.ZodType
  readonly value: z.ZodType
  /** Whether a query may give several values, of which any will do. */
  readonly several: boolean
}

export type ChoiceFields = Readonly<Record<string, ChoiceField>>

export const oneId = { query: idInput, value: id, several: false }

export const anyOfIds = { query: idsInput, value: id, several: true }

export function toFilters<Fields extends ChoiceFields>(fields: Fields) {
  const filters = Object.entries(fields).map(([name, { query }]) => [name, query.optional()])
  // An entry for each field; TypeScript cannot follow them through fromEntries.
  return Object.fromEntries(filters) as {
    [Name in keyof Fields]: z.ZodOptional<Fields[Name]['query']>
  }
}

/** How many matches each value of a filter would leave, by the filter's name; `atLeast`: of more than 10,000, not all were counted. */
export function toFacets<Fields extends ChoiceFields>(fields: Fields) {
  const facets = Object.entries(fields).map(([name, { value }]) => [name, countsOf(value)])
  return z.object(
    Object.fromEntries(facets) as {
      [Name in keyof Fields]: ReturnType<typeof countsOf<Fields[Name]['value']>>
    },
  )
}

function countsOf<Value extends z.ZodType>(value: Value) {
  return z.array(z.object({ id: value, count, atLeast: z.literal(true).optional() }))
}

type Named = {
  readonly id: string
  readonly path: `/v1/${string}`
  readonly tag: string
  readonly summary: string
}

/** `POST …/{id}/views`, for registered installations. */
export function viewEndpoint(named: Named) {
  return endpoint({ ...named, method: 'POST', params: idParams, reply: done, errors: [404, 650] })
}

export function saveEndpoint(named: Named & Call) {
  return endpoint({ ...named, params: idParams, reply: done, errors: [404] })
}

export function unsaveEndpoint(named: Named & Call) {
  return endpoint({ ...named, params: idParams, reply: done, errors: [404] })
}

/** `GET …/saved`: the user's saved list, last saved first. */
export function savedEndpoint<Summary extends z.ZodType>(named: Named & Call, summary: Summary) {
  return endpoint({ ...named, query: pagingQuery, reply: pageOf(summary) })
}

export function similarEndpoint<Summary extends z.ZodType>(named: Named, summary: Summary) {
  return endpoint({
    ...named,
    method: 'GET',
    extension: true,
    params: idParams,
    reply: pageOf(summary),
    errors: [404],
  })
}
