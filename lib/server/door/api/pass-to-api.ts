import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { isOwnRequest } from '@/lib/server/http/own-request'
import { API_BUDGET_MS, WRITE_BUDGET_MS } from '@/lib/shared/limits'
import type { Exchange, Step } from '../exchange'
import { readHeaders } from '../read-headers'
import { type RefusalStatus, refuse } from '../refusal'
import { findIdentityServer } from './identity-calls'
import { isMeantForOwner } from './meant-for'
import { findCalls } from './offered-calls'
import { type Passing, passOn } from './pass-on'

const PREFIX = '/upstream'
const IDENTITY = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//

/** ms for the API's answer */
export type ApiPatience = {
  readonly read: number
  readonly change: number
  readonly upload: number
}

const PATIENCE: ApiPatience = {
  read: API_BUDGET_MS,
  change: WRITE_BUDGET_MS,
  // A virus scanner may look through it before it is taken.
  upload: 30_000,
}

/** Mail programs post here (RFC 8058), from no page: only the token in the address counts, never a session. */
const ONE_CLICK: ReadonlySet<string> = new Set([
  '/v1/subscriptions/unsubscribe',
  '/v1/digest-mail/unsubscribe',
])

type Api = {
  readonly apiUrl: string
  readonly siteUrl: string
  readonly patience?: ApiPatience
}

/** `/upstream/v1/job` is `/v1/job` of the API, with session and installation from cookies (spec §7), never from headers. */
export function passToApi(api: Api): Step {
  return (exchange) => {
    if (exchange.path.startsWith(`${PREFIX}/`)) return passCall(exchange, api)
    if (IDENTITY.test(exchange.path)) return passIdentityCall(exchange, api)
    return false
  }
}

function passCall(exchange: Exchange, { apiUrl, siteUrl, patience = PATIENCE }: Api): boolean {
  const path = exchange.path.slice(PREFIX.length)
  const calls = findCalls(path)
  if (calls.size === 0) return refused(exchange, 404)
  const { method = '' } = exchange.request
  const endpoint = calls.get(method === 'HEAD' ? 'GET' : method)
  if (endpoint === undefined) return refused(exchange, 405, { Allow: [...calls.keys()].join(', ') })
  const mustBeOwn = endpoint.method !== 'GET' && !(method === 'POST' && ONE_CLICK.has(path))
  if (mustBeOwn && !isOwn(exchange, siteUrl)) return refused(exchange, 403)
  if (!isMeantForOwner(exchange.request)) return refused(exchange, 412)
  void passOn(exchange, {
    siteUrl,
    url: toUrl(apiUrl, path + exchange.search),
    ...toExpectations(endpoint, patience),
  })
  return true
}

function toExpectations(
  { method, multipart, replies, reply }: Endpoint,
  { read, change, upload }: ApiPatience,
): Pick<Passing, 'kind' | 'shape' | 'patience'> {
  const expected = { kind: replies, shape: replies === 'json' ? reply : null }
  if (multipart !== null) return { ...expected, patience: upload }
  return { ...expected, patience: method === 'GET' ? read : change }
}

function passIdentityCall(
  exchange: Exchange,
  { apiUrl, siteUrl, patience = PATIENCE }: Api,
): boolean {
  const server = findIdentityServer(exchange.path)
  if (server === null) return refused(exchange, 404)
  if (exchange.request.method !== 'POST') return refused(exchange, 405, { Allow: 'POST' })
  if (!isOwn(exchange, siteUrl)) return refused(exchange, 403)
  const isApi = server === 'api'
  void passOn(exchange, {
    siteUrl: isApi ? siteUrl : null,
    url: toUrl(isApi ? apiUrl : server.emulator, exchange.path + exchange.search),
    kind: 'identity',
    shape: z.unknown(),
    patience: patience.change,
  })
  return true
}

function isOwn({ request }: Exchange, siteUrl: string): boolean {
  return isOwnRequest(readHeaders(request.headers), siteUrl)
}

// Appended, never resolved: no path may name another host.
function toUrl(base: string, pathAndQuery: string): URL {
  return new URL(base.replace(/\/$/, '') + pathAndQuery)
}

function refused(
  { response }: Exchange,
  status: RefusalStatus,
  headers: Readonly<Record<string, string>> = {},
): true {
  refuse(response, { status, as: 'json', headers })
  return true
}
