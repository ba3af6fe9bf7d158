import { z } from 'zod'
import { count, idInput, lookupItem, named } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { pay } from './vacancy'

/** Open vacancies from which a field, a place, or both together have a page of their own (decision 027). */
export const LANDING_MINIMUM = 3

/** Null: of every field, at every place; never both. */
export const landing = z.object({
  category: named.nullable(),
  location: lookupItem.nullable(),
  open: count,
})
export type Landing = z.output<typeof landing>

/** Of the newest 10,000 at most. `paid` state their pay in US dollars, which `pay` spans; 0 and null where there are more than were looked at. */
export const landingOverview = z.object({
  open: count,
  openIsExact: z.boolean(),
  employers: count,
  paid: count,
  pay: pay.nullable(),
})
export type LandingOverview = z.output<typeof landingOverview>

type Named = {
  readonly id: string
  readonly path: `/v1/${string}`
  readonly tag: string
  readonly summary: string
}

export function landingsEndpoint(named: Named) {
  return endpoint({
    ...named,
    method: 'GET',
    extension: true,
    reply: z.object({ data: z.array(landing) }),
  })
}

export function overviewEndpoint(named: Named) {
  return endpoint({
    ...named,
    method: 'GET',
    extension: true,
    query: z.object({ categoryId: idInput.optional(), locationId: idInput.optional() }),
    reply: landingOverview,
  })
}
