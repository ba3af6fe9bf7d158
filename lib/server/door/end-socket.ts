import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { composeRefusal, type RefusalStatus } from './refusal'
import { HEADERS_OF_BARE } from './steps/security-headers'

/** Says why on a connection that has no response, or none we can use any more, and ends it. */
export function endSocket(socket: Duplex, status: RefusalStatus, hasBody = true): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { text, headers } = composeRefusal({ status, as: 'json' })
  const lines = Object.entries({ ...HEADERS_OF_BARE, ...headers, Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${hasBody ? text : ''}`)
  // Whoever does not read it must not hold the connection.
  socket.once('finish', () => socket.destroy())
}

/** As Node's parser tells it, with the bytes it could not read. */
type BrokenRequest = NodeJS.ErrnoException & { readonly rawPacket?: Buffer }

const STATUSES: Readonly<Record<string, RefusalStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** For bytes that are not HTTP, or come too slowly. */
export function answerBrokenRequest(error: BrokenRequest, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else endSocket(socket, STATUSES[error.code ?? ''] ?? 400, !isHead(error))
}

/** With a body, what answers HEAD is read as two answers. */
function isHead({ rawPacket }: BrokenRequest): boolean {
  return rawPacket?.toString('latin1', 0, 5) === 'HEAD '
}
