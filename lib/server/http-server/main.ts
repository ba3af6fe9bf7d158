import { once } from 'node:events'
import { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import next from 'next'
import { readEnv } from '@/lib/server/env'
import { readBuiltConfig } from '@/lib/server/next-cache/built-config'
import { createGracefulShutdown } from './connections/graceful-shutdown'
import { endSocketWithError } from './error-response'
import { listDevelopmentMiddleware, listMiddleware } from './middleware-list'
import { createCacheWarmer } from './page-cache/cache-warmer'
import { createPageCacheServices } from './page-cache/page-cache-services'
import type { Middleware, RequestContext } from './request-context'
import { createHttpServer } from './server'
import { createLogger } from './server-log'
import type { HttpServerSettings } from './settings'
import { readHttpServerSettings } from './settings'
import type { UpgradeRequest } from './websocket-proxy'
import { createWebSocketProxy } from './websocket-proxy'

/** Starts the web process, HTTP server and Next in one (decision 021), for `npm start` and `npm run dev`. */
async function startWebServer(): Promise<void> {
  // Compacts old objects while they are freed (decision 052). As a command line option it would shrink the young generation as well.
  setFlagsFromString('--optimize-for-size')
  const settings = readHttpServerSettings()
  const { API_URL: apiUrl, SITE_URL: siteUrl, ALLOW_DEMO } = readEnv()
  const log = createLogger()
  // An error in one response must not end all others; Next's own server does the same.
  process.on('uncaughtException', (error) => log.error({ err: error }, 'Nothing caught this.'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'Nothing caught this.'))
  const app = await createNextApp(settings)
  const shutdown = createGracefulShutdown()
  const { mostReadFile: file, warmUpTimeout: patience } = settings
  const pageCache = createPageCacheServices(app.render, log)
  const cacheWarmer = settings.isDevelopment
    ? null
    : createCacheWarmer({ file, patience, pageCache, log })
  const parts = {
    apiUrl,
    siteUrl,
    log,
    shutdown: shutdown.middleware,
    distDir: '.next',
    hasServiceWorker: settings.hasServiceWorker,
    indexNowKey: settings.indexNowKey,
  }
  const proxyWebSocket = createWebSocketProxy({ apiUrl, siteUrl })
  const server = createHttpServer({
    trustProxy: settings.trustProxy,
    log,
    middleware: settings.isDevelopment
      ? listDevelopmentMiddleware({ ...parts, render: app.render })
      : listMiddleware({ ...parts, pageCache, isDemo: ALLOW_DEMO === '1' }),
    upgrade: (upgrade) => {
      if (upgrade.request.url?.startsWith('/socket.io/')) proxyWebSocket(upgrade)
      else if (settings.isDevelopment) app.upgrade(upgrade)
      else endSocketWithError(upgrade.socket, 404)
    },
    onUpgraded: shutdown.trackUpgradedSocket,
    connections: shutdown.connections,
  })

  server.on('connection', shutdown.countConnection)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await Promise.all([cacheWarmer?.stop(), shutdown.shutDown(server)])
    pageCache.responseLog.flush()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop())
  }
  if (settings.waitsForListenMessage) await waitForMessage()
  // Before listening: while another process still answers, nobody meets a cold cache.
  await cacheWarmer?.warm()
  server.listen({ port: settings.port, host: settings.host })
  await once(server, 'listening')
}

/** Waits for a message of the launcher, whose channel alone does not keep the process running. */
async function waitForMessage(): Promise<void> {
  process.channel?.ref()
  await once(process, 'message')
  process.channel?.unref()
}

await startWebServer()

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
