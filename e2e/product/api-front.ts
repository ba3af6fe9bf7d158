import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import type { FrontAnswer } from './front-answers'

/** A proxy before the API that records calls, can respond in its place, and can be killed. */
export type ApiFront = {
  readonly url: string
  /** The calls so far: `GET /v1/job?limit=20`. */
  readonly calls: readonly string[]
  /**
   * Responds to such calls in place of the API from now on, without calling it.
   *
   * @param times how many of them; all unless given
   */
  readonly answer: (call: RegExp, answer: FrontAnswer, times?: number) => void
  /** Forwards all calls to the API again. */
  readonly heal: () => void
  /** Refuses connections from now on, as after the API was killed. */
  readonly kill: () => Promise<void>
  /** Accepts connections again; does nothing when they are accepted. */
  readonly revive: () => Promise<void>
}

/** How long the API keeps an idle connection, in ms (Fastify). */
const KEEP_ALIVE_MS = 72_000

type Rule = { readonly call: RegExp; readonly answer: FrontAnswer; left: number }

/** Opens a proxy before the API at `apiUrl`. */
export async function openApiFront(apiUrl: string): Promise<ApiFront> {
  const calls: string[] = []
  const rules: Rule[] = []
  const server = createServer((incoming, reply) => {
    const call = `${incoming.method ?? 'GET'} ${incoming.url ?? '/'}`
    calls.push(call)
    const rule = rules.find(({ call: like, left }) => left > 0 && like.test(call))
    if (rule === undefined) return relay(apiUrl, incoming, reply)
    rule.left -= 1
    // The request body is read to its end, as by the API.
    incoming.resume().on('end', () => rule.answer(reply))
  })
  const sockets = new Set<Duplex>()
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    relayLine(apiUrl, incoming, socket)
  })
  // As long as the API does, since a connection that closes while it is used again gives no response.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer: (call, answer, times = Number.POSITIVE_INFINITY) => {
      rules.push({ call, answer, left: times })
    },
    heal: () => {
      rules.length = 0
    },
    kill: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    revive: async () => {
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

function relay(apiUrl: string, incoming: IncomingMessage, reply: ServerResponse): void {
  const { method, url = '/', headers } = incoming
  // A new connection each: the API may close an idle one just when it is used again.
  const options = { method, headers, agent: false }
  const outgoing = send(new URL(url, apiUrl), options, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  outgoing.on('error', () => reply.destroy())
  incoming.pipe(outgoing)
}

/** A WebSocket is always forwarded. */
function relayLine(
  apiUrl: string,
  { method, url = '/', headers }: IncomingMessage,
  socket: Duplex,
) {
  const outgoing = send(new URL(url, apiUrl), { method, headers, agent: false })
  outgoing.on('upgrade', ({ rawHeaders }, upstream) => {
    const fields = rawHeaders.map((each, at) => (at % 2 === 0 ? `${each}: ` : `${each}\r\n`))
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${fields.join('')}\r\n`)
    pipeline(socket, upstream, () => socket.destroy())
    pipeline(upstream, socket, () => upstream.destroy())
  })
  outgoing.on('response', () => socket.destroy())
  outgoing.on('error', () => socket.destroy())
  socket.on('error', () => outgoing.destroy())
  outgoing.end()
}
