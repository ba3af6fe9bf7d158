import { getIdentity } from '@/backend/areas/sign-in/identities'
import { addKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { endOtherSessions } from '@/backend/areas/sign-in/sessions'
import type { Transaction } from '@/backend/db/connect'
import { IdentityError } from './identity-error'
import type { LocalContext } from './local-context'
import { getLocalUser, type LocalUser } from './local-users'

/** Milliseconds after which sensitive changes need the password again. */
const RECENT_MS = 5 * 60_000

/**
 * Finds the signed-in user. Throws IdentityError INVALID_ID_TOKEN, USER_NOT_FOUND, or TOKEN_EXPIRED when a
 * new password or address ended the sign-in.
 */
export async function requireSignedIn(
  { db, verify }: LocalContext,
  idToken: string,
): Promise<{ user: LocalUser; authTime: Date }> {
  const token = await verify(idToken)
  if (token === null) throw new IdentityError('INVALID_ID_TOKEN')
  const user = await getLocalUser(db, token.subject)
  if (user === null) throw new IdentityError('USER_NOT_FOUND')
  if (token.authTime < user.validSince) throw new IdentityError('TOKEN_EXPIRED')
  return { user, authTime: token.authTime }
}

/** Like `requireSignedIn`; throws IdentityError also when the password was given too long ago. */
export async function requireRecentlySignedIn(
  context: LocalContext,
  idToken: string,
): Promise<LocalUser> {
  const { user, authTime } = await requireSignedIn(context, idToken)
  if (context.clock.now().getTime() - authTime.getTime() > RECENT_MS) {
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }
  return user
}

type Kept = { readonly sessionToken: string | null; readonly installationId: string | null }

/** Ends all sessions but `kept` (promise T4), whose installation becomes known. */
export async function endSessionsOfUser(
  tx: Transaction,
  userId: string,
  { sessionToken, installationId }: Kept,
  now: Date,
): Promise<void> {
  const known = await getIdentity(tx, { provider: 'local', subject: userId })
  if (known === null) return
  await endOtherSessions(tx, known.accountId, sessionToken, now)
  await addKnownInstallation(tx, known.accountId, installationId, now)
}
