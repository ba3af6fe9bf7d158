import { toIssuer } from '@/backend/areas/sign-in/providers/id-token'
import { makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { LOCAL_PROJECT_ID, type LocalContext } from './local-context'
import { writeRefreshToken } from './local-tokens'
import type { LocalUser } from './local-users'

/** Seconds, as in Firebase. */
export const ID_TOKEN_SECONDS = 3600

/** Milliseconds, as long as a session (spec §9). */
const REFRESH_TOKEN_MS = 1_000_000_000

/** Issues tokens in the SDK's format; `store` is the transaction that changed the user, or the database. */
export async function issueTokens(
  context: LocalContext,
  store: Database | Transaction,
  user: LocalUser,
) {
  const now = context.clock.now()
  // Otherwise a sign-in within the second that ended the earlier ones would end too.
  const authTime = new Date(Math.max(now.getTime(), user.validSince.getTime()))
  const refreshToken = makeToken()
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_MS)
  await writeRefreshToken(store, refreshToken, { userId: user.id, authTime, expiresAt }, now)
  return {
    idToken: await signIdToken(context, user, authTime),
    refreshToken,
    expiresIn: String(ID_TOKEN_SECONDS),
  }
}

/** Signs a token with the claims of Firebase's tokens. */
export function signIdToken(
  { keys, clock }: LocalContext,
  user: LocalUser,
  authTime: Date,
): Promise<string> {
  const issuedAt = toSeconds(clock.now())
  return keys.sign({
    iss: toIssuer(LOCAL_PROJECT_ID),
    aud: LOCAL_PROJECT_ID,
    auth_time: toSeconds(authTime),
    user_id: user.id,
    sub: user.id,
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_SECONDS,
    email: user.email,
    email_verified: user.emailVerified,
    ...(user.displayName === null ? {} : { name: user.displayName }),
    firebase: { identities: { email: [user.email] }, sign_in_provider: 'password' },
  })
}

/** Rounds up, because tokens have whole seconds. */
export function nextSecond(moment: Date): Date {
  return new Date((toSeconds(moment) + 1) * 1000)
}

function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
