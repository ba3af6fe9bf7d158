import { connection, type NextRequest } from 'next/server'
import { readEnv } from '@/lib/server/env'
import { finishSignIn } from '@/lib/server/linkedin/finish-sign-in'
import {
  getLinkedInClient,
  type LinkedInClient,
  toAuthorizationAddress,
} from '@/lib/server/linkedin/linkedin-client'
import {
  beginAttempt,
  parseAttempt,
  toAttemptCookie,
  toAttemptCookieName,
  toAttemptEnd,
} from '@/lib/server/linkedin/sign-in-attempt'
import { logFailure } from '@/lib/shared/log-failure'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'

/** `?next=` leads to LinkedIn, which comes back with `?code=&state=` (spec §7); failures go to `/login?problem=linkedin`. */
export async function GET(request: NextRequest): Promise<Response> {
  // Without this the build would store the answer for a site without LinkedIn.
  await connection()
  const client = getLinkedInClient()
  if (client === null) return notOffered()
  const { searchParams } = request.nextUrl
  const isAnswer = searchParams.has('state') || searchParams.has('code')
  return isAnswer ? end(request, client) : begin(searchParams.get('next'), client)
}

function begin(next: string | null, client: LinkedInClient): Response {
  const attempt = beginAttempt(next)
  const keeping = { siteUrl: readEnv().SITE_URL, clientSecret: client.clientSecret }
  const headers = new Headers({ 'Set-Cookie': toAttemptCookie(attempt, keeping) })
  return lead(toAuthorizationAddress(client, attempt.state), headers)
}

async function end(request: NextRequest, client: LinkedInClient): Promise<Response> {
  const { SITE_URL } = readEnv()
  const attempt = parseAttempt(request.cookies.get(toAttemptCookieName(SITE_URL))?.value, client)
  const next = attempt?.next ?? null
  const finished = await tryToFinish(() => finishSignIn(request, client, attempt))
  const headers = finished?.headers ?? new Headers()
  headers.append('Set-Cookie', toAttemptEnd(SITE_URL))
  if (finished === null) return lead(toProblem(next), headers)
  return lead(next ?? (finished.isNew ? routes.home : profileRoutes.edit), headers)
}

async function tryToFinish<T>(finish: () => Promise<T | null>): Promise<T | null> {
  try {
    return await finish()
  } catch (cause) {
    // Only its message: the cause holds codes and secrets.
    logFailure('Signing in with LinkedIn failed.', String(cause))
    return null
  }
}

function toProblem(next: string | null): string {
  const query = new URLSearchParams({ problem: 'linkedin', ...(next === null ? {} : { next }) })
  const login = next !== null && hasLocale(next) ? withLocale(routes.login) : routes.login
  return `${login}?${query}`
}

function lead(location: string, headers: Headers): Response {
  headers.set('Location', location)
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: 303, headers })
}

function notOffered(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Signing in with LinkedIn is not offered here.\n', { status: 404, headers })
}
