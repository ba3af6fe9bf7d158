import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Middleware } from '@/lib/server/http-server/request-context'
import { createHttpServer } from '@/lib/server/http-server/server'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})
const silent = pino({ level: 'silent' })

/** Starts an HTTP server with only these middleware functions. */
export async function openBare(...steps: Middleware[]) {
  return openBareWith({}, ...steps)
}

type Settings = Pick<Parameters<typeof createHttpServer>[0], 'socketTimeout' | 'connections'>

/** As `openBare`, with settings. */
export async function openBareWith(settings: Settings, ...steps: Middleware[]) {
  const server = createHttpServer({
    ...settings,
    trustProxy: () => false,
    log: silent,
    middleware: steps,
    upgrade: ({ socket }) => socket.destroy(),
    onUpgraded: () => undefined,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { port: (server.address() as AddressInfo).port, server }
}
