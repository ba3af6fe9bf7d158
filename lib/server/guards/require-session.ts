import { type NextRequest, NextResponse } from 'next/server'
import { readEnv } from '@/lib/server/env'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { getSessionToken } from '@/lib/shared/session/session-cookies'

/** Leads to signing in and back. Only for convenience: the API itself protects what is private (promise T6). */
export function requireSession(request: NextRequest): NextResponse | null {
  if (getSessionToken(request.cookies, readEnv().SITE_URL) !== null) return null
  const { pathname, search } = request.nextUrl
  const login = routes.loginAndBack(pathname + search)
  const target = new URL(hasLocale(pathname) ? withLocale(login) : login, request.url)
  const answer = NextResponse.redirect(target)
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
