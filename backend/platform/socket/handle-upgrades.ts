import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { toBody } from '@/backend/platform/http/error-handler'
import { sendRawErrorResponse } from '@/backend/platform/http/raw-error-response'
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

/** Accepts or rejects every upgrade before its protocol starts; all paths but `path` get 404. */
export function handleUpgrades(server: Server, { path, refuse, pass }: Options): void {
  const take = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isElsewhere = request.url?.split('?')[0] !== path
    const refusal = isElsewhere ? toBody(404) : await refuse(request)
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
