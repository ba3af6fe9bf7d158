import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import {
  createGracefulShutdown,
  type GracefulShutdown,
} from '@/lib/server/http-server/connections/graceful-shutdown'
import { endSocketWithError } from '@/lib/server/http-server/error-response'
import { listMiddleware, type RequestTimeouts } from '@/lib/server/http-server/middleware-list'
import { createPageCacheServices } from '@/lib/server/http-server/page-cache/page-cache-services'
import type { RequestContext } from '@/lib/server/http-server/request-context'
import { createHttpServer } from '@/lib/server/http-server/server'
import { createWebSocketProxy } from '@/lib/server/http-server/websocket-proxy'

/** The public URL of the site. */
export const SERVER_SITE = 'http://visvakor.example'
/** A script of the build, with a compressed copy. */
export const BUILT = '/_next/static/chunks/app.js'
const SCRIPT = 'console.info("built")'

const endings: (() => void)[] = []
afterAll(() => {
  for (const end of endings) end()
})

type Settings = {
  readonly apiUrl?: string
  readonly siteUrl?: string
  /** In place of Next. */
  readonly render?: (exchange: RequestContext) => void
  readonly trusted?: readonly string[]
  readonly hasWorker?: boolean
  readonly indexKey?: string
  readonly isDemo?: boolean
  readonly patience?: RequestTimeouts
  readonly sockets?: {
    readonly maxSockets?: number
    readonly maxPerAddress?: number
    readonly handshakeTimeout?: number
  }
  readonly drain?: GracefulShutdown
}

export type RunningHttpServer = {
  readonly port: number
  readonly server: Server
  readonly drain: GracefulShutdown
  /** Log lines as text. */
  readonly logged: string[]
}

/** A minimal service worker for the build. */
export const WORKER = 'addEventListener("fetch", () => undefined)'

/** Starts our HTTP server with a build of one script in front of a replacement for Next. */
export async function startHttpServer(settings: Settings = {}): Promise<RunningHttpServer> {
  const { apiUrl = 'http://127.0.0.1:9', siteUrl = SERVER_SITE, render = showPage } = settings
  const { hasWorker = true, indexKey = null, isDemo = false } = settings
  const distDir = makeBuild()
  const drain = settings.drain ?? createGracefulShutdown()
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  const toApi = createWebSocketProxy({ apiUrl, siteUrl, ...settings.sockets })
  const server = createHttpServer({
    trustProxy: proxyAddr.compile([...(settings.trusted ?? [])]),
    log,
    middleware: listMiddleware({
      apiUrl,
      siteUrl,
      log,
      shutdown: drain.middleware,
      distDir,
      hasServiceWorker: hasWorker,
      indexNowKey: indexKey,
      isDemo,
      pageCache: createPageCacheServices((exchange) => {
        render(exchange)
        return true
      }, log),
      ...(settings.patience === undefined ? {} : { timeouts: settings.patience }),
    }),
    upgrade: (upgrade) => {
      if (upgrade.request.url?.startsWith('/socket.io/')) toApi(upgrade)
      else endSocketWithError(upgrade.socket, 404)
    },
    onUpgraded: drain.trackUpgradedSocket,
    connections: drain.connections,
  })
  server.on('connection', drain.countConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => {
    server.closeAllConnections()
    server.close()
    rmSync(distDir, { recursive: true, force: true })
  })
  return { port: (server.address() as AddressInfo).port, server, drain, logged }
}

/** Responds with the request it got, in place of Next. */
function showPage({ request, response }: RequestContext): void {
  const isMissing = request.url === '/missing'
  response.writeHead(isMissing ? 404 : 200, { 'content-type': 'text/html' })
  response.end(`<p>${request.method} ${request.url?.replaceAll('<', '&lt;')}</p>`)
}

function makeBuild(): string {
  const distDir = mkdtempSync(join(tmpdir(), 'visvakor-build-'))
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true })
  writeFileSync(join(distDir, 'static/chunks/app.js'), SCRIPT)
  mkdirSync(join(distDir, 'worker'))
  writeFileSync(join(distDir, 'worker/sw.js'), WORKER)
  return distDir
}
