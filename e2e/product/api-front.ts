import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { findFreePort } from './free-port'

/** Something that stands before the API, hears every call and can die. */
export type ApiFront = {
  readonly url: string
  /** What was called so far: `GET /v1/job?limit=20`. */
  readonly calls: readonly string[]
  /** From now on connections are refused, as after the API was killed. */
  readonly kill: () => Promise<void>
}

/** Opens a front before the API at `apiUrl`. */
export async function openApiFront(apiUrl: string): Promise<ApiFront> {
  const calls: string[] = []
  const server = createServer((incoming, reply) => {
    const { method = 'GET', url = '/', headers } = incoming
    calls.push(`${method} ${url}`)
    const outgoing = send(new URL(url, apiUrl), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    outgoing.on('error', () => reply.destroy())
    incoming.pipe(outgoing)
  })
  const port = await findFreePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    kill: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
