import { z } from 'zod'
import { isKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { makeToken } from '@/backend/areas/sign-in/sessions'
import { codeMailLimits } from '@/backend/platform/mail/mailbox-limits'
import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { IdentityError } from './identity-error'
import { nextSecond } from './issue-tokens'
import type { IdentityAction, LocalContext } from './local-context'
import {
  linkLimits,
  mailboxLimits,
  ownHashLimits,
  requireWithinLimits,
  signedInLinkLimits,
} from './local-limits'
import {
  consumeActionCode,
  getActionCode,
  type MailedLinkCode,
  writeActionCode,
} from './local-tokens'
import { endLocalSignIns, getLocalUser, getUsersByEmail, updateLocalUser } from './local-users'
import { parseBody, requireEmail, requirePassword, text } from './parse-body'
import { toHashCaller } from './password-hash'
import { endSessionsOfUser, requireRecentlySignedIn, requireSignedIn } from './signed-in-user'
import { canProveEmail } from './update-user'

const resetPasswordBody = z.object({ oobCode: text(200), newPassword: text(1000).optional() })

/**
 * Handles `accounts:resetPassword`: without a new password it says what the code is for. Setting one proves
 * the address.
 */
export const resetPassword: IdentityAction = async (context, { body, ...call }) => {
  const { oobCode, newPassword } = parseBody(resetPasswordBody, body)
  const { userId, ...purpose } = await readPurpose(context, oobCode)
  if (newPassword === undefined) return purpose
  if (purpose.requestType !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  const wanted = await requirePassword(newPassword)
  await requireWithinLimits(context.limiter, ownHashLimits(userId))
  const sameSaltAs = (await getLocalUser(context.db, userId))?.passwordHash ?? null
  const passwordHash = await context.passwords.hash(wanted, sameSaltAs, toHashCaller(call, userId))
  return context.db.transaction(async (tx) => {
    const now = context.clock.now()
    const code = await consumeActionCode(tx, oobCode, now)
    if (code === null || code.kind !== 'PASSWORD_RESET' || !(await canProveEmail(tx, code))) {
      throw new IdentityError('INVALID_OOB_CODE')
    }
    const changed = { passwordHash, passwordUpdatedAt: now, emailVerified: true }
    await updateLocalUser(tx, code.userId, changed)
    await endLocalSignIns(tx, code.userId, nextSecond(now))
    await endSessionsOfUser(tx, code.userId, { ...call, sessionToken: null }, now)
    return { email: code.email, requestType: code.kind }
  })
}

/** The SDK's names. */
const MODES = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
} as const

const SCREENS = {
  VERIFY_EMAIL: '/login',
  PASSWORD_RESET: '/forget-password',
  VERIFY_AND_CHANGE_EMAIL: '/login',
} as const

const WORDS = {
  VERIFY_EMAIL: [
    'Confirm your e-mail address',
    'Open this link to confirm that this address is yours.',
  ],
  PASSWORD_RESET: ['Choose a new password', 'Open this link to choose a new password.'],
  VERIFY_AND_CHANGE_EMAIL: [
    'Confirm your new e-mail address',
    'Open this link to confirm your new address.',
  ],
} as const

type Action = Pick<MailedLinkCode, 'kind' | 'email'> & { readonly code: string }

export const mailedLinkMail: MessageKind<Action, 'mail'> = {
  name: 'link',
  event: 'a user asks to confirm an address or to choose a new password',
  audience: 'that address',
  rhythm: 'at once',
  unsubscribe: 'no: it answers what the user did',
  texts: {
    mail: ({ kind, email, code }, { url }) => ({
      to: email,
      subject: WORDS[kind][0],
      paragraphs: [
        WORDS[kind][1],
        'The link works once, within one hour. If you did not ask for it, ignore this e-mail. Nothing changes.',
      ],
      action: {
        label: WORDS[kind][0],
        url: `${url}${SCREENS[kind]}?mode=${MODES[kind]}&oobCode=${code}`,
      },
    }),
  },
}

const LIFETIME_MS = 3_600_000

const sendLinkBody = z.discriminatedUnion('requestType', [
  z.object({ requestType: z.literal('PASSWORD_RESET'), email: text(300).optional() }),
  z.object({ requestType: z.literal('VERIFY_EMAIL'), idToken: z.string() }),
  z.object({
    requestType: z.literal('VERIFY_AND_CHANGE_EMAIL'),
    idToken: z.string(),
    newEmail: text(300).optional(),
  }),
])

type Request = z.output<typeof sendLinkBody>

type Link = { readonly email: string; readonly userId: string | null }

/**
 * Handles `accounts:sendOobCode`. The reply is always the same, does not wait for the mail and does not
 * reveal that strangers asked before.
 */
export const sendOobCode: IdentityAction = async (context, { body, ...call }) => {
  const request = parseBody(sendLinkBody, body)
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

async function readPurpose({ db, clock }: LocalContext, oobCode: string) {
  const code = await getActionCode(db, oobCode, clock.now())
  if (code === null) throw new IdentityError('INVALID_OOB_CODE')
  const { userId, email, kind: requestType } = code
  if (requestType !== 'VERIFY_AND_CHANGE_EMAIL') return { userId, email, requestType }
  const user = await getLocalUser(db, userId)
  return { userId, email: user?.email, newEmail: email, requestType }
}
