import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { buildErrorResponse, type ErrorStatus } from '../error-response'
import { RAW_RESPONSE_HEADERS } from '../middleware/security-headers'

/** Writes an error response to a socket that has no usable response object, and closes it. */
export function endSocketWithError(socket: Duplex, status: ErrorStatus, hasBody = true): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { text, headers } = buildErrorResponse({ status, format: 'json' })
  const lines = Object.entries({ ...RAW_RESPONSE_HEADERS, ...headers, Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${hasBody ? text : ''}`)
  // A client that does not read must not hold the connection.
  socket.once('finish', () => socket.destroy())
}

/** The error of Node's parser, with the bytes it could not read. */
type MalformedRequestError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer }

const STATUSES: Readonly<Record<string, ErrorStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers bytes that are not HTTP or arrive too slowly. */
export function answerMalformedRequest(error: MalformedRequestError, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else endSocketWithError(socket, STATUSES[error.code ?? ''] ?? 400, !isHead(error))
}

/** Returns true for HEAD: a body would be read as a second response. */
function isHead({ rawPacket }: MalformedRequestError): boolean {
  return rawPacket?.toString('latin1', 0, 5) === 'HEAD '
}
