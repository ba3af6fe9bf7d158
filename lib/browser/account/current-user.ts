import { readAsUser } from '@/lib/browser/wire/call-as-user'
import type { User } from '@/lib/contract/accounts/user'
import { logFailure } from '@/lib/shared/log-failure'

/** What the header shows of the signed-in user. */
export type CurrentUser = Pick<User, 'firstName' | 'lastName' | 'signInProvider' | 'photo'>

/** Who is signed in; null on any error (spec §4). */
export async function getCurrentUser(): Promise<CurrentUser | null> {
  try {
    const { status, body } = await readAsUser('/v1/profile')
    return status === 200 && isCurrentUser(body) ? body : null
  } catch (cause) {
    logFailure('Who is signed in is not known.', cause)
    return null
  }
}

// The contract's own schema would bring all of zod, 28 KB, to every page of a signed-in phone.
function isCurrentUser(body: unknown): body is CurrentUser {
  const provider = get(body, 'signInProvider')
  const photo = get(body, 'photo')
  return (
    typeof get(body, 'firstName') === 'string' &&
    typeof get(body, 'lastName') === 'string' &&
    (provider === null || typeof provider === 'string') &&
    (photo === null || typeof get(photo, 'url') === 'string')
  )
}

function get(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(key)
}
