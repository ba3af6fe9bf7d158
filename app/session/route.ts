import type { NextRequest } from 'next/server'
import type { ErrorBody } from '@/lib/contract/common'
import { type Session, signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { readEnv } from '@/lib/server/env'
import { toApiHeaders } from '@/lib/server/forms/to-api-headers'
import { isOwnRequest } from '@/lib/server/http/own-request'
import { endAtApi } from '@/lib/server/session/end-at-api'
import { giveSession } from '@/lib/server/session/give-session'
import { readProof } from '@/lib/server/session/read-proof'
import { ApiError } from '@/lib/shared/api/api-error'
import { type ApiClient, createApiClient } from '@/lib/shared/api/client'
import { UNREACHABLE_MESSAGE } from '@/lib/shared/api/unreachable-message'
import { RETRY_AFTER_SECONDS, WRITE_BUDGET_MS } from '@/lib/shared/limits'
import type { Proof } from '@/lib/shared/session/proof'
import { getSessionToken, listSignOutCookies } from '@/lib/shared/session/session-cookies'

const FOREIGN: ErrorBody = {
  statusCode: 403,
  message: 'This request did not come from our own pages.',
}

const AWAY: ErrorBody = { statusCode: 503, message: UNREACHABLE_MESSAGE }

/** The token goes into a cookie that no script can read, and into no answer (promise T3); answers `{ user, isNew }`. */
export async function POST(request: NextRequest): Promise<Response> {
  const { API_URL, SITE_URL } = readEnv()
  if (!isOwnRequest(request.headers, SITE_URL)) return refuse(FOREIGN)
  const read = await readProof(request)
  if (!('proof' in read)) return refuse(read)
  try {
    const api = createApiClient(API_URL, toApiHeaders(request), WRITE_BUDGET_MS)
    const session = await exchangeProof(api, read.proof)
    const headers = await giveSession(request, session)
    const { user, isNew } = session
    return Response.json({ user, isNew }, { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { statusCode, message, fields, retryAfter } = error
    // What went wrong inside the API is for its operators.
    if (statusCode === 500) return refuse(AWAY, RETRY_AFTER_SECONDS)
    return refuse({ statusCode, message, errors: [...fields] }, retryAfter)
  }
}

/** The browser loses its cookies whatever the API says (spec §4). */
export async function DELETE(request: NextRequest): Promise<Response> {
  const { SITE_URL } = readEnv()
  if (!isOwnRequest(request.headers, SITE_URL)) return refuse(FOREIGN)
  if (getSessionToken(request.cookies, SITE_URL) !== null) await endAtApi(request)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of listSignOutCookies()) headers.append('Set-Cookie', cookie)
  return Response.json({ success: true }, { headers })
}

/** Throws ApiError. */
function exchangeProof(api: ApiClient, proof: Proof): Promise<Session> {
  if (proof.provider === 'phone') {
    const { provider: _, ...body } = proof
    return api.call(signInEndpoints.withPhone, { body })
  }
  const { provider: _, ...body } = proof
  return api.call(signInEndpoints.withFirebase, { body })
}

// Route handlers cannot answer above 599: 650 and 900 are only in the body (architecture §6).
function refuse(body: ErrorBody, retryAfter: number | null = null): Response {
  const { statusCode } = body
  const status = statusCode >= 400 && statusCode < 600 ? statusCode : 400
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (retryAfter !== null) headers.set('Retry-After', String(retryAfter))
  return Response.json(body, { status, headers })
}
