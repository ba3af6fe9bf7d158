import { request as askPlainly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as askSecurely } from 'node:https'
import type { Duplex } from 'node:stream'
import { isOwnRequest } from '@/lib/server/http/own-request'
import { toNetwork } from '@/lib/shared/runtime/network'
import { endSocket } from '../end-socket'
import { readHeaders } from '../read-headers'
import { createTally } from '../tally'

/** ms in which the API must take or refuse a socket */
const HANDSHAKE_BUDGET_MS = 5_000
/** Sockets of one address at once: a school behind one, each with a few tabs. */
const MOST_OF_ONE = 300
const MOST = 5_000
const ALL = 'all'

/** What a WebSocket handshake is made of (RFC 6455 §4.1), and who asks. */
const PASSED = ['host', 'origin', 'cookie', 'upgrade', 'connection', 'x-session-token'] as const

type Sockets = {
  readonly apiUrl: string
  readonly siteUrl: string
  readonly most?: number
  readonly mostOfOne?: number
  readonly patience?: number
}

export type Upgrade = {
  readonly request: IncomingMessage
  readonly socket: Duplex
  /** What came behind the handshake already. */
  readonly head: Buffer
  readonly client: string
}

/** Leads WebSockets to the API's `/socket.io`; what is not of our own pages is refused before any handshake (promise T15). */
export function passSockets({
  apiUrl,
  siteUrl,
  most = MOST,
  mostOfOne = MOST_OF_ONE,
  patience = HANDSHAKE_BUDGET_MS,
}: Sockets): (upgrade: Upgrade) => void {
  const open = createTally()
  return (upgrade) => {
    const { request, socket } = upgrade
    const client = toNetwork(upgrade.client)
    if (!mayAsk(request, siteUrl)) return endSocket(socket, 403)
    if (open.of(ALL) >= most || open.of(client) >= mostOfOne) return endSocket(socket, 503)
    for (const name of [ALL, client]) open.add(name, socket)
    lead(new URL(apiUrl), upgrade, patience)
  }
}

/** Browsers name the page that asks; programs may leave it out where they send no cookie. */
function mayAsk({ headers }: IncomingMessage, siteUrl: string): boolean {
  if (headers.origin === undefined) return headers.cookie === undefined
  return isOwnRequest(readHeaders({ ...headers, 'sec-fetch-site': undefined }), siteUrl)
}

function lead(api: URL, { request, socket, head, client }: Upgrade, timeout: number): void {
  const ask = api.protocol === 'https:' ? askSecurely : askPlainly
  const call = ask({
    host: api.hostname,
    port: api.port,
    path: request.url,
    headers: toHandshake(request.headers, client),
    timeout,
  })
  socket.once('close', () => call.destroy())
  call.once('timeout', () => call.destroy(new Error('The API is late.')))
  call.once('error', () => endSocket(socket, 503))
  call.once('response', (refusal) => {
    refusal.resume()
    endSocket(socket, refusal.statusCode === 403 ? 403 : 503)
  })
  call.once('upgrade', (accepted, upstream, first) => {
    upstream.setTimeout(0)
    socket.write(toHead(accepted))
    if (first.length > 0) socket.write(first)
    if (head.length > 0) upstream.write(head)
    join(socket, upstream)
    join(upstream, socket)
  })
  call.end()
}

/** Either may leave without a word. Two of Node's pipelines would listen so often that Node takes each socket for a leak. */
function join(from: Duplex, to: Duplex): void {
  from.on('error', () => from.destroy())
  from.once('close', () => {
    // The last words are still on their way.
    if (to.writableEnded && !to.writableFinished) to.once('finish', () => to.destroy())
    else to.destroy()
  })
  from.pipe(to)
}

function toHandshake(headers: IncomingHttpHeaders, client: string): IncomingHttpHeaders {
  const passed = Object.entries(headers).filter(
    ([name]) => name.startsWith('sec-websocket-') || PASSED.some((each) => each === name),
  )
  return { ...Object.fromEntries(passed), 'x-forwarded-for': client }
}

function toHead({ statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}\r\n` : [],
  )
  return `HTTP/1.1 101 ${statusMessage}\r\n${lines.join('')}\r\n`
}
