import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { ErrorBody } from '@/lib/contract/common'
import { toBody } from './error-handler'

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** For bytes that are not HTTP; sends the error body and ends the connection. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body: ErrorBody = toBody(STATUSES[error.code] ?? 400)
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${body.statusCode} ${REASONS[body.statusCode]}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}
