import { z } from 'zod'
import { done } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { addressQuery, searchedArea } from '@/lib/contract/searches/kept-search'
import { alertCalls } from './alert-calls'

const tag = 'Search alerts'

/** How often at most: all alerts of an address come in one mail. */
export const alertRhythm = z.enum(['daily', 'weekly'])
export type AlertRhythm = z.output<typeof alertRhythm>

const email = z.string().trim().max(254).pipe(z.email())
const wish = { area: searchedArea, search: addressQuery, rhythm: alertRhythm }

/** From a mailed link; `rhythm` is what was asked for last. */
const tokenQuery = z.object({ token: z.uuid() })
const endQuery = tokenQuery.extend({ newsletter: z.literal('too').optional() })
const confirmQuery = tokenQuery.extend({ rhythm: alertRhythm })

export const alertEndpoints = {
  order: endpoint({
    id: 'orderSearchAlert',
    ...alertCalls.order,
    tag,
    summary: 'Mail a link that begins an alert; the answer is the same for every address',
    extension: true,
    body: z.strictObject({ ...wish, email }),
    reply: done,
  }),
  orderOwn: endpoint({
    id: 'orderOwnSearchAlert',
    ...alertCalls.orderOwn,
    tag,
    summary: 'Begin an alert to the proven address of the user; 409 without one, or with twenty',
    extension: true,
    body: z.strictObject(wish),
    reply: done,
    errors: [409],
  }),
  mailEndLink: endpoint({
    id: 'mailSearchAlertEndLink',
    ...alertCalls.mailEndLink,
    tag,
    summary:
      'Mail a link to the page that lists and ends all alerts of an address, and its newsletter; the answer is the same for every address',
    extension: true,
    cost: 'write',
    body: z.strictObject({ email }),
    reply: done,
  }),
  askConfirm: endpoint({
    id: 'askConfirmSearchAlert',
    method: 'GET',
    path: '/v1/search-alerts/confirm',
    tag,
    summary: 'A page that asks whether to begin the alert; opening it changes nothing',
    extension: true,
    query: confirmQuery,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
  confirm: endpoint({
    id: 'confirmSearchAlert',
    method: 'POST',
    path: '/v1/search-alerts/confirm',
    tag,
    summary: 'Begin the alert; doing it again changes nothing',
    extension: true,
    query: confirmQuery,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
  askEnd: endpoint({
    id: 'askEndSearchAlert',
    method: 'GET',
    path: '/v1/search-alerts/end',
    tag,
    summary:
      'A page that asks whether to end one alert, or lists all of an address and asks to end them, with `newsletter` that too; opening it changes nothing',
    extension: true,
    query: endQuery,
    reply: z.string(),
    replies: 'html',
  }),
  end: endpoint({
    id: 'endSearchAlert',
    method: 'POST',
    path: '/v1/search-alerts/end',
    tag,
    summary: 'End them, also by one click of a mail program (RFC 8058); again changes nothing',
    extension: true,
    query: endQuery,
    reply: z.string(),
    replies: 'html',
  }),
}
