import { z } from 'zod'
import { getAccountIdByEmail, updateAccount } from '@/backend/areas/accounts/accounts'
import { deleteIdentity, getIdentity, lockSignIn } from '@/backend/areas/sign-in/identities'
import type { Transaction } from '@/backend/db/connect'
import { lineInput } from '@/lib/contract/text-inputs'
import { IdentityError } from './identity-error'
import { issueTokens, nextSecond } from './issue-tokens'
import type { ActionCall, IdentityAction, LocalContext } from './local-context'
import { hashLimits, ownHashLimits, requireWithinLimits } from './local-limits'
import { consumeActionCode, type MailedLinkCode } from './local-tokens'
import {
  deleteLocalUser,
  deleteUnprovenUsers,
  endLocalSignIns,
  getLocalUser,
  getUsersByEmail,
  type LocalUser,
  toUserInfo,
  updateLocalUser,
} from './local-users'
import { parseBody, requirePassword, text } from './parse-body'
import { toHashCaller } from './password-hash'
import { endSessionsOfUser, requireRecentlySignedIn, requireSignedIn } from './signed-in-user'

const removePasswordBody = z.object({ idToken: z.string() })

/**
 * Handles `accounts:delete`, which removes only the password; the account keeps its other ways to sign in.
 */
export const removePassword: IdentityAction = async (context, { body, ...call }) => {
  const user = await requireRecentlySignedIn(context, parseBody(removePasswordBody, body).idToken)
  await context.db.transaction(async (tx) => {
    await endSessionsOfUser(tx, user.id, call, context.clock.now())
    await deleteIdentity(tx, { provider: 'local', subject: user.id })
    await deleteLocalUser(tx, user.id)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

const lookupBody = z.object({ idToken: z.string() })

/** Handles `accounts:lookup`. */
export const lookupUser: IdentityAction = async (context, { body }) => {
  const { user } = await requireSignedIn(context, parseBody(lookupBody, body).idToken)
  return { users: [toUserInfo(user)] }
}

const updateBody = z.object({
  oobCode: text(200).optional(),
  idToken: z.string().optional(),
  email: z.string().optional(),
  password: text(1000).optional(),
  displayName: lineInput(200).nullish(),
  photoUrl: text(2000).nullish(),
  deleteAttribute: z.array(z.string()).default([]),
})

type Changes = z.output<typeof updateBody>

/** Handles `accounts:update`. An address changes only by a link mailed to the new one. */
export const updateUser: IdentityAction = async (context, call) => {
  const changes = parseBody(updateBody, call.body)
  if (changes.oobCode !== undefined)
    return verifyOrChangeEmail(context, changes.oobCode, call.installationId)
  if (changes.idToken === undefined) throw new IdentityError('MISSING_ID_TOKEN')
  if (changes.email !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  if (changes.password !== undefined) {
    return changePassword(context, call, changes.idToken, changes.password)
  }
  const { user } = await requireSignedIn(context, changes.idToken)
  const profile = toProfile(user, changes)
  await updateLocalUser(context.db, user.id, profile)
  return toUserInfo({ ...user, ...profile })
}

async function changePassword(
  context: LocalContext,
  call: ActionCall,
  idToken: string,
  password: string,
) {
  const user = await requireRecentlySignedIn(context, idToken)
  const wanted = await requirePassword(password)
  const isOwner = user.emailVerified
  const limits = isOwner ? ownHashLimits(user.id) : hashLimits(call.clientAddress)
  await requireWithinLimits(context.limiter, limits)
  const caller = toHashCaller(call, isOwner ? user.id : null)
  const passwordHash = await context.passwords.hash(wanted, user.passwordHash, caller)
  return context.db.transaction(async (tx) => {
    const now = context.clock.now()
    const validSince = nextSecond(now)
    await updateLocalUser(tx, user.id, { passwordHash, passwordUpdatedAt: now })
    await endLocalSignIns(tx, user.id, validSince)
    await endSessionsOfUser(tx, user.id, call, now)
    const changed: LocalUser = { ...user, passwordUpdatedAt: now, validSince }
    return { ...toUserInfo(changed), ...(await issueTokens(context, tx, changed)) }
  })
}

function toProfile(user: LocalUser, { displayName, photoUrl, deleteAttribute }: Changes) {
  return {
    displayName: deleteAttribute.includes('DISPLAY_NAME')
      ? null
      : (displayName ?? user.displayName),
    photoUrl: deleteAttribute.includes('PHOTO_URL') ? null : (photoUrl ?? user.photoUrl),
  }
}

/**
 * Confirms or changes an e-mail address by a mailed code. An address confirmed by another user is never taken from them. Throws IdentityError
 * INVALID_OOB_CODE.
 */
async function verifyOrChangeEmail(
  { db, clock }: LocalContext,
  oobCode: string,
  installationId: string | null,
) {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const code = await consumeActionCode(tx, oobCode, now)
    if (code === null || code.kind === 'PASSWORD_RESET' || !(await canProveEmail(tx, code))) {
      throw new IdentityError('INVALID_OOB_CODE')
    }
    if (code.kind === 'VERIFY_EMAIL')
      await updateLocalUser(tx, code.userId, { emailVerified: true })
    else await changeEmail(tx, code, installationId, now)
    const user = await getLocalUser(tx, code.userId)
    if (user === null) throw new IdentityError('USER_NOT_FOUND')
    return { ...toUserInfo(user), requestType: code.kind }
  })
}

async function changeEmail(
  tx: Transaction,
  { userId, email }: MailedLinkCode,
  installationId: string | null,
  now: Date,
) {
  await deleteUnprovenUsers(tx, email, userId)
  await updateLocalUser(tx, userId, { email, emailVerified: true })
  await endLocalSignIns(tx, userId, nextSecond(now))
  const known = await getIdentity(tx, { provider: 'local', subject: userId })
  if (known === null) return
  await endSessionsOfUser(tx, userId, { sessionToken: null, installationId }, now)
  if ((await getAccountIdByEmail(tx, email)) !== null) return
  await updateAccount(tx, known.accountId, { email, emailVerifiedAt: now })
}

/** Checks whether a link proves an address for this user: they have it, or nobody has. */
export async function canProveEmail(
  tx: Transaction,
  { email, userId }: Pick<MailedLinkCode, 'email' | 'userId'>,
): Promise<boolean> {
  await lockSignIn(tx, [email])
  const { proven } = await getUsersByEmail(tx, email, null)
  return proven === null || proven.id === userId
}
