import { z } from 'zod'
import { count } from './common'
import { endpoint } from './endpoint'

/** Filters that are tried; each costs a count in the database, and anybody may ask. */
export const MAX_BROADER_SEARCHES = 3

const tried = z
  .array(z.object({ filter: z.string(), total: count, totalIsExact: z.boolean() }))
  .max(MAX_BROADER_SEARCHES)

const broaderReply = z.object({
  /** Each filter taken off; those that find something. */
  without: tried,
  /** Each alone; counted only where taking one of three or more off finds nothing. */
  only: tried,
})
export type Broader = z.output<typeof broaderReply>

type Named = { readonly id: string; readonly path: `/v1/${string}`; readonly tag: string }

/** `GET …/broader`: in one call what nearly the same search would find, three filters at most, what narrows most first. */
export function broaderEndpoint<Filters extends z.ZodType>(named: Named, filters: Filters) {
  return endpoint({
    ...named,
    method: 'GET',
    summary: 'How many are found without each filter, else with each alone',
    extension: true,
    query: filters,
    reply: broaderReply,
  })
}
