import { type NextRequest, NextResponse } from 'next/server'
import type { GuardName } from '@/lib/shared/guarded-routes'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { getSessionToken } from '@/lib/shared/session/session-cookies'
import { readEnv } from './env'

const SIGNED_IN: GuardName = 'signed-in'

/** Runs a guard by its name; null lets the request through, an unknown name refuses it (spec §8). */
export function applyRouteGuard(name: string, request: NextRequest): NextResponse | null {
  if (name === SIGNED_IN) return requireSession(request)
  return NextResponse.json({ statusCode: 500, message: 'Unknown middleware' }, { status: 500 })
}

/** Redirects to sign-in without a session. Only a convenience: the API protects private data itself (promise T6). */
function requireSession(request: NextRequest): NextResponse | null {
  if (getSessionToken(request.cookies, readEnv().SITE_URL) !== null) return null
  const { pathname, search } = request.nextUrl
  const login = routes.loginAndBack(pathname + search)
  const target = new URL(hasLocale(pathname) ? withLocale(login) : login, request.url)
  const answer = NextResponse.redirect(target)
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
