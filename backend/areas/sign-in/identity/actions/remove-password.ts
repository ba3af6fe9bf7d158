import { z } from 'zod'
import { deleteIdentity } from '@/backend/areas/sign-in/identities'
import type { IdentityAction } from '@/backend/areas/sign-in/identity/local-context'
import { deleteLocalUser } from '@/backend/areas/sign-in/identity/local-users'
import { parseBody } from '@/backend/areas/sign-in/identity/parse-body'
import {
  endSessionsOfUser,
  requireRecentlySignedIn,
} from '@/backend/areas/sign-in/identity/signed-in-user'

const bodySchema = z.object({ idToken: z.string() })

/**
 * Handles `accounts:delete`, which removes only the password; the account keeps its other ways to sign in.
 */
export const removePassword: IdentityAction = async (context, { body, ...call }) => {
  const user = await requireRecentlySignedIn(context, parseBody(bodySchema, body).idToken)
  await context.db.transaction(async (tx) => {
    await endSessionsOfUser(tx, user.id, call, context.clock.now())
    await deleteIdentity(tx, { provider: 'local', subject: user.id })
    await deleteLocalUser(tx, user.id)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
