import type { NextRequest } from 'next/server'
import type { ErrorBody } from '@/lib/contract/common'
import { type Session, signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { readEnv } from '@/lib/server/env'
import { isSameOrigin } from '@/lib/server/http/same-origin'
import { toVisitorApiHeaders } from '@/lib/server/http/visitor-api-headers'
import { endApiSession } from '@/lib/server/session/end-api-session'
import { parseSessionRequest } from '@/lib/server/session/parse-session-request'
import { replaceSession } from '@/lib/server/session/replace-session'
import { ApiError } from '@/lib/shared/api/api-error'
import { type ApiClient, createApiClient } from '@/lib/shared/api/client'
import { UNREACHABLE_MESSAGE } from '@/lib/shared/forms/failure-messages'
import { API_WRITE_TIMEOUT_MS, RETRY_AFTER_SECONDS } from '@/lib/shared/limits'
import { getSessionToken, listSignOutCookies } from '@/lib/shared/session/session-cookies'
import type { SessionRequest } from '@/lib/shared/session/session-request'

const FOREIGN: ErrorBody = {
  statusCode: 403,
  message: 'This request did not come from our own pages.',
}

const AWAY: ErrorBody = { statusCode: 503, message: UNREACHABLE_MESSAGE }

/**
 * Signs in. Stores the session token in a cookie that no script can read, and in no response (promise T3); answers `{
 * user, isNew }`.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const { API_URL, SITE_URL } = readEnv()
  if (!isSameOrigin(request.headers, SITE_URL)) return refuse(FOREIGN)
  const read = await parseSessionRequest(request)
  if (!('proof' in read)) return refuse(read)
  try {
    const api = createApiClient(API_URL, toVisitorApiHeaders(request), API_WRITE_TIMEOUT_MS)
    const session = await exchangeProof(api, read.proof)
    const headers = await replaceSession(request, session)
    const { user, isNew } = session
    return Response.json({ user, isNew }, { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { statusCode, message, fields, retryAfter } = error
    // What went wrong inside the API concerns its operators only.
    if (statusCode === 500) return refuse(AWAY, RETRY_AFTER_SECONDS)
    return refuse({ statusCode, message, errors: [...fields] }, retryAfter)
  }
}

/** Signs out. Deletes the cookies whatever the API answers (spec §4). */
export async function DELETE(request: NextRequest): Promise<Response> {
  const { SITE_URL } = readEnv()
  if (!isSameOrigin(request.headers, SITE_URL)) return refuse(FOREIGN)
  if (getSessionToken(request.cookies, SITE_URL) !== null) await endApiSession(request)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of listSignOutCookies()) headers.append('Set-Cookie', cookie)
  return Response.json({ success: true }, { headers })
}

/** Throws ApiError. */
function exchangeProof(api: ApiClient, proof: SessionRequest): Promise<Session> {
  if (proof.provider === 'phone') {
    const { provider: _, ...body } = proof
    return api.call(signInEndpoints.withPhone, { body })
  }
  const { provider: _, ...body } = proof
  return api.call(signInEndpoints.withFirebase, { body })
}

// Route handlers cannot send a status above 599: 650 and 900 stand in the body alone (architecture §6).
function refuse(body: ErrorBody, retryAfter: number | null = null): Response {
  const { statusCode } = body
  const status = statusCode >= 400 && statusCode < 600 ? statusCode : 400
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (retryAfter !== null) headers.set('Retry-After', String(retryAfter))
  return Response.json(body, { status, headers })
}
