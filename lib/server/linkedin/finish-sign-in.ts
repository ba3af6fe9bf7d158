import type { NextRequest } from 'next/server'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { callApiForVisitor } from '@/lib/server/forms/call-api-for-visitor'
import { toApiHeaders } from '@/lib/server/forms/to-api-headers'
import { createSessionHeaders } from '@/lib/server/session/session-headers'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'
import { exchangeCode } from './exchange-code'
import type { LinkedInClient } from './linkedin-client'
import { matchesState, type SignInAttempt } from './sign-in-attempt'

/** Anybody may send made-up codes: none may hold many connections to LinkedIn, nor all of them (promise T18). */
const exchanging = createTaskQueue({
  concurrency: 20,
  maxWaiting: 0,
  maxPerCaller: 2,
  retryAfter: 5,
})

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
  const caller = toApiHeaders(request)['x-forwarded-for'] ?? null
  const accessToken = await exchanging.run(caller, () => exchangeCode(client, code))
  const body = { accessToken, state: attempt.state }
  const cookies = new Headers()
  const session = await callApiForVisitor(request, cookies, (api) =>
    api.call(signInEndpoints.withLinkedIn, { body }),
  )
  const headers = await createSessionHeaders(request, session)
  for (const cookie of cookies.getSetCookie()) headers.append('Set-Cookie', cookie)
  return { headers, isNew: session.isNew }
}
