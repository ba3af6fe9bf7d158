import { z } from 'zod'
import { count, done, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { mailRhythm } from '@/lib/contract/notifications/digest-mail'
import { toldBrowser } from '@/lib/contract/notifications/push'
import { telegramSince } from '@/lib/contract/notifications/telegram'

const tag = 'Notifications'
const path = '/v1/reach'

/** Each can be ended, and begun again as it was. */
export const reachItem = z.enum([
  'jobs',
  'internships',
  'scholarships',
  'mail',
  'reminders',
  'browsers',
  'telegram',
  'newsletter',
  'alerts',
  'searches',
  'calendar',
])
export type ReachItem = z.output<typeof reachItem>

/** Of one area: settings that are chosen, and listings they would have told of in the seven days before. */
const told = z.object({ chosen: count, lastWeek: count })

export const reachSchema = z.object({
  jobs: told,
  internships: told,
  scholarships: told,
  /** `to` is the proven address; null: there is none, so no mail comes. */
  mail: z.object({ rhythm: mailRhythm, to: z.string().nullable(), lastWeek: count }),
  reminders: z.object({ enabled: z.boolean(), lastWeek: count }),
  /** Told while the site is closed. */
  browsers: z.array(toldBrowser),
  telegram: telegramSince,
  /** Whether the proven address gets it. */
  newsletter: z.object({ enabled: z.boolean() }),
  /** Of searches, to the proven address. */
  alerts: z.object({ active: count }),
  searches: z.object({ kept: count }),
  calendar: z.object({ createdAt: moment.nullable() }),
  /** What was ended here and can be begun again as it was. */
  ended: z.array(reachItem),
})
export type Reach = z.output<typeof reachSchema>

export const reachEndpoints = {
  get: endpoint({
    id: 'getReach',
    method: 'GET',
    path,
    tag,
    summary: 'Everything that may reach the user',
    access: 'session',
    extension: true,
    reply: reachSchema,
  }),
  end: endpoint({
    id: 'endReach',
    method: 'POST',
    path: `${path}/end`,
    tag,
    summary: 'End all that may reach the user; ending it again changes nothing',
    access: 'session',
    extension: true,
    reply: done,
  }),
  begin: endpoint({
    id: 'beginReach',
    method: 'POST',
    path: `${path}/{item}/begin`,
    tag,
    summary: 'Begin again what was ended, as it was; what was not ended stays as it is',
    access: 'session',
    extension: true,
    params: z.object({ item: reachItem }),
    reply: done,
  }),
}
