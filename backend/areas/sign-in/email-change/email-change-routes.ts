import { requireUser } from '@/backend/areas/accounts/accounts'
import { listIdentities } from '@/backend/areas/sign-in/identities'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { ErrorReply, notFound } from '@/backend/platform/http/error-reply'
import { toConfirmPage } from '@/backend/platform/http/forms/confirm-page'
import { mountForSession, mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { otherMailLimits } from '@/backend/platform/mail/mailbox-limits'
import { queueRequestedMail } from '@/backend/platform/mail/requested-mail'
import { queueMessage } from '@/backend/platform/outbox/queue'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { emailChangeEndpoints } from '@/lib/contract/sign-in/email-change'
import {
  changeEmailByToken,
  emailChangeMail,
  getEmailChange,
  requestEmailChange,
} from './email-changes'

const NO_LINK = notFound('link, or it has expired')
const TITLE = 'New e-mail address'

/** Separate from the limits of codes, which callers without an account could use up (promise T20). */
const CHANGES: Limit = { name: 'email-changes', max: 5, windowMs: 60 * 60_000 }

/**
 * Mounts the request for another address; only a password makes the address a person's own choice (spec §2).
 */
export function mountChangeEmailRoute(context: RouteContext): void {
  const { db, siteUrl } = context

  mountForSession(context, emailChangeEndpoints.change, async ({ accountId, body }) => {
    const { signInProvider } = await requireUser(db, accountId)
    if (signInProvider !== 'password' || (await isKnownToFirebase(db, accountId))) {
      return new ErrorReply(409, 'The address belongs to the account you sign in with.')
    }
    const email = body.email.toLowerCase()
    const limits = [{ limit: CHANGES, key: accountId }, ...otherMailLimits(email)]
    // The same for taken addresses: nobody learns who has an account.
    return queueRequestedMail(context, limits, async (tx, now) => {
      const { token, expiresAt } = await requestEmailChange(tx, accountId, email, now)
      const options = { accountId, expiresAt, now, siteUrl }
      await queueMessage(tx, emailChangeMail, 'mail', { to: email, token }, options)
    })
  })
}

/** Only a Firebase project can change the address its password belongs to (decision 014). */
async function isKnownToFirebase(db: Database, accountId: string): Promise<boolean> {
  const identities = await db.transaction((tx) => listIdentities(tx, accountId))
  return identities.some(({ provider }) => provider === 'firebase')
}

export function mountEmailConfirmationRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountPublic(context, emailChangeEndpoints.askConfirmation, async ({ query }) => {
    const change = await getEmailChange(db, hashToken(query.token), clock.now())
    if (change === null) return NO_LINK
    const text = `Use ${change.email} for your account? You will have to sign in again.`
    return toConfirmPage({ title: TITLE, text, button: 'Confirm' })
  })

  mountPublic(context, emailChangeEndpoints.confirm, async ({ query, installationId }) => {
    const outcome = await changeEmailByToken(db, { ...query, installationId }, clock.now())
    if (outcome === 'unknown') return NO_LINK
    if (outcome === 'taken')
      return new ErrorReply(409, 'Another account already uses this address.')
    return toConfirmPage({
      title: TITLE,
      text: 'It is confirmed. Please sign in again.',
      next: { words: 'Sign in', path: '/login' },
    })
  })
}
