import { IdentityError } from './identity-error'
import type { LocalContext } from './local-context'
import { getLocalUser, type LocalUser } from './local-users'

/** After this many milliseconds a person is asked for the password again before big changes. */
const RECENT_MS = 5 * 60_000

/**
 * The user an identity token stands for.
 *
 * @throws IdentityError INVALID_ID_TOKEN, USER_NOT_FOUND, or TOKEN_EXPIRED when a later change of
 *   password or address ended that sign-in
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

/** As `requireSignedIn`. @throws IdentityError also when the password was shown too long ago */
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
