import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { unsubscribeFromNewsletter } from '@/backend/areas/newsletter/newsletter-subscriptions'
import { parseSearch } from '@/backend/areas/searches/parse-search'
import { account } from '@/backend/db/schema/account'
import { ErrorReply, notFound, tooManyRequests } from '@/backend/platform/http/error-reply'
import { toConfirmPage } from '@/backend/platform/http/forms/confirm-page'
import { mountForSession, mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { queueRequestedMail } from '@/backend/platform/mail/requested-mail'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { MAX_ALERTS_PER_ADDRESS } from '@/lib/contract/search-alerts/schemaless-search-alert-endpoints'
import { searchAlertEndpoints } from '@/lib/contract/search-alerts/search-alert'
import { alertLimits, ownAlertLimits } from './alert-limits'
import {
  alertConfirmationMail,
  tooManyAlertsMail,
  toUnsubscribeAlertsUrl,
  unsubscribeLinkMail,
} from './alert-link-mails'
import * as alerts from './alerts'
import {
  findUnsubscribeAllUrl,
  isNewsletterOfAlertRecipient,
  listEmailSubscriptions,
} from './email-subscriptions'
import { toSearchLabel } from './search-label'

const UNREADABLE = new ErrorReply(400, 'This search is not valid.')
const NO_ADDRESS = new ErrorReply(409, 'Your account has no confirmed e-mail address.')
const FULL = new ErrorReply(
  409,
  `You already have ${MAX_ALERTS_PER_ADDRESS} alerts. Please end one first.`,
)
const NO_ALERT = notFound('alert, or it was not confirmed in time')

const TITLE = 'Alert for new listings'
const HOW_OFTEN = { daily: 'once a day', weekly: 'once a week' } as const

export function mountAlertRoutes(context: RouteContext): void {
  const { db, clock, limiter, siteUrl } = context

  mountPublic(context, searchAlertEndpoints.subscribe, async ({ body, ...caller }) => {
    const { email: typed, ...wish } = body
    if (parseSearch(wish.area, wish.search) === null) return UNREADABLE
    const to = typed.toLowerCase()
    return queueRequestedMail(context, alertLimits(to, caller), async (tx, now) => {
      const reader = await alerts.createOrLockRecipient(tx, to, now)
      const { token, confirmedAt } = await alerts.addAlert(tx, reader, wish, now)
      const isFull = await alerts.hasMaxAlerts(tx, reader)
      // Do the same work for every address.
      const options = { now, siteUrl }
      await (isFull && confirmedAt === null
        ? queueMessage(tx, tooManyAlertsMail, 'mail', { to, token: reader.token }, options)
        : queueMessage(tx, alertConfirmationMail, 'mail', { ...wish, to, token }, options))
    })
  })

  mountPublic(context, searchAlertEndpoints.sendUnsubscribeLink, ({ body, ...caller }) => {
    const to = body.email.toLowerCase()
    return queueRequestedMail(context, alertLimits(to, caller), async (tx, now) => {
      const found = await findUnsubscribeAllUrl(tx, to, siteUrl)
      const url = found ?? toUnsubscribeAlertsUrl(siteUrl, randomUUID())
      // Do the same work for an address without subscriptions, whose mail has expired.
      const options = { now, siteUrl, ...(found === null ? { expiresAt: now } : {}) }
      await queueMessage(tx, unsubscribeLinkMail, 'mail', { to, url }, options)
    })
  })

  mountForSession(context, searchAlertEndpoints.subscribeAccount, async ({ accountId, body }) => {
    if (parseSearch(body.area, body.search) === null) return UNREADABLE
    const wait = await limiter.take(ownAlertLimits(accountId))
    if (wait > 0) return tooManyRequests(wait)
    const [owner] = await db
      .select({ email: account.email, provenAt: account.emailVerifiedAt })
      .from(account)
      .where(eq(account.id, accountId))
    if (!owner?.email || owner.provenAt === null) return NO_ADDRESS
    const to = owner.email.toLowerCase()
    const now = clock.now()
    return db.transaction(async (tx) => {
      const reader = await alerts.createOrLockRecipient(tx, to, now)
      const alert = await alerts.addAlert(tx, reader, body, now)
      const outcome = await alerts.confirmAlert(tx, alert, body.rhythm, now)
      return outcome === 'confirmed' ? SUCCESS_REPLY : FULL
    })
  })
}

/** Mounts the pages that links in mails lead to; they take plain forms. */
export function mountAlertLinkRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountPublic(context, searchAlertEndpoints.showConfirmPage, async ({ query }) => {
    const found = await alerts.getAlertByToken(db, query.token, clock.now())
    if (found === null) return NO_ALERT
    const { alert, reader } = found
    const label = await toSearchLabel(db, alert.area, alert.search)
    const text = `Should we e-mail ${reader.email} when something new matches? At most ${HOW_OFTEN[query.rhythm]}. The search is: ${label}.`
    return toConfirmPage({ title: TITLE, text, button: 'Yes, notify me' })
  })

  mountPublic(context, searchAlertEndpoints.confirm, async ({ query }) => {
    const found = await alerts.getAlertByToken(db, query.token, clock.now())
    if (found === null) return NO_ALERT
    const { alert } = found
    const outcome = await db.transaction((tx) =>
      alerts.confirmAlert(tx, alert, query.rhythm, clock.now()),
    )
    if (outcome === 'too-many') return toConfirmPage({ title: TITLE, text: FULL.message })
    const path = `/${alert.area}${alert.search === '' ? '' : `?${alert.search}`}`
    return toConfirmPage({
      title: TITLE,
      text: `Your alert is on. We e-mail you ${HOW_OFTEN[query.rhythm]} at most, and only when there is something new.`,
      next: { words: 'See what there is now', path },
    })
  })

  mountPublic(context, searchAlertEndpoints.showUnsubscribePage, async ({ query }) => {
    const found = await alerts.getAlertByToken(db, query.token, clock.now())
    if (found !== null) {
      const label = await toSearchLabel(db, found.alert.area, found.alert.search)
      const text = `Do you want to stop this alert? The search is: ${label}.`
      return toConfirmPage({ title: TITLE, text, button: 'Unsubscribe' })
    }
    const reader = await alerts.getRecipientByToken(db, query.token)
    // An unknown token belonged to an alert that has ended.
    if (reader === null) return ENDED
    const list = await listEmailSubscriptions(db, reader, query.newsletter !== undefined)
    const text = `Do you want to stop all of these e-mails to ${reader.email}?`
    return toConfirmPage({ title: TITLE, text, list, button: 'Unsubscribe from all' })
  })

  mountPublic(context, searchAlertEndpoints.unsubscribe, async ({ query }) => {
    await db.transaction(async (tx) => {
      if (query.newsletter !== undefined)
        await unsubscribeFromNewsletter(tx, isNewsletterOfAlertRecipient(query.token), clock.now())
      await alerts.deleteAlertsByToken(tx, query.token)
    })
    return ENDED
  })
}

const ENDED = toConfirmPage({
  title: TITLE,
  text: 'You are unsubscribed. We send no more of these e-mails.',
})
