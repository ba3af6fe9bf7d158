import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import onHeaders from 'on-headers'
import type { Step } from './exchange'

/** All in ms. */
const TIMES = {
  /** For a kept connection to be used once more: an answer can say that it ends, an idle connection cannot. */
  grace: 3_000,
  check: 200,
  /** For all answers; the launcher waits for ten seconds. */
  patience: 8_000,
}

export type Drain = {
  /** Says `Connection: close` in every answer from the end's beginning on. */
  readonly step: Step
  /** Of every new connection: one that has not asked yet by the time of the grace never counted on an answer. */
  readonly greet: (socket: Duplex) => void
  /** For connections that are HTTP no more: they are cut, and their pages connect again. */
  readonly watch: (socket: Duplex) => void
  /** Takes no new connection and finishes every answer; who asks is not reset (promise F14). */
  readonly end: (server: Server) => Promise<void>
}

export function createDrain({ grace, check, patience } = TIMES): Drain {
  const silent = new Set<Duplex>()
  const sockets = new Set<Duplex>()
  let isEnding = false
  return {
    greet: (socket) => keepIn(silent, socket),
    step: ({ request, response }) => {
      silent.delete(request.socket)
      onHeaders(response, () => {
        if (isEnding) response.setHeader('Connection', 'close')
      })
      return false
    },
    watch: (socket) => keepIn(sockets, socket),
    end: async (server) => {
      isEnding = true
      const closed = once(server, 'close')
      // Not the close of http: that ends idle connections at once, under a request that is just coming in.
      NetServer.prototype.close.call(server)
      for (const socket of sockets) socket.destroy()
      const begun = Date.now()
      const endIdle = () => {
        server.closeIdleConnections()
        for (const socket of silent) socket.destroy()
      }
      const checks = setInterval(() => {
        const elapsed = Date.now() - begun
        if (elapsed > patience) server.closeAllConnections()
        // Later in the same turn: a busy process may not have read yet what has come in.
        else if (elapsed > grace) setImmediate(endIdle)
      }, check)
      await closed
      clearInterval(checks)
    },
  }
}

function keepIn(open: Set<Duplex>, socket: Duplex): void {
  open.add(socket)
  socket.once('close', () => open.delete(socket))
}
