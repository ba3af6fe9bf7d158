import { randomUUID } from 'node:crypto'
import { DONE } from '@/backend/platform/http/done'
import { renderConfirmPage } from '@/backend/platform/http/forms/confirm-page'
import { notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { newsletterLimits } from './newsletter-limits'
import {
  addNewsletterSubscription,
  endNewsletterSubscription,
  getNewsletterSubscription,
} from './newsletter-subscriptions'
import { welcomeMail } from './welcome-mail'

/** Milliseconds for which the welcome mail is retried. */
const LIFETIME = 30 * 24 * 60 * 60_000

const NO_SUBSCRIPTION = notFound('subscription')

/** Known and new addresses get the same reply, so that nobody learns who subscribed. */
export function mountNewsletterRoutes(context: RouteContext): void {
  const { db, clock, limiter, outbox, siteUrl } = context

  mount(context, newsletterEndpoints.subscribe, async ({ body, ...caller }) => {
    const email = body.email.toLowerCase()
    const wait = await limiter.take(newsletterLimits(email, caller))
    if (wait > 0) return tooManyRequests(wait)
    const now = clock.now()
    await db.transaction(async (tx) => {
      const added = await addNewsletterSubscription(tx, email, now)
      // Do the same work for a known address, whose mail expires before it is sent (promise T12).
      const reader = added ?? { email, token: randomUUID() }
      const expiresAt = new Date(now.getTime() + (added === null ? -LIFETIME : LIFETIME))
      await queueMessage(tx, welcomeMail, 'mail', reader, { now, siteUrl, expiresAt })
    })
    // Not awaited: the time a mail takes would tell new addresses from known ones.
    outbox.wake()
    return DONE
  })
}

/** Mounts the page that a mail's link leads to; it takes a plain form. */
export function mountUnsubscribeRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, newsletterEndpoints.askUnsubscribe, async ({ query }) => {
    const found = await getNewsletterSubscription(db, query.token)
    if (found === null) return NO_SUBSCRIPTION
    const title = 'Newsletter'
    if (found.endedAt !== null) {
      return renderConfirmPage({ title, text: 'You no longer get our newsletter.' })
    }
    const text = `The newsletter goes to ${found.email}. Do you want to unsubscribe?`
    return renderConfirmPage({ title, text, button: 'Unsubscribe' })
  })

  mount(context, newsletterEndpoints.unsubscribe, async ({ query }) => {
    const found = await getNewsletterSubscription(db, query.token)
    if (found === null) return NO_SUBSCRIPTION
    await endNewsletterSubscription(db, found.id, clock.now())
    return renderConfirmPage({
      title: 'Newsletter',
      text: 'You are unsubscribed. We no longer send the newsletter to this address.',
    })
  })
}
