import { z } from 'zod'
import { count, done, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { emailFrequency } from '@/lib/contract/notifications/digest-mail'
import { pushBrowser } from '@/lib/contract/push/push'
import { telegramSince } from '@/lib/contract/telegram/telegram'

const tag = 'Notifications'
const path = '/v1/reach'

/** Kinds of subscriptions; each can be cancelled and resumed with its settings. */
export const subscriptionKind = z.enum([
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
export type SubscriptionKind = z.output<typeof subscriptionKind>

/** One area: the number of enabled settings, and of listings of the past seven days that match them. */
const areaSettings = z.object({ chosen: count, lastWeek: count })

export const subscriptionsSchema = z.object({
  jobs: areaSettings,
  internships: areaSettings,
  scholarships: areaSettings,
  /** `to` is the confirmed address; null: there is none, so no e-mails are sent. */
  mail: z.object({ rhythm: emailFrequency, to: z.string().nullable(), lastWeek: count }),
  reminders: z.object({ enabled: z.boolean(), lastWeek: count }),
  /** Browsers with a push subscription. */
  browsers: z.array(pushBrowser),
  telegram: telegramSince,
  /** Whether the confirmed address is subscribed. */
  newsletter: z.object({ enabled: z.boolean() }),
  /** Search alerts to the confirmed address. */
  alerts: z.object({ active: count }),
  searches: z.object({ kept: count }),
  calendar: z.object({ createdAt: moment.nullable() }),
  /** Subscriptions that were cancelled here and can be resumed. */
  ended: z.array(subscriptionKind),
})
export type Subscriptions = z.output<typeof subscriptionsSchema>

export const subscriptionEndpoints = {
  get: endpoint({
    id: 'getReach',
    method: 'GET',
    path,
    tag,
    summary: 'Everything that may reach the user',
    access: 'session',
    extension: true,
    reply: subscriptionsSchema,
  }),
  cancelAll: endpoint({
    id: 'endReach',
    method: 'POST',
    path: `${path}/end`,
    tag,
    summary: 'End all that may reach the user; ending it again changes nothing',
    access: 'session',
    extension: true,
    reply: done,
  }),
  resume: endpoint({
    id: 'beginReach',
    method: 'POST',
    path: `${path}/{item}/begin`,
    tag,
    summary: 'Begin again what was ended, as it was; what was not ended stays as it is',
    access: 'session',
    extension: true,
    params: z.object({ item: subscriptionKind }),
    reply: done,
  }),
}
