import { type NextRequest, NextResponse } from 'next/server'
import { readEnv } from '@/lib/server/env'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { getSessionToken } from '@/lib/shared/session/session-cookies'

/**
 * Sends visitors without a session to sign in, and from there back to where they wanted to go. A
 * convenience: what is private the API itself refuses (promise T6).
 */
export function requireSession(request: NextRequest): NextResponse | null {
  if (getSessionToken(request.cookies, readEnv().SITE_URL) !== null) return null
  const { pathname, search } = request.nextUrl
  const login = routes.loginAndBack(pathname + search)
  const target = new URL(hasLocale(pathname) ? withLocale(login) : login, request.url)
  const answer = NextResponse.redirect(target)
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
