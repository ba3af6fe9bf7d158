import type { NextRequest } from 'next/server'
import { createApiClient } from '@/lib/api/client'
import { loginWithLinkedIn } from '@/lib/contract/auth'
import { readEnv } from '@/lib/env'
import { toApiHeaders } from '@/lib/forms/to-api-headers'
import { WRITE_BUDGET_MS } from '@/lib/limits'
import { giveSession } from '@/lib/session/give-session'
import { exchangeCode } from './exchange-code'
import type { LinkedInClient } from './linkedin-client'
import { isAnswerTo, type SignInAttempt } from './sign-in-attempt'

/**
 * Turns LinkedIn's answer into a session.
 *
 * @param attempt what this browser began; null: nothing
 * @returns headers that give the session to the browser; null when the member did not agree, or the
 *   answer is not to what this browser began
 * @throws Error when LinkedIn or the API does not take it
 */
export async function finishSignIn(
  request: NextRequest,
  client: LinkedInClient,
  attempt: SignInAttempt | null,
): Promise<Headers | null> {
  const { searchParams } = request.nextUrl
  const code = searchParams.get('code')
  if (attempt === null || code === null) return null
  if (!isAnswerTo(attempt, searchParams.get('state'))) return null
  const accessToken = await exchangeCode(client, code)
  const api = createApiClient(readEnv().API_URL, toApiHeaders(request), WRITE_BUDGET_MS)
  return giveSession(request, await api.call(loginWithLinkedIn, { body: { accessToken } }))
}
