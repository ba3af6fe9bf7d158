import { createHash } from 'node:crypto'
import type { NextRequest } from 'next/server'
import type { User } from '@/lib/contract/account/user'
import type { Session } from '@/lib/contract/sign-in/sign-in'
import { readEnv } from '@/lib/server/env'
import {
  getSessionToken,
  INSTALLATION_COOKIE,
  listSignInCookies,
} from '@/lib/shared/session/session-cookies'
import { endApiSession } from './end-api-session'

const HASH_LENGTH = 12

/** Builds the cookies of a new session, and ends the session this browser had (promise T4). */
export async function replaceSession(
  request: NextRequest,
  { sessionToken: token, user }: Session,
): Promise<Headers> {
  const { SITE_URL } = readEnv()
  const earlier = getSessionToken(request.cookies, SITE_URL)
  if (earlier !== null && earlier !== token) await endApiSession(request)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const mark = toOwnerHash(user, request.cookies.get(INSTALLATION_COOKIE)?.value ?? '')
  for (const cookie of listSignInCookies(token, mark, SITE_URL))
    headers.append('Set-Cookie', cookie)
  return headers
}

/** Hashes the user, to tell apart people who share a browser. Not secret; differs by installation. */
function toOwnerHash(
  { email, phoneNumber, firstName, lastName }: User,
  installation: string,
): string {
  const person = email ?? phoneNumber ?? `${firstName}\n${lastName}`
  const hash = createHash('sha256').update(`${installation}\n${person}`)
  return hash.digest('base64url').slice(0, HASH_LENGTH)
}
