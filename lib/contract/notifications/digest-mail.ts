import { z } from 'zod'
import { count, done } from '@/lib/contract/common'
import { endpoint, mailLinkEndpoints } from '@/lib/contract/endpoint'

const tag = 'Notifications'
const path = '/v1/digest-mail'

/** From a link in an e-mail. */
const tokenQuery = z.object({ token: z.string().regex(/^[\w-]{43}$/, 'must be a mailed token') })

/** How often new notifications are e-mailed; `weekly` is on Mondays. */
export const emailFrequency = z.enum(['at-once', 'daily', 'weekly', 'off'])
export type EmailFrequency = z.output<typeof emailFrequency>

/** `reminders` are for saved listings that close in three days. */
export const emailPreferencesSchema = z.object({ rhythm: emailFrequency, reminders: z.boolean() })
export type EmailPreferences = z.output<typeof emailPreferencesSchema>

const [showUnsubscribePage, unsubscribe] = mailLinkEndpoints({
  path: `${path}/unsubscribe`,
  tag,
  query: tokenQuery,
  ask: {
    id: 'askEndDigestMail',
    summary:
      'A page that asks whether to end the mails a link came with; opening it changes nothing',
  },
  act: {
    id: 'endDigestMail',
    summary: 'End the mails a link came with, also by one click of a mail program (RFC 8058)',
  },
})

export const digestMailEndpoints = {
  get: endpoint({
    id: 'getDigestMail',
    method: 'GET',
    path,
    tag,
    summary:
      'How soon new notifications are mailed, whether closing dates are reminded of, and what either came to last week',
    access: 'session',
    extension: true,
    reply: emailPreferencesSchema.extend({
      lastWeek: z.object({
        listings: count,
        mails: z.record(emailFrequency, count),
        closing: count,
      }),
    }),
  }),
  update: endpoint({
    id: 'chooseDigestMail',
    method: 'PATCH',
    path,
    tag,
    summary:
      'Choose how soon new notifications are mailed, and whether closing dates are reminded of',
    access: 'session',
    extension: true,
    body: emailPreferencesSchema.partial().strict(),
    reply: done,
  }),
  showUnsubscribePage,
  unsubscribe,
}
