import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * A request that offers another protocol than WebSocket (`h2c`, as Java's client does with every first one) is answered as if
 * it offered none (RFC 9110 §7.8). Node would do so by itself only where nobody listens for upgrades.
 *
 * @returns null for what cannot be: a body, which Node reads no more
 */
export function ignoreUpgrade(request: IncomingMessage, socket: Duplex): ServerResponse | null {
  const { method, headers } = request
  const isRead = (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined
  if (!isRead || !(socket instanceof Socket)) return null
  const response = new ServerResponse(request)
  // What would come next on this connection, nobody parses.
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  // The server's own patience ended where it gave the connection away.
  socket.once('timeout', () => socket.destroy())
  response.once('finish', () => socket.destroySoon())
  return response
}

export function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}
