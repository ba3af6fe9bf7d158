import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { listLiveSessions } from '@/backend/areas/sign-in/live-sessions'
import { getSessionAccountId, hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { SIGN_IN_AGAIN } from '@/backend/platform/http/send-error'
import type { SharedRedis } from '@/backend/platform/redis/connect-redis'
import { createSocketAdapter } from '@/backend/platform/redis/socket-adapter'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { Limit, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { capPackets } from '@/backend/platform/socket/cap-packets'
import {
  isOwnHandshake,
  readHandshakeAddress,
  readHandshakeToken,
} from '@/backend/platform/socket/handshake'
import type { SocketEvents } from '@/lib/contract/notifications/notification'
import type { Told } from './announcement'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly limiter: RateLimiter
  /** The only origin allowed. */
  readonly siteUrl: string
  /** Shares messages between processes; null: they stay in this one. */
  readonly redis: SharedRedis | null
}

export type SocketServer = {
  /** To every open page of the user, on all processes. */
  deliver(told: Told): void
  dropEnded(): Promise<void>
}

type SessionData = { accountId: string; tokenHash: string }
type SessionSocket = Socket<DefaultEventsMap, SocketEvents, DefaultEventsMap, SessionData>

/** Open pages on one process. */
const SOCKETS_PER_USER = 10

/** Bytes; a browser only answers pings. */
const MAX_FRAME = 4096

const HANDSHAKES: Limit = { name: 'socket-handshakes', max: 600, windowMs: 60_000 }

/** See spec §7. Call it before the API listens. WebSocket only: a connection is one handshake, on any process. */
export function createSocketServer(app: FastifyInstance, options: Options): SocketServer {
  const { db, clock, siteUrl, redis } = options
  const answerers = app.server.listeners('request')
  const io = new Server<DefaultEventsMap, SocketEvents, DefaultEventsMap, SessionData>(app.server, {
    path: '/socket.io',
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MAX_FRAME,
    connectTimeout: 5000,
    allowRequest: (request, answer) => answer(null, isOwnHandshake(request, siteUrl)),
    ...(redis === null ? {} : { adapter: createSocketAdapter(redis, app.log) }),
  })
  keepRequests(app, answerers)
  io.engine.on('connection', capPackets)
  io.use((socket, next) => void admit(app, options, socket, next))
  io.on('connection', (socket) => void socket.join(roomOf(socket.data.accountId)))
  app.addHook('preClose', async () => {
    await io.of('/').adapter.close()
    io.engine.close()
  })

  return {
    deliver: ({ accountId, notification }) => {
      io.to(roomOf(accountId)).emit('notification', notification)
    },
    dropEnded: async () => {
      const sockets = [...io.of('/').sockets.values()]
      const hashes = [...new Set(sockets.map(({ data }) => data.tokenHash))]
      const live = await listLiveSessions(db, hashes, clock.now())
      for (const socket of sockets) {
        if (!live.has(socket.data.tokenHash)) socket.disconnect(true)
      }
    },
  }
}

/** The socket takes upgrades only, never plain requests. */
function keepRequests({ server }: FastifyInstance, answerers: readonly unknown[]): void {
  server.removeAllListeners('request')
  for (const answer of answerers) server.on('request', answer as RequestListener)
}

function roomOf(accountId: string): string {
  return `account:${accountId}`
}

async function admit(
  app: FastifyInstance,
  { db, clock, limiter, siteUrl }: Options,
  socket: SessionSocket,
  next: (refusal?: Error) => void,
): Promise<void> {
  try {
    const address = readHandshakeAddress(socket.request)
    if (address !== null && (await limiter.take([{ limit: HANDSHAKES, key: address }])) > 0) {
      return next(toRefusal(429, 'Too many connections. Please wait before you try again.'))
    }
    const token = readHandshakeToken(socket.request, siteUrl)
    const accountId = token === null ? null : await getSessionAccountId(db, token, clock.now())
    if (token === null || accountId === null) {
      return next(toRefusal(900, SIGN_IN_AGAIN))
    }
    const open = socket.nsp.adapter.rooms.get(roomOf(accountId))?.size ?? 0
    if (open >= SOCKETS_PER_USER) return next(toRefusal(429, 'Too many pages are open.'))
    socket.data = { accountId, tokenHash: hashToken(token) }
    next()
  } catch (error) {
    app.log.warn({ err: error }, 'a socket could not be admitted')
    // A refusal would be final; after a lost connection the browser tries again.
    socket.conn.close()
    next(toRefusal(503, 'The service is busy.'))
  }
}

/** In the browser's `connect_error`, `data` is the API's error body (architecture §7). */
function toRefusal(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { data: { statusCode, message } })
}
