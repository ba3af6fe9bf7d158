import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { isOwnRequest } from '@/lib/server/http/own-request'
import { API_BUDGET_MS, WRITE_BUDGET_MS } from '@/lib/shared/limits'
import { toNetwork } from '@/lib/shared/runtime/network'
import { HELD_BACK } from '../admission/hold-back'
import type { CallLanes } from '../admission/lanes'
import type { Exchange, Step } from '../exchange'
import { readHeaders } from '../read-headers'
import { type RefusalStatus, refuse } from '../refusal'
import { createTally } from '../tally'
import { findIdentityServer } from './identity-calls'
import { isMeantForOwner } from './meant-for'
import { findCalls, laneOf } from './offered-calls'
import { type Passing, passOn } from './pass-on'

const PREFIX = '/upstream'
const IDENTITY = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//

/** ms; the first three for the API's answer */
export type ApiPatience = {
  readonly read: number
  readonly change: number
  readonly upload: number
  /** For which an expensive call that is refused is held back. */
  readonly refusal: number
}

const PATIENCE: ApiPatience = {
  read: API_BUDGET_MS,
  change: WRITE_BUDGET_MS,
  // A virus scanner may look through it before it is taken.
  upload: 30_000,
  refusal: HELD_BACK,
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
  /** Without them nobody waits, as in development. */
  readonly lanes?: CallLanes
}

/** Bytes of a body that is no upload. */
const MOST_OF_CALL = 64 * 1024
/** Uploads under way of one network and of all: fewer than there are connections to the API. */
const UPLOADS = { ofOne: 16, all: 96 }
const ALL = 'all'
const uploads = createTally()

/** `/upstream/v1/job` is `/v1/job` of the API, with session and installation from cookies (spec §7), never from headers. */
export function passToApi(api: Api): Step {
  return (exchange) => {
    if (exchange.path.startsWith(`${PREFIX}/`)) return passCall(exchange, api)
    if (IDENTITY.test(exchange.path)) return passIdentityCall(exchange, api)
    return false
  }
}

function passCall(
  exchange: Exchange,
  { apiUrl, siteUrl, patience = PATIENCE, lanes }: Api,
): boolean {
  const path = exchange.path.slice(PREFIX.length)
  const calls = findCalls(path)
  if (calls.size === 0) return refused(exchange, 404)
  const { method = '' } = exchange.request
  const endpoint = calls.get(method === 'HEAD' ? 'GET' : method)
  if (endpoint === undefined) return refused(exchange, 405, { Allow: [...calls.keys()].join(', ') })
  const mustBeOwn = endpoint.method !== 'GET' && !(method === 'POST' && ONE_CLICK.has(path))
  if (mustBeOwn && !isOwn(exchange, siteUrl)) return refused(exchange, 403)
  if (!isMeantForOwner(exchange.request)) return refused(exchange, 412)
  const lane = laneOf(endpoint)
  const isUpload = lane === 'uploads'
  if (isUpload && !admitUpload(exchange)) return refused(exchange, 503, { Connection: 'close' })
  if (!isUpload && isTooLarge(exchange)) return refused(exchange, 413, { Connection: 'close' })
  void passOn(exchange, {
    siteUrl,
    url: toUrl(apiUrl, path + exchange.search),
    lane: isUpload || lane === null ? null : (lanes?.[lane] ?? null),
    ...toExpectations(endpoint, patience),
  })
  return true
}

/** Their bodies may take long to come, so they have bounds and no lane. */
function admitUpload({ client, response }: Exchange): boolean {
  const network = toNetwork(client)
  if (uploads.of(ALL) >= UPLOADS.all || uploads.of(network) >= UPLOADS.ofOne) return false
  for (const name of [ALL, network]) uploads.add(name, response)
  return true
}

function isTooLarge({ request }: Exchange): boolean {
  return Number(request.headers['content-length'] ?? 0) > MOST_OF_CALL
}

function toExpectations(
  { cost, multipart, replies, reply }: Endpoint,
  { read, change, upload, refusal }: ApiPatience,
): Pick<Passing, 'kind' | 'shape' | 'patience' | 'refusalDelay'> {
  const expected = {
    kind: replies,
    shape: replies === 'json' ? reply : null,
    refusalDelay: cost === 'expensive' ? refusal : 0,
  }
  if (multipart !== null) return { ...expected, patience: upload }
  return { ...expected, patience: cost === 'read' ? read : change }
}

function passIdentityCall(
  exchange: Exchange,
  { apiUrl, siteUrl, patience = PATIENCE, lanes }: Api,
): boolean {
  const server = findIdentityServer(exchange.path)
  if (server === null) return refused(exchange, 404)
  if (exchange.request.method !== 'POST') return refused(exchange, 405, { Allow: 'POST' })
  if (!isOwn(exchange, siteUrl)) return refused(exchange, 403)
  if (isTooLarge(exchange)) return refused(exchange, 413, { Connection: 'close' })
  const isApi = server === 'api'
  void passOn(exchange, {
    siteUrl: isApi ? siteUrl : null,
    url: toUrl(isApi ? apiUrl : server.emulator, exchange.path + exchange.search),
    // Most of them hash a password.
    lane: lanes?.expensiveCalls ?? null,
    refusalDelay: patience.refusal,
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
