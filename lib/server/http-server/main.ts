import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { readEnv } from '@/lib/server/env'
import { createGracefulShutdown } from './connections/graceful-shutdown'
import { endSocketWithError } from './connections/socket-error-response'
import { listDevelopmentMiddleware, listMiddleware } from './middleware-list'
import { createNextApp } from './next-app'
import { createCacheWarmer } from './page-cache/cache-warmer'
import { createPageCacheServices } from './page-cache/page-cache-services'
import { createHttpServer } from './server'
import { createLogger } from './server-log'
import { readHttpServerSettings } from './settings'
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
