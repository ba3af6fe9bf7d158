import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { isSameOrigin } from '@/lib/server/http/same-origin'
import { getAuthEmulatorUrl, getFirebaseProject } from '@/lib/server/session/sign-in-providers'
import { API_TIMEOUT_MS, API_WRITE_TIMEOUT_MS } from '@/lib/shared/limits'
import { toNetwork } from '@/lib/shared/runtime/network'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { SIGNED_IN_HINT } from '@/lib/shared/session/session-cookies'
import { toReadableHeaders } from '../../http/same-origin'
import type { ApiCallLimiters } from '../concurrency-limit/concurrency-limiters'
import { REJECTION_DELAY_MS } from '../concurrency-limit/delay-rejection'
import { createOpenCounter } from '../connections/connection-limits'
import { type ErrorStatus, sendError } from '../error-response'
import type { Middleware, RequestContext } from '../request-context'
import { findAllowedEndpoints, getLimiterName } from './allowed-endpoints'
import { type ForwardOptions, forwardRequest } from './forward-request'

const API_PREFIX = '/upstream'
const IDENTITY_PREFIX = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//

/** ms; the first three until the API answers */
export type ApiTimeouts = {
  readonly read: number
  readonly write: number
  readonly upload: number
  /** How long the rejection of an expensive call is delayed. */
  readonly rejectionDelay: number
}

const DEFAULT_TIMEOUTS: ApiTimeouts = {
  read: API_TIMEOUT_MS,
  write: API_WRITE_TIMEOUT_MS,
  // A virus scanner may check the file before it is accepted.
  upload: 30_000,
  rejectionDelay: REJECTION_DELAY_MS,
}

/** One-click unsubscribe (RFC 8058): mail programs post here without a page, and only the token in the address counts. */
const ONE_CLICK_UNSUBSCRIBE_PATHS: ReadonlySet<string> = new Set([
  '/v1/subscriptions/unsubscribe',
  '/v1/digest-mail/unsubscribe',
])

type ApiProxyOptions = {
  readonly apiUrl: string
  readonly siteUrl: string
  readonly timeouts?: ApiTimeouts
  /** Without limiters nothing waits, as in development. */
  readonly limiters?: ApiCallLimiters
}

/** The maximum bytes of a body that is no upload. */
const MAX_BODY_BYTES = 64 * 1024
/** Concurrent uploads of one network and of all: fewer than there are connections to the API. */
const MAX_UPLOADS = { ofOne: 16, all: 96 }
const ALL_CLIENTS = 'all'
const uploads = createOpenCounter()

/** Paths of the Firebase SDK: our own sign-in endpoint (decision 006) or an emulator (decision 014). */
const IDENTITY_PATH =
  /^\/(?:identitytoolkit\.googleapis\.com\/v1\/accounts:[a-zA-Z]+|securetoken\.googleapis\.com\/v1\/token)$/

/** The safe calls: the emulator verifies nothing in others (`signInWithCustomToken`, `signInWithIdp`). */
const SAFE_EMULATOR_PATH =
  /:(?:signUp|signInWithPassword|lookup|update|sendOobCode|resetPassword|delete)$|\/token$/

/**
 * Proxies `/upstream/v1/job` to `/v1/job` of the API, with session and installation from cookies (spec §7), never from
 * headers.
 */
export function createApiProxy(api: ApiProxyOptions): Middleware {
  return (context) => {
    if (context.path.startsWith(`${API_PREFIX}/`)) return proxyApiCall(context, api)
    if (IDENTITY_PREFIX.test(context.path)) return proxyIdentityCall(context, api)
    return false
  }
}

function proxyApiCall(
  context: RequestContext,
  { apiUrl, siteUrl, timeouts = DEFAULT_TIMEOUTS, limiters }: ApiProxyOptions,
): boolean {
  const path = context.path.slice(API_PREFIX.length)
  const calls = findAllowedEndpoints(path)
  if (calls.size === 0) return sendJsonError(context, 404)
  const { method = '' } = context.request
  const endpoint = calls.get(method === 'HEAD' ? 'GET' : method)
  if (endpoint === undefined)
    return sendJsonError(context, 405, { Allow: [...calls.keys()].join(', ') })
  const mustBeOwn =
    endpoint.method !== 'GET' && !(method === 'POST' && ONE_CLICK_UNSUBSCRIBE_PATHS.has(path))
  if (mustBeOwn && !isSameOriginRequest(context, siteUrl)) return sendJsonError(context, 403)
  if (!matchesOwnerHeader(context.request)) return sendJsonError(context, 412)
  const limiter = getLimiterName(endpoint)
  const isUpload = limiter === 'uploads'
  if (isUpload && !acquireUploadSlot(context))
    return sendJsonError(context, 503, { Connection: 'close' })
  if (!isUpload && isTooLarge(context)) return sendJsonError(context, 413, { Connection: 'close' })
  void forwardRequest(context, {
    siteUrl,
    url: toUrl(apiUrl, path + context.search),
    limiter: isUpload || limiter === null ? null : (limiters?.[limiter] ?? null),
    ...toForwardOptions(endpoint, timeouts),
  })
  return true
}

/** Counts concurrent uploads: their bodies arrive slowly, so they have this limit in place of a limiter. */
function acquireUploadSlot({ client, response }: RequestContext): boolean {
  const network = toNetwork(client)
  if (uploads.count(ALL_CLIENTS) >= MAX_UPLOADS.all || uploads.count(network) >= MAX_UPLOADS.ofOne)
    return false
  for (const name of [ALL_CLIENTS, network]) uploads.countUntilClosed(name, response)
  return true
}

function isTooLarge({ request }: RequestContext): boolean {
  return Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES
}

function toForwardOptions(
  { cost, multipart, replies, reply }: Endpoint,
  { read, write, upload, rejectionDelay }: ApiTimeouts,
): Pick<ForwardOptions, 'kind' | 'schema' | 'timeout' | 'rejectionDelay'> {
  const expected = {
    kind: replies,
    schema: replies === 'json' ? reply : null,
    rejectionDelay: cost === 'expensive' ? rejectionDelay : 0,
  }
  if (multipart !== null) return { ...expected, timeout: upload }
  return { ...expected, timeout: cost === 'read' ? read : write }
}

function proxyIdentityCall(
  context: RequestContext,
  { apiUrl, siteUrl, timeouts = DEFAULT_TIMEOUTS, limiters }: ApiProxyOptions,
): boolean {
  const server = getIdentityServer(context.path)
  if (server === null) return sendJsonError(context, 404)
  if (context.request.method !== 'POST') return sendJsonError(context, 405, { Allow: 'POST' })
  if (!isSameOriginRequest(context, siteUrl)) return sendJsonError(context, 403)
  if (isTooLarge(context)) return sendJsonError(context, 413, { Connection: 'close' })
  const isApi = server === 'api'
  void forwardRequest(context, {
    siteUrl: isApi ? siteUrl : null,
    url: toUrl(isApi ? apiUrl : server.emulator, context.path + context.search),
    // Most of these calls hash a password.
    limiter: limiters?.expensiveCalls ?? null,
    rejectionDelay: timeouts.rejectionDelay,
    kind: 'identity-toolkit',
    schema: z.unknown(),
    timeout: timeouts.write,
  })
  return true
}

function isSameOriginRequest({ request }: RequestContext, siteUrl: string): boolean {
  return isSameOrigin(toReadableHeaders(request.headers), siteUrl)
}

// Concatenated, not resolved: no path may name another host.
function toUrl(base: string, pathAndQuery: string): URL {
  return new URL(base.replace(/\/$/, '') + pathAndQuery)
}

function sendJsonError(
  { response }: RequestContext,
  status: ErrorStatus,
  headers: Readonly<Record<string, string>> = {},
): true {
  sendError(response, { status, format: 'json', headers })
  return true
}

/**
 * Returns false when a call that was queued for one user is sent with another user's cookies, or with none. A browser
 * sets and sends both cookies together, so they cannot differ between this check and the call.
 */
function matchesOwnerHeader({ headers }: IncomingMessage): boolean {
  const owner = headers[OWNER_HEADER]
  if (owner === undefined) return true
  return parseCookie(headers.cookie ?? '')[SIGNED_IN_HINT] === `1.${String(owner)}`
}

/** Returns which server answers a call of the Firebase SDK; null when none does. */
function getIdentityServer(path: string): 'api' | { readonly emulator: string } | null {
  if (!IDENTITY_PATH.test(path)) return null
  if (getFirebaseProject() === null) return 'api'
  const emulator = getAuthEmulatorUrl()
  return emulator !== null && SAFE_EMULATOR_PATH.test(path) ? { emulator } : null
}
