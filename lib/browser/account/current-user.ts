import type { User } from '@/lib/contract/account/user'
import { logFailure } from '@/lib/shared/log-failure'
import { toRecord } from '@/lib/shared/to-record'
import { fetchProfileReply } from '../profile/profile-reply'

export type CurrentUser = Pick<User, 'firstName' | 'lastName' | 'signInProvider' | 'photo'>

/** Returns the signed-in user; null on any error (spec §4). */
export async function getCurrentUser(): Promise<CurrentUser | null> {
  try {
    const body = await fetchProfileReply()
    if (!isCurrentUser(body)) throw new Error('The answer describes nobody.')
    return body
  } catch (cause) {
    logFailure('Who is signed in is not known.', cause)
    return null
  }
}

function isCurrentUser(body: unknown): body is CurrentUser {
  const { firstName, lastName, signInProvider, photo } = toRecord(body)
  return (
    typeof firstName === 'string' &&
    typeof lastName === 'string' &&
    (signInProvider === null || typeof signInProvider === 'string') &&
    (photo === null || typeof toRecord(photo).url === 'string')
  )
}
