import { z } from 'zod'
import { pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** The logo has a `url`, the others a `value` (spec §3). */
export const settingSchema = z.object({
  key: z.string(),
  value: z.string().nullable(),
  url: z.string().nullable(),
})

export const settingEndpoints = {
  list: endpoint({
    id: 'listSettings',
    method: 'GET',
    path: '/v1/setting',
    tag: 'Site',
    summary: 'Settings of the site: name, contact details, social and store links',
    reply: pageOf(settingSchema),
  }),
}
