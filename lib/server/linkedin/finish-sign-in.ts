import type { NextRequest } from 'next/server'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { readEnv } from '@/lib/server/env'
import { toApiHeaders } from '@/lib/server/forms/to-api-headers'
import { giveSession } from '@/lib/server/session/give-session'
import { createApiClient } from '@/lib/shared/api/client'
import { WRITE_BUDGET_MS } from '@/lib/shared/limits'
import { createBounded } from '@/lib/shared/runtime/bounded'
import { exchangeCode } from './exchange-code'
import type { LinkedInClient } from './linkedin-client'
import { isAnswerTo, type SignInAttempt } from './sign-in-attempt'

/** Anybody may begin an attempt and send made-up codes: none of it may hold many connections to LinkedIn, nor all of them (promise T18). */
const exchanging = createBounded({ atOnce: 20, waiting: 0, perCaller: 2, retryAfter: 5 })

/** Null when the member refused, or this browser did not begin it; throws when LinkedIn or the API refuses. */
export async function finishSignIn(
  request: NextRequest,
  client: LinkedInClient,
  attempt: SignInAttempt | null,
): Promise<{ readonly headers: Headers; readonly isNew: boolean } | null> {
  const { searchParams } = request.nextUrl
  const code = searchParams.get('code')
  if (attempt === null || code === null) return null
  if (!isAnswerTo(attempt, searchParams.get('state'))) return null
  const apiHeaders = toApiHeaders(request)
  const caller = apiHeaders['x-forwarded-for'] ?? null
  const accessToken = await exchanging.run(caller, () => exchangeCode(client, code))
  const api = createApiClient(readEnv().API_URL, apiHeaders, WRITE_BUDGET_MS)
  const body = { accessToken, state: attempt.state }
  const session = await api.call(signInEndpoints.withLinkedIn, { body })
  return { headers: await giveSession(request, session), isNew: session.isNew }
}
