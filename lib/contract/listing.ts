import { z } from 'zod'
import { done, id, idParams, pageOf, pagingQuery } from './common'
import { endpoint } from './endpoint'

/** Open until the end of the closing day in Asia/Phnom_Penh, closed after it. */
export const listingStatus = z.enum(['open', 'closed'])

/** Orders of a listing; without one, best match when there is text to search for, else newest. */
export const listingSort = z.enum(['relevance', 'newest', 'closing'])

/** A page of what is open. */
export function openPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({
    /** Matches that close within seven days, today included. */
    closingThisWeek: z.int().min(0),
  })
}

/** How many matches each value of a filter would leave. */
export const facetCounts = z.array(z.object({ id, count: z.int().min(0) }))

/** What tells one of the calls below from its like for another sort of listing. */
type Named = {
  readonly id: string
  readonly path: `/v1/${string}`
  readonly tag: string
  readonly summary: string
}

/** `POST …/{id}/views`: a view of an item, for a registered installation. */
export function viewEndpoint(named: Named) {
  return endpoint({ ...named, method: 'POST', params: idParams, reply: done, errors: [404, 650] })
}

/** `POST …/{id}/save`: puts an item on the user's saved list. */
export function saveEndpoint(named: Named) {
  return endpoint({
    ...named,
    method: 'POST',
    access: 'session',
    params: idParams,
    reply: done,
    errors: [404],
  })
}

/** `DELETE …/{id}/save`: takes an item off the user's saved list. */
export function unsaveEndpoint(named: Named) {
  return endpoint({
    ...named,
    method: 'DELETE',
    access: 'session',
    params: idParams,
    reply: done,
    errors: [404],
  })
}

/** `GET …/saved`: the user's saved list, last saved first. */
export function savedEndpoint<Summary extends z.ZodType>(named: Named, summary: Summary) {
  return endpoint({
    ...named,
    method: 'GET',
    access: 'session',
    query: pagingQuery,
    reply: pageOf(summary),
  })
}

/** `GET …/{id}/similar`: open items that are like one. */
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
