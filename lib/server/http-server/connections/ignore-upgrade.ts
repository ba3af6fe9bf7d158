import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * Answers a request that offers a protocol other than WebSocket (`h2c`, which Java's client sends first) as if it
 * offered none (RFC 9110 §7.8). Node does so itself only when no listener for upgrades exists.
 *
 * @returns null for a request with a body, which Node no longer reads
 */
export function createResponseIgnoringUpgrade(
  request: IncomingMessage,
  socket: Duplex,
): ServerResponse | null {
  const { method, headers } = request
  const isRead = (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined
  if (!isRead || !(socket instanceof Socket)) return null
  const response = new ServerResponse(request)
  // Nothing parses further requests on this connection.
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  // The server's own timeout ended when it handed over the connection.
  socket.once('timeout', () => socket.destroy())
  response.once('finish', () => socket.destroySoon())
  return response
}

export function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}
