import { z } from 'zod'
import { count } from './common'
import { endpoint } from './endpoint'

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
export type Broader = z.output<typeof broaderReply>

type Named = { readonly id: string; readonly path: `/v1/${string}`; readonly tag: string }

/**
 * Defines `GET …/broader`, which counts the results of similar, broader searches in one call: three filters at
 * most, the most restrictive first.
 */
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
