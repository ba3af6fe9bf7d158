import { z } from 'zod'
import { picture } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** Where an advertisement stands (spec §3). */
export const placement = z.enum(['home-main', 'detail-main'])

/** What is advertised at a placement. `url` is an http(s) address or a path on our own site. */
export const advertisementSchema = z.object({
  id: placement,
  title: z.string(),
  text: z.string(),
  url: z.string(),
  /** Words of the link. */
  label: z.string(),
  picture: picture.nullable(),
})
export type Advertisement = z.output<typeof advertisementSchema>

export const advertisementEndpoints = {
  /** A placement nobody has heard of is as empty as one without an advertisement: 404. */
  get: endpoint({
    id: 'getAdvertisement',
    method: 'GET',
    path: '/v1/advertisements/{id}',
    tag: 'Site',
    summary: 'The advertisement of a placement',
    params: z.object({ id: z.string().max(40, 'must be at most 40 characters') }),
    reply: advertisementSchema,
    errors: [404],
  }),
}
