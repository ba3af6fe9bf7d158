import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '@/lib/contract/common'

/** For connections that Fastify does not answer: sends the error body and hangs up. `headers` are whole lines. */
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
  // What the caller still sends nobody reads, and nobody waits for its farewell.
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}
