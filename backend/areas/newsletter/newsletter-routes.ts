import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { notFound } from '@/backend/platform/http/error-reply'
import { toConfirmPage } from '@/backend/platform/http/forms/confirm-page'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { queueRequestedMail, requestedMailLimits } from '@/backend/platform/mail/requested-mail'
import { queueMessage } from '@/backend/platform/outbox/queue'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { newsletterConfirmationMail } from './newsletter-confirmation-mail'
import {
  confirmNewsletter,
  getNewsletterSubscription,
  requestNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter-subscriptions'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const NEWSLETTER_HERE: Limit = { name: 'letter-address-here', max: 5, windowMs: DAY }
const NEWSLETTER_INSTALLATION: Limit = { name: 'letter-installation', max: 20, windowMs: HOUR }
const NEWSLETTER_ALL: Limit = { name: 'letter-all', max: 2000, windowMs: DAY }
const limits = { here: NEWSLETTER_HERE, caller: NEWSLETTER_INSTALLATION, all: NEWSLETTER_ALL }

const NO_SUBSCRIPTION = notFound('subscription')

export function mountNewsletterRoutes(context: RouteContext): void {
  const { siteUrl } = context

  mountPublic(context, newsletterEndpoints.subscribe, ({ body, ...caller }) => {
    const email = body.email.toLowerCase()
    return queueRequestedMail(
      context,
      requestedMailLimits(limits, email, caller),
      async (tx, now) => {
        const ordered = await requestNewsletter(tx, email, now)
        // Do the same work for a known address, whose mail has expired.
        const reader = ordered ?? { email, token: randomUUID() }
        const options = { now, siteUrl, ...(ordered === null ? { expiresAt: now } : {}) }
        await queueMessage(tx, newsletterConfirmationMail, 'mail', reader, options)
      },
    )
  })
}

/** Mounts the pages that links in mails lead to; they take plain forms. */
export function mountNewsletterLinkRoutes(context: RouteContext): void {
  const { db, clock } = context
  const title = 'Newsletter'
  const find = (token: string) => getNewsletterSubscription(db, token, clock.now())

  mountPublic(context, newsletterEndpoints.showConfirmPage, async ({ query }) => {
    const found = await find(query.token)
    if (found === null || found.endedAt !== null) return NO_SUBSCRIPTION
    const text = `Should we send our newsletter to ${found.email}?`
    return toConfirmPage({ title, text, button: 'Yes, subscribe' })
  })

  mountPublic(context, newsletterEndpoints.confirm, async ({ query }) => {
    const found = await find(query.token)
    if (found === null || found.endedAt !== null) return NO_SUBSCRIPTION
    await confirmNewsletter(db, found.id, clock.now())
    const text = 'You are subscribed. Every newsletter has a link to unsubscribe.'
    return toConfirmPage({ title, text })
  })

  mountPublic(context, newsletterEndpoints.askUnsubscribe, async ({ query }) => {
    const found = await find(query.token)
    if (found === null) return NO_SUBSCRIPTION
    if (found.endedAt !== null) {
      return toConfirmPage({ title, text: 'You no longer get our newsletter.' })
    }
    const text = `The newsletter goes to ${found.email}. Do you want to unsubscribe?`
    return toConfirmPage({ title, text, button: 'Unsubscribe' })
  })

  mountPublic(context, newsletterEndpoints.unsubscribe, async ({ query }) => {
    const found = await find(query.token)
    if (found === null) return NO_SUBSCRIPTION
    const isIt = eq(newsletterSubscription.id, found.id)
    await db.transaction((tx) => unsubscribeFromNewsletter(tx, isIt, clock.now()))
    return toConfirmPage({
      title,
      text: 'You are unsubscribed. We no longer send the newsletter to this address.',
    })
  })
}
