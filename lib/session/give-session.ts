import type { NextRequest } from 'next/server'
import { readEnv } from '@/lib/env'
import { endAtApi } from './end-at-api'
import { getSessionToken, listGivingCookies } from './session-cookies'

/**
 * Headers that give a new session to the browser a request comes from; the one it had until now is
 * ended (promise T4).
 */
export async function giveSession(request: NextRequest, token: string): Promise<Headers> {
  const { SITE_URL } = readEnv()
  const earlier = getSessionToken(request.cookies, SITE_URL)
  if (earlier !== null && earlier !== token) await endAtApi(earlier)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of listGivingCookies(token, SITE_URL)) headers.append('Set-Cookie', cookie)
  return headers
}
