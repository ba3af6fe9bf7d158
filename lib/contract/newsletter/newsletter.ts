import { z } from 'zod'
import { endpoint, mailLinkEndpoints } from '@/lib/contract/endpoint'
import { schemalessNewsletterEndpoints } from '@/lib/contract/newsletter/schemaless-newsletter-endpoints'

const tag = 'Newsletter'

/** From a link in an e-mail. */
const tokenQuery = z.object({ token: z.uuid() })

const [showConfirmPage, confirm] = mailLinkEndpoints({
  path: '/v1/subscriptions/confirm',
  tag,
  query: tokenQuery,
  ask: {
    id: 'askNewsletterConfirmation',
    summary: 'A page that asks whether to begin the newsletter; opening it changes nothing',
  },
  act: { id: 'confirmNewsletter', summary: 'Begin the newsletter of an address that ordered it' },
})

const [askUnsubscribe, unsubscribe] = mailLinkEndpoints({
  path: '/v1/subscriptions/unsubscribe',
  tag,
  query: tokenQuery,
  ask: {
    id: 'askUnsubscribe',
    summary: 'A page that asks whether to end the newsletter; opening it changes nothing',
  },
  act: {
    id: 'unsubscribe',
    summary: 'End the newsletter, also by one click of a mail program (RFC 8058)',
  },
})

export const newsletterEndpoints = {
  subscribe: endpoint({
    id: 'subscribe',
    ...schemalessNewsletterEndpoints.subscribe,
    tag,
    summary: 'Subscribe an address to the newsletter; the answer is the same for every address',
    body: z.strictObject({ email: z.string().trim().max(254).pipe(z.email()) }),
    reply: z.object({ success: z.boolean() }).nullable(),
  }),
  showConfirmPage,
  confirm,
  askUnsubscribe,
  unsubscribe,
}
