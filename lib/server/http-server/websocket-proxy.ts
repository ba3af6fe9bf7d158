import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import { isSameOrigin } from '@/lib/server/http/same-origin'
import { toNetwork } from '@/lib/shared/runtime/network'
import { toReadableHeaders } from '../http/same-origin'
import { createOpenCounter } from './connections/connection-limits'
import { endSocketWithError } from './error-response'

/** ms in which the API must accept or refuse a socket */
const HANDSHAKE_TIMEOUT_MS = 5_000
/** Concurrent sockets of one address: a school behind one, each with a few tabs. */
const MAX_SOCKETS_PER_ADDRESS = 300
const MAX_SOCKETS = 5_000
const ALL = 'all'

/** Headers of a WebSocket handshake (RFC 6455 §4.1), and who sends it. */
const FORWARDED_HEADERS = [
  'host',
  'origin',
  'cookie',
  'upgrade',
  'connection',
  'x-session-token',
] as const

type WebSocketProxyOptions = {
  readonly apiUrl: string
  readonly siteUrl: string
  readonly maxSockets?: number
  readonly maxPerAddress?: number
  readonly handshakeTimeout?: number
}

export type UpgradeRequest = {
  readonly request: IncomingMessage
  readonly socket: Duplex
  /** Bytes that arrived right after the handshake. */
  readonly head: Buffer
  /** Address of the client, behind trusted proxies. */
  readonly client: string
}

/**
 * Proxies WebSockets to the API's `/socket.io`; a socket of another origin is refused before the handshake (promise
 * T15).
 */
export function createWebSocketProxy({
  apiUrl,
  siteUrl,
  maxSockets = MAX_SOCKETS,
  maxPerAddress = MAX_SOCKETS_PER_ADDRESS,
  handshakeTimeout = HANDSHAKE_TIMEOUT_MS,
}: WebSocketProxyOptions): (upgrade: UpgradeRequest) => void {
  const open = createOpenCounter()
  return (upgrade) => {
    const { request, socket } = upgrade
    const network = toNetwork(upgrade.client)
    if (!isAllowedOrigin(request, siteUrl)) return endSocketWithError(socket, 403)
    if (open.count(ALL) >= maxSockets || open.count(network) >= maxPerAddress)
      return endSocketWithError(socket, 503)
    for (const name of [ALL, network]) open.countUntilClosed(name, socket)
    connectToApi(new URL(apiUrl), upgrade, handshakeTimeout)
  }
}

/** Browsers send the origin of the page; programs may omit it when they send no cookie. */
function isAllowedOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  if (headers.origin === undefined) return headers.cookie === undefined
  return isSameOrigin(toReadableHeaders({ ...headers, 'sec-fetch-site': undefined }), siteUrl)
}

function connectToApi(
  api: URL,
  { request, socket, head, client }: UpgradeRequest,
  timeout: number,
): void {
  const ask = api.protocol === 'https:' ? httpsRequest : httpRequest
  const call = ask({
    host: api.hostname,
    port: api.port,
    path: request.url,
    headers: toHandshakeHeaders(request.headers, client),
    timeout,
  })
  socket.once('close', () => call.destroy())
  call.once('timeout', () => call.destroy(new Error('The API is late.')))
  call.once('error', () => endSocketWithError(socket, 503))
  call.once('response', (refusal) => {
    refusal.resume()
    endSocketWithError(socket, refusal.statusCode === 403 ? 403 : 503)
  })
  call.once('upgrade', (accepted, upstream, first) => {
    upstream.setTimeout(0)
    socket.write(toUpgradeResponseHead(accepted))
    if (first.length > 0) socket.write(first)
    if (head.length > 0) upstream.write(head)
    pipeUntilClosed(socket, upstream)
    pipeUntilClosed(upstream, socket)
  })
  call.end()
}

/**
 * Pipes one socket to the other until either closes. Two pipelines of Node would add so many listeners that it warns
 * about a leak.
 */
function pipeUntilClosed(from: Duplex, to: Duplex): void {
  from.on('error', () => from.destroy())
  from.once('close', () => {
    // The last bytes are still being sent.
    if (to.writableEnded && !to.writableFinished) to.once('finish', () => to.destroy())
    else to.destroy()
  })
  from.pipe(to)
}

function toHandshakeHeaders(headers: IncomingHttpHeaders, client: string): IncomingHttpHeaders {
  const passed = Object.entries(headers).filter(
    ([name]) =>
      name.startsWith('sec-websocket-') || FORWARDED_HEADERS.some((each) => each === name),
  )
  return { ...Object.fromEntries(passed), 'x-forwarded-for': client }
}

function toUpgradeResponseHead({ statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}\r\n` : [],
  )
  return `HTTP/1.1 101 ${statusMessage}\r\n${lines.join('')}\r\n`
}
