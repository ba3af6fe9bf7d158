import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach } from 'vitest'
import { buildApp } from '@/backend/app'
import { startNotificationJobs } from '@/backend/areas/notifications/background-jobs'
import type { Database } from '@/backend/db/connect'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { createRateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { SocketEvents } from '@/lib/contract/socket-events'
import { appDeps } from './app-deps'

/** The public URL of our pages. */
export const SITE_URL = 'https://www.visvakor.example'

type Headers = Readonly<Record<string, string>>

/** A client socket of a page; it may also send invalid events. */
type PageSocket = Socket<SocketEvents, { nonsense(text: string): void }>

const clock = { now: () => new Date() }

/**
 * Starts an API process with its background work; returns its address.
 *
 * @param siteUrl the public URL of its pages
 */
export async function listenWithSockets(
  { db, url }: { readonly db: Database; readonly url: string },
  limiter = createRateLimiter(clock),
  siteUrl = SITE_URL,
) {
  const deps = appDeps({ db, clock, limiter })
  const { outbox } = deps
  const app = await buildApp(deps)
  startNotificationJobs(app, {
    db,
    databaseUrl: url,
    clock,
    limiter,
    siteUrl,
    outbox,
    digestHour: 0,
    kinds: MESSAGE_KINDS,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const close = () => app.close()
  afterAll(close)
  return { address: `http://127.0.0.1:${port}`, close }
}

/** Opens sockets that close with the test. */
export function provideSockets() {
  const sockets: PageSocket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })
  return {
    /** Starts to connect without waiting. */
    open(address: string, extraHeaders: Headers, { reconnection = false } = {}) {
      const options = { transports: ['websocket'], forceNew: true, extraHeaders, reconnection }
      const socket: PageSocket = io(address, options)
      sockets.push(socket)
      return socket
    },
  }
}

/** The outcome of a handshake: `connected`, the refusing status, or `closed`. */
export function outcomeOf(socket: PageSocket): Promise<string | number> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error: Error & { description?: { message?: string } }) => {
      const status = /server response: (\d+)/.exec(error.description?.message ?? '')?.[1]
      resolve(status === undefined ? 'closed' : Number(status))
    })
  })
}

/** The reason for the disconnect of a socket. */
export function endOf(socket: PageSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('disconnect', resolve)
  })
}
