import { z } from 'zod'
import { IdentityError } from '@/backend/areas/sign-in/identity/identity-error'
import { issueTokens } from '@/backend/areas/sign-in/identity/issue-tokens'
import type { IdentityAction } from '@/backend/areas/sign-in/identity/local-context'
import { passwordLimits, requireWithinLimits } from '@/backend/areas/sign-in/identity/local-limits'
import { getUsersByEmail, updateLocalUser } from '@/backend/areas/sign-in/identity/local-users'
import { parseBody, requireEmail, text } from '@/backend/areas/sign-in/identity/parse-body'
import { toHashCaller } from '@/backend/areas/sign-in/identity/password-hash'
import { isKnownInstallation } from '@/backend/areas/sign-in/known-installations'

const bodySchema = z.object({ email: text(300).optional(), password: text(1000).optional() })

/**
 * Handles `accounts:signInWithPassword`. Neither reply nor time reveals who has an account: a missing user
 * takes the same work.
 */
export const passwordSignIn: IdentityAction = async (context, { body, ...call }) => {
  const given = parseBody(bodySchema, body)
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
