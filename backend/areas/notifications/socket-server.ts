import { Server as Engine } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import { type DefaultEventsMap, Server } from 'socket.io'
import { listActiveSessions } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { SIGN_IN_AGAIN } from '@/backend/platform/http/send-error'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import {
  destroyAfterClose,
  handleUpgrades,
  limitPackets,
} from '@/backend/platform/socket/handle-upgrades'
import type { PageMessage } from '@/backend/platform/socket/notify-open-pages'
import type { SocketEvents } from '@/lib/contract/socket-events'
import { createSocketAuthentication, type SessionData } from './socket-authentication'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly limiter: RateLimiter
  /** The only allowed origin. */
  readonly siteUrl: string
}

export type SocketServer = {
  /** Sends to every open page of the user on this process. */
  deliver(message: PageMessage): void
  /** Sends to every open page of every user on this process. */
  broadcastMissedEvents(): void
  disconnectEndedSessions(): Promise<void>
}

/** Bytes; a browser only answers pings. */
const MAX_FRAME = 4096

/** Milliseconds from the handshake to the first packet, which a client sends at once. */
const FIRST_PACKET = 3000

/**
 * Creates the socket server (spec §7); call it before the API listens. It takes WebSocket only: a connection
 * is one handshake, on any process.
 */
export function createSocketServer(app: FastifyInstance, options: Options): SocketServer {
  const { db, clock } = options
  const { log } = app
  const engine = new Engine({ transports: ['websocket'], maxHttpBufferSize: MAX_FRAME })
  const io = new Server<DefaultEventsMap, SocketEvents, DefaultEventsMap, SessionData>({
    connectTimeout: FIRST_PACKET,
  })
  io.bind(engine)
  engine.on('connection', limitPackets)
  engine.on('connection', destroyAfterClose)
  const { refuse, getSession } = createSocketAuthentication({ ...options, log })
  handleUpgrades(app.server, {
    path: '/socket.io/',
    refuse,
    pass: (request, socket, head) => engine.handleUpgrade(request, socket, head),
  })
  io.use((socket, next) => {
    const session = getSession(socket.request)
    if (session === null) return next(new Error(SIGN_IN_AGAIN))
    socket.data = session
    next()
  })
  io.on('connection', (socket) => void socket.join(roomOf(socket.data.accountId)))
  app.addHook('preClose', async () => {
    engine.close()
  })

  return {
    deliver: ({ accountId, event, about }) => {
      io.to(roomOf(accountId)).emit(event, ...about)
    },
    broadcastMissedEvents: () => {
      io.emit('missed')
    },
    disconnectEndedSessions: async () => {
      const sockets = [...io.of('/').sockets.values()]
      const hashes = [...new Set(sockets.map(({ data }) => data.tokenHash))]
      const live = await listActiveSessions(db, hashes, clock.now())
      for (const socket of sockets) {
        if (!live.has(socket.data.tokenHash)) socket.disconnect(true)
      }
    },
  }
}

function roomOf(accountId: string): string {
  return `account:${accountId}`
}
