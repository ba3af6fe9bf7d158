import { z } from 'zod'
import { IdentityError } from '@/backend/areas/sign-in/identity/identity-error'
import { issueTokens } from '@/backend/areas/sign-in/identity/issue-tokens'
import type { Action } from '@/backend/areas/sign-in/identity/local-context'
import { passwordLimits, requireRoom } from '@/backend/areas/sign-in/identity/local-limits'
import { getUsersByEmail, updateLocalUser } from '@/backend/areas/sign-in/identity/local-users'
import { parseBody, requireEmail, text } from '@/backend/areas/sign-in/identity/parse-body'

const bodySchema = z.object({ email: text(300).optional(), password: text(1000).optional() })

/** `accounts:signInWithPassword`. Neither answer nor time tells who has an account: a missing user costs the same. */
export const passwordSignIn: Action = async (context, { body, clientAddress }) => {
  const given = parseBody(bodySchema, body)
  const email = requireEmail(given.email)
  if (!given.password) throw new IdentityError('MISSING_PASSWORD')
  await requireRoom(context.limiter, passwordLimits(email, clientAddress))
  const { proven, waiting } = await getUsersByEmail(context.db, email)
  const users = [proven, waiting].filter((user) => user !== null)
  const hashes = users.map(({ passwordHash }) => passwordHash)
  const matches = await context.passwords.match(given.password, hashes, clientAddress)
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
