import type { User } from '@/lib/contract/accounts/user'
import { logFailure } from '@/lib/shared/log-failure'
import { readProfileReply } from './profile-reply'

export type CurrentUser = Pick<User, 'firstName' | 'lastName' | 'signInProvider' | 'photo'>

/** Who is signed in; null on any error (spec §4). */
export async function getCurrentUser(): Promise<CurrentUser | null> {
  try {
    const body = await readProfileReply()
    if (!isCurrentUser(body)) throw new Error('The answer describes nobody.')
    return body
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
