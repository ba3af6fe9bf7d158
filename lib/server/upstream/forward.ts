import { type NextRequest, NextResponse } from 'next/server'
import { readEnv } from '@/lib/server/env'
import { readAuthEmulator, readFirebaseProject } from '@/lib/server/session/offered-providers'
import { INSTALLATION_COOKIE } from '@/lib/shared/session/installation-cookie'
import { getSessionToken } from '@/lib/shared/session/session-cookies'
import { isOwnRequest } from './own-request'

/** Next itself cuts off above ten million bytes (architecture §6). */
const MAX_BODY_BYTES = 10_000_000

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Only calls of the contract, without those that answer with a session token, which no script may hold (promise T3). */
const PUBLIC_CALL = /^\/upstream\/(?:v1|auth\/v1(?!\/login-))\//

/** The SDK's addresses of our own sign-in endpoint (decision 006), or of an emulator (decision 014). */
const IDENTITY_CALL =
  /^\/(?:identitytoolkit\.googleapis\.com\/v1\/accounts:[a-zA-Z]+|securetoken\.googleapis\.com\/v1\/token)$/

/** The safe calls: in others (`signInWithCustomToken`, `signInWithIdp`) an emulator checks nothing. */
const EMULATED_CALL =
  /:(?:signUp|signInWithPassword|lookup|update|sendOobCode|resetPassword|delete)$|\/token$/

/** Mail programs post here (RFC 8058), from no page: only the token in the address counts, never a session. */
const ONE_CLICK = /^\/upstream\/v1\/(?:subscriptions|digest-mail)\/unsubscribe$/

/** Only this server may set these, or the API must not see them. */
const NOT_FORWARDED = ['cookie', 'x-session-token', 'x-installation-id', 'x-forwarded-host']

/** `/upstream/v1/job` becomes `/v1/job`, with session and installation from cookies (spec §7), never from headers. */
export function forwardToApi(request: NextRequest): NextResponse {
  const refusal = refuse(request)
  if (refusal !== null) return NextResponse.json(refusal, { status: refusal.statusCode })
  const emulator = IDENTITY_CALL.test(request.nextUrl.pathname) ? readAuthEmulator() : null
  if (emulator !== null) return forwardToEmulator(request, emulator)
  const headers = toApiHeaders(request)
  return NextResponse.rewrite(toApiAddress(request), { request: { headers } })
}

/** An emulator must not see our session, nor may a browser be its owner (`Bearer owner`). */
function forwardToEmulator(request: NextRequest, emulator: string): NextResponse {
  const headers = new Headers(request.headers)
  for (const name of [...NOT_FORWARDED, 'authorization']) headers.delete(name)
  const { pathname, search } = request.nextUrl
  return NextResponse.rewrite(new URL(pathname + search, emulator), { request: { headers } })
}

// Set as path and query, never resolved: `/upstream//evil.example` must not name another host.
function toApiAddress(request: NextRequest): URL {
  const { pathname, search } = request.nextUrl
  const target = new URL(readEnv().API_URL)
  target.pathname = target.pathname.replace(/\/$/, '') + pathname.replace(/^\/upstream/, '')
  target.search = search
  return target
}

function toApiHeaders(request: NextRequest): Headers {
  const headers = new Headers(request.headers)
  for (const name of NOT_FORWARDED) headers.delete(name)
  const token = getSessionToken(request.cookies, readEnv().SITE_URL)
  const installation = request.cookies.get(INSTALLATION_COOKIE)
  // Every GET carries the locale (spec §7); there is only one.
  if (request.method === 'GET') headers.set('accept-language', 'en')
  if (token !== null) headers.set('x-session-token', token)
  if (installation !== undefined) headers.set('x-installation-id', installation.value)
  return headers
}

function refuse(request: NextRequest): { statusCode: number; message: string } | null {
  if (!isOffered(request.nextUrl.pathname)) {
    return { statusCode: 404, message: 'There is nothing at this address.' }
  }
  if (SAFE_METHODS.has(request.method)) return null
  const isOneClick = request.method === 'POST' && ONE_CLICK.test(request.nextUrl.pathname)
  if (!isOneClick && !isOwnRequest(request.headers, readEnv().SITE_URL)) {
    return { statusCode: 403, message: 'This request did not come from our own pages.' }
  }
  const length = request.headers.get('content-length')
  // Next gives every change a body; only a request that announces one has one (RFC 9112 §6.3).
  if (length === null && request.headers.has('transfer-encoding')) {
    return { statusCode: 411, message: 'The size of the request must be stated.' }
  }
  if (Number(length ?? 0) > MAX_BODY_BYTES) {
    return { statusCode: 413, message: 'This is too large. At most 10 MB can be sent.' }
  }
  return null
}

function isOffered(path: string): boolean {
  if (PUBLIC_CALL.test(path)) return true
  if (!IDENTITY_CALL.test(path)) return false
  return readFirebaseProject() === null || (readAuthEmulator() !== null && EMULATED_CALL.test(path))
}
