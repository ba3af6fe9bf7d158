import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Middleware } from '../request-context'
import { type ConnectionTracker, createConnectionTracker } from './connection-tracker'
import { waitForIdleEventLoop } from './idle-event-loop'

const TIMEOUTS = {
  /**
   * ms for kept-alive connections to be used once more: a response can announce that it closes, an idle connection
   * cannot
   */
  grace: 3_000,
  check: 200,
  /** ms after that for an incomplete head, so that slow clients cannot delay the end */
  head: 5_000,
  /** ms for all responses: longer than an upload may take; the launcher waits longer still */
  patience: 40_000,
  /** ms by the clock: the launcher kills the process after sixty seconds, without any cleanup */
  longest: 55_000,
}

export type GracefulShutdown = {
  /** The connections whose pending responses are awaited. */
  readonly connections: ConnectionTracker
  /** Adds `Connection: close` to responses once the shutdown has begun. */
  readonly middleware: Middleware
  readonly countConnection: () => void
  /** Registers a socket that is no longer HTTP: it is closed at once, and its page reconnects. */
  readonly trackUpgradedSocket: (socket: Duplex) => void
  /** Stops accepting connections and completes every response without resetting a client (promise F14, decision 053). */
  readonly shutDown: (server: Server) => Promise<void>
}

export function createGracefulShutdown(stated: Partial<typeof TIMEOUTS> = {}): GracefulShutdown {
  const { grace, check, head, patience, longest } = { ...TIMEOUTS, ...stated }
  const connections = createConnectionTracker()
  const sockets = new Set<Duplex>()
  let isEnding = false
  let greeted = 0
  return {
    connections,
    countConnection: () => {
      greeted += 1
    },
    middleware: ({ response }) => {
      if (isEnding) response.shouldKeepAlive = false
      return false
    },
    trackUpgradedSocket: (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    },
    shutDown: async (server) => {
      const begun = performance.now()
      // Pending connections are accepted first: closing would reset those the process was too busy to accept. Kept-alive connections
      // stay open meanwhile, or their clients would reconnect at this very moment.
      await waitForIdleEventLoop(() => greeted)
      isEnding = true
      connections.closeAfterResponses()
      const closed = once(server, 'close')
      // Not `http.Server.close`, which ends idle connections at once, even under a request that is just arriving.
      NetServer.prototype.close.call(server)
      for (const socket of sockets) socket.destroy()
      // Counts checks rather than time: while the process is suspended nobody is served.
      let elapsed = 0
      const checks = setInterval(() => {
        elapsed += check
        const isOver = elapsed > patience || performance.now() - begun > longest
        if (isOver) server.closeAllConnections()
        else if (elapsed > grace) void endIdle()
      }, check)
      await closed
      clearInterval(checks)
    },
  }

  async function endIdle(): Promise<void> {
    if (await waitForIdleEventLoop()) connections.closeIdle({ since: check, head })
  }
}
