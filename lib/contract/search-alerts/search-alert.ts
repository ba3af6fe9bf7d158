import { z } from 'zod'
import { done } from '@/lib/contract/common'
import { endpoint, mailLinkEndpoints } from '@/lib/contract/endpoint'
import { listingQueryString, listingType } from '@/lib/contract/searches/saved-search'
import { schemalessSearchAlertEndpoints } from './schemaless-search-alert-endpoints'

const tag = 'Search alerts'

/** Maximum frequency: all alerts of an address are sent in one e-mail. */
export const alertFrequency = z.enum(['daily', 'weekly'])
export type AlertFrequency = z.output<typeof alertFrequency>

const email = z.string().trim().max(254).pipe(z.email())
const alertRequest = { area: listingType, search: listingQueryString, rhythm: alertFrequency }

/** From a link in an e-mail; `rhythm` is the latest choice. */
const tokenQuery = z.object({ token: z.uuid() })

const [showConfirmPage, confirm] = mailLinkEndpoints({
  path: '/v1/search-alerts/confirm',
  tag,
  query: tokenQuery.extend({ rhythm: alertFrequency }),
  ask: {
    id: 'askConfirmSearchAlert',
    summary: 'A page that asks whether to begin the alert; opening it changes nothing',
  },
  act: { id: 'confirmSearchAlert', summary: 'Begin the alert; doing it again changes nothing' },
})

const [showUnsubscribePage, unsubscribe] = mailLinkEndpoints({
  path: '/v1/search-alerts/end',
  tag,
  query: tokenQuery.extend({ newsletter: z.literal('too').optional() }),
  errors: [],
  ask: {
    id: 'askEndSearchAlert',
    summary:
      'A page that asks whether to end one alert, or lists all of an address and asks to end them, with `newsletter` that too; opening it changes nothing',
  },
  act: {
    id: 'endSearchAlert',
    summary: 'End them, also by one click of a mail program (RFC 8058); again changes nothing',
  },
})

export const searchAlertEndpoints = {
  subscribe: endpoint({
    id: 'orderSearchAlert',
    ...schemalessSearchAlertEndpoints.subscribe,
    tag,
    summary: 'Mail a link that begins an alert; the answer is the same for every address',
    extension: true,
    body: z.strictObject({ ...alertRequest, email }),
    reply: done,
  }),
  subscribeAccount: endpoint({
    id: 'orderOwnSearchAlert',
    ...schemalessSearchAlertEndpoints.subscribeAccount,
    tag,
    summary: 'Begin an alert to the proven address of the user; 409 without one, or with twenty',
    extension: true,
    body: z.strictObject(alertRequest),
    reply: done,
    errors: [409],
  }),
  sendUnsubscribeLink: endpoint({
    id: 'mailSearchAlertEndLink',
    ...schemalessSearchAlertEndpoints.sendUnsubscribeLink,
    tag,
    summary:
      'Mail a link to the page that lists and ends all alerts of an address, and its newsletter; the answer is the same for every address',
    extension: true,
    cost: 'write',
    body: z.strictObject({ email }),
    reply: done,
  }),
  showConfirmPage,
  confirm,
  showUnsubscribePage,
  unsubscribe,
}
