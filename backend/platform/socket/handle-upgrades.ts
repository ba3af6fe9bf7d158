import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { toBody } from '@/backend/platform/http/error-handler'
import { sendRawErrorResponse } from '@/backend/platform/http/raw-error-response'
import type { ErrorBody } from '@/lib/contract/common'

type Options = {
  /** Compared as it stands: another spelling is another address (promise T19). */
  readonly path: string
  /** Null: may pass. Must not throw. */
  readonly refuse: (request: IncomingMessage) => Promise<ErrorBody | null>
  readonly pass: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** Seconds after which a caller who was too many may come again. */
const RETRY_AFTER = 5

/** Every request for another protocol is decided before a byte of it is spoken; all but `path` get 404. */
export function handleUpgrades(server: Server, { path, refuse, pass }: Options): void {
  const take = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isElsewhere = request.url?.split('?')[0] !== path
    const refusal = isElsewhere ? toBody(404) : await refuse(request)
    if (refusal === null) return pass(request, socket, head)
    const isTooMany = refusal.statusCode === 429 || refusal.statusCode === 503
    sendRawErrorResponse(socket, refusal, isTooMany ? [`Retry-After: ${RETRY_AFTER}`] : [])
  }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node takes its own listener away: without one a caller who hangs up would end the process.
    socket.on('error', () => socket.destroy())
    void take(request, socket, head)
  })
}
