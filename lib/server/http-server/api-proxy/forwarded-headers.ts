import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { readCookies } from '@/lib/server/http/read-cookies'
import { getSessionToken, INSTALLATION_COOKIE } from '@/lib/shared/session/session-cookies'
import type { RequestContext } from '../request-context'

/** Request headers that are forwarded to the API; all others are dropped. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type', 'content-length'] as const

/** Response headers that are forwarded to the browser. */
const RESPONSE_HEADERS = [
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'retry-after',
] as const

/**
 * Builds the headers of an API request: session, installation, client address and request id. `x-called-by` tells the
 * API never to answer with a session token (promise T3).
 */
export function toApiRequestHeaders(
  context: RequestContext,
  siteUrl: string,
): Record<string, string> {
  const { request, client, id } = context
  const cookies = readCookies(request.headers.cookie)
  const token = getSessionToken(cookies, siteUrl)
  const installation = cookies.get(INSTALLATION_COOKIE)?.value
  return {
    ...pickHeaders(request.headers, REQUEST_HEADERS),
    // Every GET carries the locale (spec §7); there is one only.
    ...(isRead(request) ? { 'accept-language': 'en' } : {}),
    ...(token === null ? {} : { 'x-session-token': token }),
    ...(installation === undefined ? {} : { 'x-installation-id': installation }),
    'x-forwarded-for': client,
    'x-request-id': id,
    'x-called-by': 'browser',
  }
}

export function hasSessionCookie(request: RequestContext['request'], siteUrl: string): boolean {
  return getSessionToken(readCookies(request.headers.cookie), siteUrl) !== null
}

function isRead({ method }: RequestContext['request']): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Builds the headers for the auth emulator: without our session, and without `Bearer owner`, which would make the
 * browser its administrator.
 */
export function toEmulatorRequestHeaders({ request }: RequestContext): Record<string, string> {
  return pickHeaders(request.headers, REQUEST_HEADERS)
}

export function toBrowserResponseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return pickHeaders(headers, RESPONSE_HEADERS)
}

function pickHeaders(
  headers: IncomingHttpHeaders,
  names: readonly string[],
): Record<string, string> {
  const picked = names.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(picked)
}
