import type { User } from '@/lib/contract/user'
import { endSession } from '@/lib/session/end-session'
import { SESSION_ENDED } from './call-upstream'
import { callAsInstallation } from './installation'
import { logFailure } from './log-failure'

/** What the header shows of the signed-in user. */
export type CurrentUser = Pick<User, 'firstName' | 'lastName' | 'signInProvider' | 'photo'>

/**
 * Who is signed in; null on any error (spec §4). When the session is over its cookies go, and the
 * visitor stays on the page (design §6).
 */
export async function getCurrentUser(): Promise<CurrentUser | null> {
  try {
    const { status, body } = await callAsInstallation('/v1/profile')
    if (status === SESSION_ENDED) await endSession()
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
