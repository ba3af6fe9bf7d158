import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { readCookies } from '@/lib/server/http/read-cookies'
import { INSTALLATION_COOKIE } from '@/lib/shared/session/installation-cookie'
import { getSessionToken } from '@/lib/shared/session/session-cookies'
import type { Exchange } from '../exchange'

/** All that the API is told of what a browser sent; everything else it claims by headers is dropped. */
const TO_API = ['accept', 'accept-language', 'content-type', 'content-length'] as const

/** All that a browser is told of what the API answered. */
const FROM_API = [
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'retry-after',
] as const

/** For the API's log and limits, and its mark of a browser's call: it gives that no session token (promise T3). */
export function toCallHeaders(exchange: Exchange, siteUrl: string): Record<string, string> {
  const { request, client, id } = exchange
  const cookies = readCookies(request.headers.cookie)
  const token = getSessionToken(cookies, siteUrl)
  const installation = cookies.get(INSTALLATION_COOKIE)?.value
  return {
    ...pick(request.headers, TO_API),
    // Every GET carries the locale (spec §7); there is only one.
    ...(isRead(request) ? { 'accept-language': 'en' } : {}),
    ...(token === null ? {} : { 'x-session-token': token }),
    ...(installation === undefined ? {} : { 'x-installation-id': installation }),
    'x-forwarded-for': client,
    'x-request-id': id,
    'x-called-by': 'browser',
  }
}

export function hasSession(request: Exchange['request'], siteUrl: string): boolean {
  return getSessionToken(readCookies(request.headers.cookie), siteUrl) !== null
}

function isRead({ method }: Exchange['request']): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** An emulator must not see our session, nor may a browser be its owner (`Bearer owner`). */
export function toEmulatorHeaders({ request }: Exchange): Record<string, string> {
  return pick(request.headers, TO_API)
}

export function toBrowserHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return pick(headers, FROM_API)
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const picked = names.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(picked)
}
