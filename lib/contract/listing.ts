import { z } from 'zod'
import { done, id, idParams, pageOf, pagingQuery } from './common'
import type { Call } from './endpoint'
import { endpoint } from './endpoint'

/** Open until the end of the closing day in Asia/Phnom_Penh. */
export const listingStatus = z.enum(['open', 'closed'])

/** Default: best match when text is sought, else newest. */
export const listingSort = z.enum(['relevance', 'newest', 'closing'])

export function openPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({
    /** Within seven days, today included. */
    closingThisWeek: z.int().min(0),
  })
}

/** Matches that each value of a filter would leave. */
export const facetCounts = z.array(z.object({ id, count: z.int().min(0) }))

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

/** `POST …/{id}/save`: puts an item on the user's saved list. */
export function saveEndpoint(named: Named & Call) {
  return endpoint({ ...named, params: idParams, reply: done, errors: [404] })
}

/** `DELETE …/{id}/save`: takes an item off the user's saved list. */
export function unsaveEndpoint(named: Named & Call) {
  return endpoint({ ...named, params: idParams, reply: done, errors: [404] })
}

/** `GET …/saved`: the user's saved list, last saved first. */
export function savedEndpoint<Summary extends z.ZodType>(named: Named & Call, summary: Summary) {
  return endpoint({ ...named, query: pagingQuery, reply: pageOf(summary) })
}

/** `GET …/{id}/similar`. */
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
