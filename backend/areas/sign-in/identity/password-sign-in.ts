import { z } from 'zod'
import { lockSignIn } from '@/backend/areas/sign-in/identities'
import { isKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { makeToken } from '@/backend/areas/sign-in/sessions'
import { lineInput } from '@/lib/contract/text-inputs'
import { IdentityError } from './identity-error'
import { ID_TOKEN_SECONDS, issueTokens, signIdToken } from './issue-tokens'
import { type IdentityAction, LOCAL_PROJECT_ID } from './local-context'
import { passwordLimits, requireWithinLimits, signUpLimits } from './local-limits'
import { getRefreshToken } from './local-tokens'
import {
  getLocalUser,
  getUsersByEmail,
  type LocalUser,
  replaceUnprovenUser,
  toInstallationHash,
  updateLocalUser,
} from './local-users'
import { parseBody, requireEmail, requirePassword, text } from './parse-body'
import { toHashCaller } from './password-hash'

const signUpBody = z.object({
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
  const { idToken, displayName, ...given } = parseBody(signUpBody, body)
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

const refreshBody = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(200),
})

/** Handles `token` of the secure token service. */
export const refreshIdToken: IdentityAction = async (context, { body }) => {
  const { refresh_token } = parseBody(refreshBody, body)
  const stored = await getRefreshToken(context.db, refresh_token, context.clock.now())
  if (stored === null) throw new IdentityError('INVALID_REFRESH_TOKEN')
  const user = await getLocalUser(context.db, stored.userId)
  if (user === null) throw new IdentityError('USER_NOT_FOUND')
  const idToken = await signIdToken(context, user, stored.authTime)
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    user_id: user.id,
    project_id: LOCAL_PROJECT_ID,
  }
}

const signInBody = z.object({ email: text(300).optional(), password: text(1000).optional() })

/**
 * Handles `accounts:signInWithPassword`. Neither reply nor time reveals who has an account: a missing user
 * takes the same work.
 */
export const passwordSignIn: IdentityAction = async (context, { body, ...call }) => {
  const given = parseBody(signInBody, body)
  const email = requireEmail(given.email)
  if (!given.password) throw new IdentityError('MISSING_PASSWORD')
  const { installationId } = call
  const isKnown = await isKnownInstallation(context.db, { email }, installationId)
  await requireWithinLimits(context.limiter, passwordLimits(email, call, isKnown))
  const { proven, unproven } = await getUsersByEmail(context.db, email, installationId)
  const users = proven === null ? unproven : [proven, ...unproven]
  const hashes = users.map(({ passwordHash }) => passwordHash)
  const matches = await context.passwords.match(
    given.password,
    hashes,
    toHashCaller(call, isKnown ? installationId : null),
  )
  const user = users.find((_, index) => matches[index])
  if (user === undefined) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
  await updateLocalUser(context.db, user.id, { lastLoginAt: context.clock.now() })
  return {
    localId: user.id,
    email,
    displayName: user.displayName ?? '',
    registered: true,
    ...(await issueTokens(context, context.db, user)),
  }
}
