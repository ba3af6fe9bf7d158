import { z } from 'zod'
import { picture } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** See spec §3. */
export const placement = z.enum(['home-main', 'detail-main'])

/** `url` is an http(s) address or a path on our site. */
export const advertisementSchema = z.object({
  id: placement,
  title: z.string(),
  text: z.string(),
  url: z.string(),
  label: z.string(),
  picture: picture.nullable(),
})
export type Advertisement = z.output<typeof advertisementSchema>

export const advertisementEndpoints = {
  /** Answers 404 for unknown and for empty placements. */
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
