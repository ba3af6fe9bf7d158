import { connection, type NextRequest } from 'next/server'
import { readEnv } from '@/lib/server/env'
import { finishSignIn } from '@/lib/server/linkedin/finish-sign-in'
import {
  getLinkedInClient,
  type LinkedInClient,
  toAuthorizationUrl,
} from '@/lib/server/linkedin/linkedin-client'
import {
  createAttempt,
  parseAttempt,
  toAttemptCookie,
  toAttemptCookieName,
  toExpiredAttemptCookie,
} from '@/lib/server/linkedin/sign-in-attempt'
import { logFailure } from '@/lib/shared/log-failure'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'

/**
 * Starts and completes sign-in with LinkedIn: `?next=` redirects there, `?code=&state=` comes back (spec §7). A failure
 * redirects to `/login?problem=linkedin`.
 */
export async function GET(request: NextRequest): Promise<Response> {
  // Without this the build would prerender the answer of a site without LinkedIn.
  await connection()
  const client = getLinkedInClient()
  if (client === null) return sendNotOffered()
  const { searchParams } = request.nextUrl
  const isAnswer = searchParams.has('state') || searchParams.has('code')
  return isAnswer ? completeSignIn(request, client) : startSignIn(searchParams.get('next'), client)
}

function startSignIn(next: string | null, client: LinkedInClient): Response {
  const attempt = createAttempt(next)
  const keeping = { siteUrl: readEnv().SITE_URL, clientSecret: client.clientSecret }
  const headers = new Headers({ 'Set-Cookie': toAttemptCookie(attempt, keeping) })
  return redirectTo(toAuthorizationUrl(client, attempt.state), headers)
}

async function completeSignIn(request: NextRequest, client: LinkedInClient): Promise<Response> {
  const { SITE_URL } = readEnv()
  const attempt = parseAttempt(request.cookies.get(toAttemptCookieName(SITE_URL))?.value, client)
  const next = attempt?.next ?? null
  const finished = await finishOrLog(() => finishSignIn(request, client, attempt))
  const headers = finished?.headers ?? new Headers()
  headers.append('Set-Cookie', toExpiredAttemptCookie(SITE_URL))
  if (finished === null) return redirectTo(toProblem(next), headers)
  return redirectTo(next ?? (finished.isNew ? routes.home : profileRoutes.edit), headers)
}

async function finishOrLog<T>(finish: () => Promise<T | null>): Promise<T | null> {
  try {
    return await finish()
  } catch (cause) {
    // Logs only the message: the cause holds codes and secrets.
    logFailure('Signing in with LinkedIn failed.', String(cause))
    return null
  }
}

function toProblem(next: string | null): string {
  const query = new URLSearchParams({ problem: 'linkedin', ...(next === null ? {} : { next }) })
  const login = next !== null && hasLocale(next) ? withLocale(routes.login) : routes.login
  return `${login}?${query}`
}

function redirectTo(location: string, headers: Headers): Response {
  headers.set('Location', location)
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: 303, headers })
}

function sendNotOffered(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('LinkedIn sign-in is not available here.\n', { status: 404, headers })
}
