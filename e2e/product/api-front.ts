import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import type { FrontAnswer } from './front-answers'

/** Something that stands before the API, hears every call, can answer in its place, and can die. */
export type ApiFront = {
  readonly url: string
  /** What was called so far: `GET /v1/job?limit=20`. */
  readonly calls: readonly string[]
  /**
   * From now on calls like this one are answered in place of the API, which hears nothing of them.
   *
   * @param times how many of them; all unless given
   */
  readonly answer: (call: RegExp, answer: FrontAnswer, times?: number) => void
  /** From now on the API answers everything itself again. */
  readonly heal: () => void
  /** From now on connections are refused, as after the API was killed. */
  readonly kill: () => Promise<void>
  /** From now on connections are taken again; nothing is done where they are. */
  readonly revive: () => Promise<void>
}

/** How long the API keeps a connection nobody uses, in ms (Fastify). */
const KEEP_ALIVE_MS = 72_000

type Rule = { readonly call: RegExp; readonly answer: FrontAnswer; left: number }

/** Opens a front before the API at `apiUrl`. */
export async function openApiFront(apiUrl: string): Promise<ApiFront> {
  const calls: string[] = []
  const rules: Rule[] = []
  const server = createServer((incoming, reply) => {
    const call = `${incoming.method ?? 'GET'} ${incoming.url ?? '/'}`
    calls.push(call)
    const rule = rules.find(({ call: like, left }) => left > 0 && like.test(call))
    if (rule === undefined) return relay(apiUrl, incoming, reply)
    rule.left -= 1
    // What was sent is heard to its end, as by an API that thinks about it.
    incoming.resume().on('end', () => rule.answer(reply))
  })
  const lines = new Set<Duplex>()
  server.on('upgrade', (incoming: IncomingMessage, line: Duplex) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
    relayLine(apiUrl, incoming, line)
  })
  // As long as the API keeps one: a connection that is closed just as it is used again is no answer.
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
      for (const line of lines) line.destroy()
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
  // A connection each: a kept one may be closed by the API just when it is used again.
  const options = { method, headers, agent: false }
  const outgoing = send(new URL(url, apiUrl), options, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  outgoing.on('error', () => reply.destroy())
  incoming.pipe(outgoing)
}

/** A WebSocket, which no rule is about. */
function relayLine(apiUrl: string, { method, url = '/', headers }: IncomingMessage, line: Duplex) {
  const outgoing = send(new URL(url, apiUrl), { method, headers, agent: false })
  outgoing.on('upgrade', ({ rawHeaders }, upstream) => {
    const fields = rawHeaders.map((each, at) => (at % 2 === 0 ? `${each}: ` : `${each}\r\n`))
    line.write(`HTTP/1.1 101 Switching Protocols\r\n${fields.join('')}\r\n`)
    pipeline(line, upstream, () => line.destroy())
    pipeline(upstream, line, () => upstream.destroy())
  })
  outgoing.on('response', () => line.destroy())
  outgoing.on('error', () => line.destroy())
  line.on('error', () => outgoing.destroy())
  outgoing.end()
}
