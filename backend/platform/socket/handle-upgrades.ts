import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { toStatusErrorBody } from '@/backend/platform/http/error-handler'
import { sendRawErrorResponse } from '@/backend/platform/http/send-error'
import type { ErrorBody } from '@/lib/contract/common'

type Options = {
  /** Compared exactly: another spelling is another address (promise T19). */
  readonly path: string
  /** Returns null when allowed. Must not throw. */
  readonly refuse: (request: IncomingMessage) => Promise<ErrorBody | null>
  readonly pass: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** Seconds until a caller over the limit may try again. */
const RETRY_AFTER = 5

/** Milliseconds for the other side's close frame; `ws` would wait half a minute for one that never comes. */
const FAREWELL = 1000

/** A browser only answers a ping every 25 seconds. */
const MAX_PACKETS = 20
const WINDOW_MS = 10_000

/** Accepts or rejects every upgrade before its protocol starts; all paths but `path` get 404. */
export function handleUpgrades(server: Server, { path, refuse, pass }: Options): void {
  const take = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isElsewhere = request.url?.split('?')[0] !== path
    const refusal = isElsewhere ? toStatusErrorBody(404) : await refuse(request)
    if (refusal === null) return pass(request, socket, head)
    const isTooMany = refusal.statusCode === 429 || refusal.statusCode === 503
    sendRawErrorResponse(socket, refusal, isTooMany ? [`Retry-After: ${RETRY_AFTER}`] : [])
  }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node removes its own listener: without one a closed connection would end the process.
    socket.on('error', () => socket.destroy())
    void take(request, socket, head)
  })
}

type ClosedConnection = EventEmitter & { readonly request: IncomingMessage }

/** Destroys the socket of a connection we closed, after a short wait (promise T15). */
export function destroyAfterClose(connection: ClosedConnection): void {
  const { socket } = connection.request
  connection.once('close', () => {
    const cut = setTimeout(() => socket.destroy(), FAREWELL)
    socket.once('close', () => clearTimeout(cut))
  })
}

type PacketConnection = EventEmitter & { close(discard?: boolean): void }

/** Closes a connection that sends more than our pages would (promise T15). */
export function limitPackets(connection: PacketConnection): void {
  let windowEnd = 0
  let count = 0
  connection.on('packet', () => {
    const now = performance.now()
    if (now > windowEnd) {
      windowEnd = now + WINDOW_MS
      count = 0
    }
    count += 1
    if (count > MAX_PACKETS) connection.close(true)
  })
}
