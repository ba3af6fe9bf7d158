import { z } from 'zod'
import { deleteIdentity } from '../../repositories/identities'
import { deleteLocalUser } from '../../repositories/local-users'
import { endSessionsOf } from '../end-sessions'
import type { Action } from '../local-context'
import { parseBody } from '../parse-body'
import { requireRecentlySignedIn } from '../signed-in-user'

const bodySchema = z.object({ idToken: z.string() })

/** `accounts:delete`: takes the password away; the account stays for its other ways to sign in. */
export const deleteUser: Action = async (context, { body, sessionToken }) => {
  const user = await requireRecentlySignedIn(context, parseBody(bodySchema, body).idToken)
  await context.db.transaction(async (tx) => {
    await endSessionsOf(tx, user.id, sessionToken, context.clock.now())
    await deleteIdentity(tx, { provider: 'local', subject: user.id })
    await deleteLocalUser(tx, user.id)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
