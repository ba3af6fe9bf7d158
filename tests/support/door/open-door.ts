import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { createDoor } from '@/lib/server/door/door'
import { createDrain, type Drain } from '@/lib/server/door/drain'
import { endSocket } from '@/lib/server/door/end-socket'
import type { Exchange } from '@/lib/server/door/exchange'
import { createFinished } from '@/lib/server/door/finished/finished'
import { listSteps, type Patience } from '@/lib/server/door/list-steps'
import { passSockets } from '@/lib/server/door/socket/pass-socket'

/** The address our pages are said to be at. */
export const DOOR_SITE = 'http://visvakor.example'
/** A script of the build, with its compressed copy beside it. */
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
  readonly render?: (exchange: Exchange) => void
  readonly trusted?: readonly string[]
  readonly hasWorker?: boolean
  readonly indexKey?: string
  readonly patience?: Patience
  readonly sockets?: {
    readonly most?: number
    readonly mostOfOne?: number
    readonly patience?: number
  }
  readonly drain?: Drain
}

export type OpenDoor = {
  readonly port: number
  readonly server: Server
  readonly drain: Drain
  /** Lines of the log, as text. */
  readonly logged: string[]
}

/** Stands for the service worker of the build. */
export const WORKER = 'addEventListener("fetch", () => undefined)'

/** The door of the running product, with a build of one script, before something that stands in for Next. */
export async function openDoor(settings: Settings = {}): Promise<OpenDoor> {
  const { apiUrl = 'http://127.0.0.1:9', siteUrl = DOOR_SITE, render = showPage } = settings
  const { hasWorker = true, indexKey = null } = settings
  const distDir = makeBuild()
  const drain = settings.drain ?? createDrain()
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  const toApi = passSockets({ apiUrl, siteUrl, ...settings.sockets })
  const server = createDoor({
    trust: proxyAddr.compile([...(settings.trusted ?? [])]),
    log,
    steps: listSteps({
      apiUrl,
      siteUrl,
      log,
      drain: drain.step,
      distDir,
      hasWorker,
      indexKey,
      finished: createFinished((exchange) => {
        render(exchange)
        return true
      }, log),
      ...(settings.patience === undefined ? {} : { patience: settings.patience }),
    }),
    upgrade: (upgrade) => {
      if (upgrade.request.url?.startsWith('/socket.io/')) toApi(upgrade)
      else endSocket(upgrade.socket, 404)
    },
    watch: drain.watch,
    connections: drain.connections,
  })
  server.on('connection', drain.greet)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => {
    server.closeAllConnections()
    server.close()
    rmSync(distDir, { recursive: true, force: true })
  })
  return { port: (server.address() as AddressInfo).port, server, drain, logged }
}

/** Shows what it was asked for, as Next would be asked. */
function showPage({ request, response }: Exchange): void {
  const isMissing = request.url === '/missing'
  response.writeHead(isMissing ? 404 : 200, { 'content-type': 'text/html' })
  response.end(`<p>${request.method} ${request.url?.replaceAll('<', '&lt;')}</p>`)
}

function makeBuild(): string {
  const distDir = mkdtempSync(join(tmpdir(), 'visvakor-door-'))
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true })
  writeFileSync(join(distDir, 'static/chunks/app.js'), SCRIPT)
  mkdirSync(join(distDir, 'worker'))
  writeFileSync(join(distDir, 'worker/sw.js'), WORKER)
  return distDir
}
