import { z } from 'zod'
import { count, done, id, idInput, idParams, idsInput, pageOf, pagingQuery } from './common'
import { endpoint, type SchemalessEndpoint } from './endpoint'

/** A listing is open until the end of the closing date in Asia/Phnom_Penh. */
export const listingStatus = z.enum(['open', 'closed'])

/** Default: relevance when there is search text, else newest. */
export const listingSort = z.enum(['relevance', 'newest', 'closing'])

export function openPageOf<Item extends z.ZodType>(item: Item) {
  return searchedPageOf(item).extend({
    /** Within seven days, including today. */
    closingThisWeek: count,
    /** False: a lower bound. */
    closingIsExact: z.boolean().default(true),
  })
}

/**
 * `words`: all words match; `fewThenMost`: the few that match all, then those that match some; otherwise some
 * words match, since nothing has all, or similar words, since nothing has even these.
 */
const foundBy = z.enum(['words', 'fewThenMost', 'mostWords', 'likeness'])
export type FoundBy = z.output<typeof foundBy>

export const searchArea = z.enum(['jobs', 'internships', 'scholarships', 'majors'])
export type SearchArea = z.output<typeof searchArea>

export function searchedPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({
    /** The words searched for instead when the original ones match nothing; null: the original ones. */
    searchedFor: z.string().nullable().default(null),
    foundBy: foundBy.default('words'),
    /** Number of items that match all words when others follow that match some; null when there is no such split. */
    first: count.nullable().default(null),
    /** Areas that the words name, perhaps including this one. */
    named: z.array(searchArea).default([]),
    /** Terms to highlight in titles; `*` marks the beginning of a word. */
    marks: z.array(z.string()).default([]),
  })
}

export type FacetField = {
  readonly query: z.ZodType
  readonly value: z.ZodType
  /** Whether a query may contain several values, any of which may match. */
  readonly several: boolean
}

export type FacetFields = Readonly<Record<string, FacetField>>

export const oneId = { query: idInput, value: id, several: false }

export const anyOfIds = { query: idsInput, value: id, several: true }

export function toFilters<Fields extends FacetFields>(fields: Fields) {
  const filters = Object.entries(fields).map(([name, { query }]) => [name, query.optional()])
  // One entry for each field; TypeScript loses the types in fromEntries.
  return Object.fromEntries(filters) as {
    [Name in keyof Fields]: z.ZodOptional<Fields[Name]['query']>
  }
}

/**
 * Counts of matches for each value of a filter, by the filter's name; `atLeast`: a lower bound, since more
 * than 10,000 matched.
 */
export function toFacets<Fields extends FacetFields>(fields: Fields) {
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

/** Defines `POST …/{id}/views`, for registered installations. */
export function viewEndpoint(named: Named) {
  return endpoint({ ...named, method: 'POST', params: idParams, reply: done, errors: [404, 650] })
}

export function saveEndpoint(named: Named & SchemalessEndpoint) {
  return endpoint({ ...named, params: idParams, reply: done, errors: [404] })
}

export function unsaveEndpoint(named: Named & SchemalessEndpoint) {
  return endpoint({ ...named, params: idParams, reply: done, errors: [404] })
}

/** Defines `GET …/saved`: the user's saved listings, latest first. */
export function savedEndpoint<Summary extends z.ZodType>(
  named: Named & SchemalessEndpoint,
  summary: Summary,
) {
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

/** Maximum number of filters that are tried: each costs a count in the database, and the call is public. */
export const MAX_BROADER_SEARCHES = 3

const tried = z
  .array(z.object({ filter: z.string(), total: count, totalIsExact: z.boolean() }))
  .max(MAX_BROADER_SEARCHES)

const broaderReply = z.object({
  /** Results without one of the filters, for those that find something. */
  without: tried,
  /** Results of one filter alone; counted only when removing one of three or more finds nothing. */
  only: tried,
})
export type BroaderSearchCounts = z.output<typeof broaderReply>

/**
 * Defines `GET …/broader`, which counts the results of similar, broader searches in one call: three filters at
 * most, the most restrictive first.
 */
export function broaderEndpoint<Filters extends z.ZodType>(
  named: Omit<Named, 'summary'>,
  filters: Filters,
) {
  return endpoint({
    ...named,
    method: 'GET',
    summary: 'How many are found without each filter, else with each alone',
    extension: true,
    query: filters,
    reply: broaderReply,
  })
}
