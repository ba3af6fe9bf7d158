import { z } from 'zod'
import { count } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { lineInput } from '@/lib/contract/text-inputs'
import { schemalessVisitorEndpoints } from '@/lib/contract/visitors/schemaless-visitor-endpoints'

const deviceType = lineInput(60).min(1)

/** One browser or app on one device (spec §3). */
export const installationSchema = z.object({
  id: z.uuid(),
  platform: z.enum(['android', 'ios', 'web']),
  deviceType,
})

/** Days are in Asia/Phnom_Penh; active: within five minutes. */
export const visitorCounter = z.object({
  totalCount: count,
  todayCount: count,
  yesterdayCount: count,
  activeUserCount: count,
})
export type VisitorCounts = z.output<typeof visitorCounter>

export const visitorEndpoints = {
  registerInstallation: endpoint({
    id: 'registerInstallation',
    ...schemalessVisitorEndpoints.registerInstallation,
    tag: 'Site',
    summary: 'Register an installation under an id of its own choosing, or update it',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      deviceType,
      platform: installationSchema.shape.platform.default('web'),
    }),
    reply: installationSchema,
  }),
  counter: endpoint({
    id: 'getVisitorCounter',
    ...schemalessVisitorEndpoints.counter,
    tag: 'Site',
    summary: 'Visitor counts of the footer; a caller with an installation id is counted in',
    extension: true,
    reply: visitorCounter,
  }),
}
