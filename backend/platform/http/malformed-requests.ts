import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { toBody } from './error-handler'
import { sendRawErrorResponse } from './raw-error-response'

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Handles bytes that are not HTTP: sends the error body and closes the connection. */
export function handleMalformedRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  sendRawErrorResponse(socket, toBody(STATUSES[error.code] ?? 400))
}
