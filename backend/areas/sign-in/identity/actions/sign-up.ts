import { z } from 'zod'
import { lockSignIn } from '@/backend/areas/sign-in/identities'
import { IdentityError } from '@/backend/areas/sign-in/identity/identity-error'
import { issueTokens } from '@/backend/areas/sign-in/identity/issue-tokens'
import type { IdentityAction } from '@/backend/areas/sign-in/identity/local-context'
import { requireWithinLimits, signUpLimits } from '@/backend/areas/sign-in/identity/local-limits'
import {
  getUsersByEmail,
  type LocalUser,
  replaceUnprovenUser,
  toInstallationHash,
} from '@/backend/areas/sign-in/identity/local-users'
import {
  parseBody,
  requireEmail,
  requirePassword,
  text,
} from '@/backend/areas/sign-in/identity/parse-body'
import { toHashCaller } from '@/backend/areas/sign-in/identity/password-hash'
import { makeToken } from '@/backend/areas/sign-in/sessions'
import { lineInput } from '@/lib/contract/text-inputs'

const bodySchema = z.object({
  email: text(300).optional(),
  password: text(1000).optional(),
  displayName: lineInput(200).optional(),
  idToken: z.string().optional(),
})

/**
 * Handles `accounts:signUp`. Known and new addresses get the same reply; a mailed code proves the owner
 * (decision 006).
 */
export const signUp: IdentityAction = async (context, { body, ...call }) => {
  const { idToken, displayName, ...given } = parseBody(bodySchema, body)
  if (idToken !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  if (given.email === undefined && given.password === undefined) {
    throw new IdentityError('ADMIN_ONLY_OPERATION')
  }
  const email = requireEmail(given.email)
  const password = await requirePassword(given.password)
  await requireWithinLimits(context.limiter, signUpLimits(email, call))
  const { proven, unproven } = await getUsersByEmail(context.db, email, call.installationId)
  const sameSaltAs = (proven ?? unproven[0])?.passwordHash ?? null
  const now = context.clock.now()
  const user: LocalUser = {
    id: makeToken().slice(0, 28),
    email,
    emailVerified: false,
    installationHash: toInstallationHash(call.installationId),
    passwordHash: await context.passwords.hash(password, sameSaltAs, toHashCaller(call, null)),
    displayName: displayName ?? null,
    photoUrl: null,
    createdAt: now,
    lastLoginAt: now,
    passwordUpdatedAt: now,
    validSince: new Date(Math.floor(now.getTime() / 1000) * 1000),
  }
  return context.db.transaction(async (tx) => {
    await lockSignIn(tx, [email])
    await replaceUnprovenUser(tx, user)
    return { localId: user.id, email, ...(await issueTokens(context, tx, user)) }
  })
}
