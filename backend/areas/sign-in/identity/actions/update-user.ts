import { z } from 'zod'
import { IdentityError } from '@/backend/areas/sign-in/identity/identity-error'
import { issueTokens, nextSecond } from '@/backend/areas/sign-in/identity/issue-tokens'
import type {
  ActionCall,
  IdentityAction,
  LocalContext,
} from '@/backend/areas/sign-in/identity/local-context'
import {
  hashLimits,
  ownHashLimits,
  requireWithinLimits,
} from '@/backend/areas/sign-in/identity/local-limits'
import {
  endLocalSignIns,
  type LocalUser,
  toUserInfo,
  updateLocalUser,
} from '@/backend/areas/sign-in/identity/local-users'
import { parseBody, requirePassword, text } from '@/backend/areas/sign-in/identity/parse-body'
import { toHashCaller } from '@/backend/areas/sign-in/identity/password-hash'
import {
  endSessionsOfUser,
  requireRecentlySignedIn,
  requireSignedIn,
} from '@/backend/areas/sign-in/identity/signed-in-user'
import { verifyOrChangeEmail } from '@/backend/areas/sign-in/identity/verify-or-change-email'
import { lineInput } from '@/lib/contract/text-inputs'

const bodySchema = z.object({
  oobCode: text(200).optional(),
  idToken: z.string().optional(),
  email: z.string().optional(),
  password: text(1000).optional(),
  displayName: lineInput(200).nullish(),
  photoUrl: text(2000).nullish(),
  deleteAttribute: z.array(z.string()).default([]),
})

type Changes = z.output<typeof bodySchema>

/** Handles `accounts:update`. An address changes only by a link mailed to the new one. */
export const updateUser: IdentityAction = async (context, call) => {
  const changes = parseBody(bodySchema, call.body)
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
