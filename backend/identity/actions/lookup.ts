import { z } from 'zod'
import type { LocalUser } from '../../repositories/local-users'
import type { Action } from '../local-context'
import { parseBody } from '../parse-body'
import { requireSignedIn } from '../signed-in-user'

const bodySchema = z.object({ idToken: z.string() })

/** `accounts:lookup`: what is kept of the token's own user. */
export const lookup: Action = async (context, { body }) => {
  const { user } = await requireSignedIn(context, parseBody(bodySchema, body).idToken)
  return { users: [toUserInfo(user)] }
}

/** A user in the words of Identity Toolkit; moments in milliseconds, `validSince` in seconds. */
export function toUserInfo(user: LocalUser) {
  const profile = {
    ...(user.displayName === null ? {} : { displayName: user.displayName }),
    ...(user.photoUrl === null ? {} : { photoUrl: user.photoUrl }),
  }
  const { email } = user
  return {
    localId: user.id,
    email,
    emailVerified: user.emailVerified,
    ...profile,
    providerUserInfo: [
      { providerId: 'password', email, federatedId: email, rawId: email, ...profile },
    ],
    passwordUpdatedAt: user.passwordUpdatedAt.getTime(),
    validSince: String(user.validSince.getTime() / 1000),
    createdAt: String(user.createdAt.getTime()),
    lastLoginAt: String(user.lastLoginAt.getTime()),
  }
}
