import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

type Headers = Readonly<Record<string, string>>

/** The path at which our pages open their sockets. */
export const HANDSHAKE = '/socket.io/?EIO=4&transport=websocket'

const UPGRADE = {
  host: 'www.visvakor.example',
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** Sends a WebSocket handshake as bytes, and nothing afterwards, not even a close frame. */
export function askForSocket(address: string, headers: Headers, path = HANDSHAKE): Socket {
  const { port, hostname } = new URL(address)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  const lines = Object.entries({ ...UPGRADE, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

/** The status of the response, from its first bytes. */
export async function statusOf(socket: Socket): Promise<number> {
  const [bytes] = await once(socket, 'data')
  return Number(/^HTTP\/1\.1 (\d+) /.exec(String(bytes))?.[1])
}

/** Reads the response until the connection closes: the status, and the body as JSON. */
export async function answerOf(socket: Socket): Promise<{ status: number; body: unknown }> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}
