import { z } from 'zod'
import type { IdentityAction, LocalContext } from '@/backend/areas/sign-in/identity/local-context'
import {
  linkLimits,
  mailboxLimits,
  requireWithinLimits,
  signedInLinkLimits,
} from '@/backend/areas/sign-in/identity/local-limits'
import { type MailedLinkCode, writeActionCode } from '@/backend/areas/sign-in/identity/local-tokens'
import { getUsersByEmail } from '@/backend/areas/sign-in/identity/local-users'
import { mailedLinkMail } from '@/backend/areas/sign-in/identity/mailed-link-mail'
import { parseBody, requireEmail, text } from '@/backend/areas/sign-in/identity/parse-body'
import {
  requireRecentlySignedIn,
  requireSignedIn,
} from '@/backend/areas/sign-in/identity/signed-in-user'
import { isKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { makeToken } from '@/backend/areas/sign-in/sessions'
import { codeMailLimits } from '@/backend/platform/mail/mailbox-limits'
import { queueMessage } from '@/backend/platform/outbox/queue'

const LIFETIME_MS = 3_600_000

const bodySchema = z.discriminatedUnion('requestType', [
  z.object({ requestType: z.literal('PASSWORD_RESET'), email: text(300).optional() }),
  z.object({ requestType: z.literal('VERIFY_EMAIL'), idToken: z.string() }),
  z.object({
    requestType: z.literal('VERIFY_AND_CHANGE_EMAIL'),
    idToken: z.string(),
    newEmail: text(300).optional(),
  }),
])

type Request = z.output<typeof bodySchema>
type Link = { readonly email: string; readonly userId: string | null }

/**
 * Handles `accounts:sendOobCode`. The reply is always the same, does not wait for the mail and does not
 * reveal that strangers asked before.
 */
export const sendOobCode: IdentityAction = async (context, { body, ...call }) => {
  const request = parseBody(bodySchema, body)
  const { email, userId } = await readLink(context, request)
  const { installationId } = call
  if (userId !== null) {
    await requireWithinLimits(context.limiter, signedInLinkLimits(userId, email, call))
  } else {
    const isKnown = await isKnownInstallation(context.db, { email }, installationId)
    await requireWithinLimits(context.limiter, linkLimits(email, call, isKnown))
    if (!isKnown) {
      if ((await context.limiter.take(mailboxLimits(email))) > 0) return { email }
      // Counts with the other mails but is not held back by them: a user without a password needs it.
      await context.limiter.take(codeMailLimits(email))
    }
  }
  context.background.start('mailing a link', async () => {
    const id = userId ?? (await getOwnerId(context, email, installationId))
    if (id !== null) await mailLink(context, { kind: request.requestType, email, userId: id })
  })
  return { email }
}

async function readLink(context: LocalContext, request: Request): Promise<Link> {
  switch (request.requestType) {
    case 'PASSWORD_RESET':
      return { email: requireEmail(request.email), userId: null }
    case 'VERIFY_EMAIL': {
      const { user } = await requireSignedIn(context, request.idToken)
      return { email: user.email, userId: user.id }
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const user = await requireRecentlySignedIn(context, request.idToken)
      return { email: requireEmail(request.newEmail), userId: user.id }
    }
  }
}

async function getOwnerId(
  { db }: LocalContext,
  email: string,
  installationId: string | null,
): Promise<string | null> {
  const { proven, unproven } = await getUsersByEmail(db, email, installationId)
  return (proven ?? unproven[0])?.id ?? null
}

async function mailLink(
  { db, clock, outbox, siteUrl }: LocalContext,
  link: Pick<MailedLinkCode, 'kind' | 'email' | 'userId'>,
): Promise<void> {
  const code = makeToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await db.transaction(async (tx) => {
    await writeActionCode(tx, code, { ...link, expiresAt })
    const options = { expiresAt, now, siteUrl }
    await queueMessage(tx, mailedLinkMail, 'mail', { ...link, code }, options)
  })
  outbox.wake()
}
