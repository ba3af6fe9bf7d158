import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '@/lib/contract/common'

/**
 * Sends the error body on a connection that Fastify does not answer, and closes it. `headers` are whole
 * lines.
 */
export function sendRawErrorResponse(
  socket: Duplex,
  body: ErrorBody,
  headers: readonly string[] = [],
): void {
  const text = JSON.stringify(body)
  const lines = [
    `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode] ?? 'Refused'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...headers,
    'Connection: close',
  ]
  // Nobody reads what the caller still sends, so do not wait for its end.
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}
