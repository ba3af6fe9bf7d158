import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { callApiForVisitor } from '@/lib/server/forms/call-api-for-visitor'
import { toVisitorApiHeaders } from '@/lib/server/http/visitor-api-headers'
import { replaceSession } from '@/lib/server/session/replace-session'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'
import type { LinkedInClient } from './linkedin-client'
import { matchesState, type SignInAttempt } from './sign-in-attempt'

/** Anybody may send made-up codes: none may hold many connections to LinkedIn, nor all of them (promise T18). */
const exchanging = createTaskQueue({
  concurrency: 20,
  maxWaiting: 0,
  maxPerCaller: 2,
  retryAfter: 5,
})

/** ms */
const TIMEOUT_MS = 5000

const tokens = z.object({ access_token: z.string().nonempty().max(4096) })

/**
 * Completes a sign-in; null when the member declined or this browser did not start it. Throws when LinkedIn or the API
 * refuses.
 */
export async function finishSignIn(
  request: NextRequest,
  client: LinkedInClient,
  attempt: SignInAttempt | null,
): Promise<{ readonly headers: Headers; readonly isNew: boolean } | null> {
  const { searchParams } = request.nextUrl
  const code = searchParams.get('code')
  if (attempt === null || code === null) return null
  if (!matchesState(attempt, searchParams.get('state'))) return null
  const caller = toVisitorApiHeaders(request)['x-forwarded-for'] ?? null
  const accessToken = await exchanging.run(caller, () => exchangeCode(client, code))
  const body = { accessToken, state: attempt.state }
  const cookies = new Headers()
  const session = await callApiForVisitor(request, cookies, (api) =>
    api.call(signInEndpoints.withLinkedIn, { body }),
  )
  const headers = await replaceSession(request, session)
  for (const cookie of cookies.getSetCookie()) headers.append('Set-Cookie', cookie)
  return { headers, isNew: session.isNew }
}

/**
 * Exchanges a code for an access token; throws when LinkedIn refuses. Without PKCE: LinkedIn rejects a `code_verifier`
 * beside a secret (decision 012).
 */
async function exchangeCode(client: LinkedInClient, code: string): Promise<string> {
  const response = await fetch(client.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: client.clientId,
      client_secret: client.clientSecret,
      redirect_uri: client.redirectUri,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`LinkedIn answered ${response.status} to a code`)
  return tokens.parse(await response.json()).access_token
}
