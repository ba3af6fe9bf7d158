import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'
import { newsletterCalls } from '@/lib/contract/newsletter/newsletter-calls'

/** From a link in an e-mail. */
const tokenQuery = z.object({ token: z.uuid() })

export const newsletterEndpoints = {
  subscribe: endpoint({
    id: 'subscribe',
    ...newsletterCalls.subscribe,
    tag: 'Newsletter',
    summary: 'Subscribe an address to the newsletter; the answer is the same for every address',
    body: z.strictObject({ email: z.string().trim().max(254).pipe(z.email()) }),
    reply: z.object({ success: z.boolean() }).nullable(),
  }),
  showConfirmPage: endpoint({
    id: 'askNewsletterConfirmation',
    method: 'GET',
    path: '/v1/subscriptions/confirm',
    tag: 'Newsletter',
    summary: 'A page that asks whether to begin the newsletter; opening it changes nothing',
    extension: true,
    query: tokenQuery,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
  confirm: endpoint({
    id: 'confirmNewsletter',
    method: 'POST',
    path: '/v1/subscriptions/confirm',
    tag: 'Newsletter',
    summary: 'Begin the newsletter of an address that ordered it',
    extension: true,
    query: tokenQuery,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
  askUnsubscribe: endpoint({
    id: 'askUnsubscribe',
    method: 'GET',
    path: '/v1/subscriptions/unsubscribe',
    tag: 'Newsletter',
    summary: 'A page that asks whether to end the newsletter; opening it changes nothing',
    extension: true,
    query: tokenQuery,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
  unsubscribe: endpoint({
    id: 'unsubscribe',
    method: 'POST',
    path: '/v1/subscriptions/unsubscribe',
    tag: 'Newsletter',
    summary: 'End the newsletter, also by one click of a mail program (RFC 8058)',
    extension: true,
    query: tokenQuery,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
}
