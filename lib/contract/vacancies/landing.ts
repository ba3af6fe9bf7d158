import { z } from 'zod'
import { count, idInput, lookupItem, named } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { pay } from './vacancy'

/** Minimum number of open vacancies for a landing page of a field, a place, or both (decision 027). */
export const MIN_LANDING_VACANCIES = 3

/** Null: any field or any place; never both. */
export const landingPage = z.object({
  category: named.nullable(),
  location: lookupItem.nullable(),
  open: count,
})
export type LandingPage = z.output<typeof landingPage>

/**
 * Covers the newest 10,000 at most. `paid` state their pay in US dollars, `pay` is its range; 0 and null where
 * more were found than considered.
 */
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
    reply: z.object({ data: z.array(landingPage) }),
  })
}

export function landingOverviewEndpoint(named: Named) {
  return endpoint({
    ...named,
    method: 'GET',
    extension: true,
    query: z.object({ categoryId: idInput.optional(), locationId: idInput.optional() }),
    reply: landingOverview,
  })
}
