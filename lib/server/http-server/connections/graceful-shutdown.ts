import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Middleware } from '../request-context'
import { type ConnectionTracker, createConnectionTracker } from './connection-tracker'

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

/** ms; during a longer turn, events may have arrived that are not read yet */
const SHORT_TURN_MS = 10
const MAX_TURNS = 50
/**
 * The maximum number of pending connections (Node's backlog is 511); more may arrive while waiting, so the wait needs an
 * end.
 */
const MAX_ACCEPTED = 600

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

/**
 * Resolves when all pending input was read: connections accepted, requests begun. A busy process reads late, and the
 * kernel resets clients that wrote to a socket which is closed unread. Resolves to false when no turn of the event loop
 * was short.
 *
 * @param countTaken connections accepted so far: a turn accepts one, so such a turn does not show how many wait
 */
export async function waitForIdleEventLoop(
  countTaken: () => number = () => 0,
  now: () => number = () => performance.now(),
): Promise<boolean> {
  // From here on, one turn polls exactly once.
  await nextTurn()
  const last = countTaken() + MAX_ACCEPTED
  let turns = 0
  while (turns < MAX_TURNS && countTaken() < last) {
    const taken = countTaken()
    const begun = now()
    await nextTurn()
    if (countTaken() > taken) continue
    if (now() - begun < SHORT_TURN_MS) return true
    turns += 1
  }
  return false
}
