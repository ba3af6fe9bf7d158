import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { requireEarly } from '@/lib/browser/wire/call-api'
import { early } from '@/lib/browser/wire/early'
import type { profileEndpoints } from '@/lib/contract/accounts/profile'
import { profileCalls } from '@/lib/contract/accounts/profile-calls'
import type { User } from '@/lib/contract/accounts/user'
import { logFailure } from '@/lib/shared/log-failure'

export type CurrentUser = Pick<User, 'firstName' | 'lastName' | 'signInProvider' | 'photo'>

const currentUser = early<typeof profileEndpoints.get>(profileCalls.get)(isCurrentUser)

/** Who is signed in; null on any error (spec §4). */
export async function getCurrentUser(): Promise<CurrentUser | null> {
  try {
    return await requireEarly(currentUser, {}, noticeSessionEnd)
  } catch (cause) {
    logFailure('Who is signed in is not known.', cause)
    return null
  }
}

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
  return new Map<string, unknown>(Object.entries(value ?? {})).get(key)
}
