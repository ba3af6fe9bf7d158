import { Server } from 'node:http'
import next from 'next'
import { readBuiltConfig } from '@/lib/server/next-cache/built-config'
import type { Middleware, RequestContext } from './request-context'
import type { HttpServerSettings } from './settings'
import type { UpgradeRequest } from './websocket-proxy'

export type NextApp = {
  /** Answers every request with a page or a route handler. */
  readonly render: Middleware
  /** Handles the socket by which Next reloads pages in development. */
  readonly upgrade: (upgrade: UpgradeRequest) => void
  readonly close: () => Promise<void>
}

/** Creates the Next app; ready to answer when it resolves. */
export async function createNextApp({ port, isDevelopment }: HttpServerSettings): Promise<NextApp> {
  if (!isDevelopment) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = await readBuiltConfig('.next')
  // Next listens for upgrades on the server it is given; upgrades are forwarded to this one deliberately.
  const ear = new Server()
  const app = next({ dev: isDevelopment, port, httpServer: ear })
  await app.prepare()
  const handle = app.getRequestHandler()
  return {
    render: async ({ request, response }: RequestContext) => {
      await handle(request, response)
      return true
    },
    upgrade: ({ request, socket, head }) => void ear.emit('upgrade', request, socket, head),
    close: () => app.close(),
  }
}
