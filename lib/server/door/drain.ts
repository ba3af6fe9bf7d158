import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import onHeaders from 'on-headers'
import type { Step } from './exchange'

/** ms for a kept connection to be used once more: an answer can say that it ends, an idle connection cannot. */
const IDLE_GRACE = 3_000
const IDLE_CHECK = 200
/** ms for all answers; the launcher waits for ten seconds. */
const PATIENCE = 8_000

export type Drain = {
  /** Says `Connection: close` in every answer from the end's beginning on. */
  readonly step: Step
  /** For connections that are HTTP no more: they are cut, and their pages connect again. */
  readonly watch: (socket: Duplex) => void
  /** Takes no new connection and finishes every answer; who asks is not reset (promise F14). */
  readonly end: (server: Server) => Promise<void>
}

export function createDrain(): Drain {
  const sockets = new Set<Duplex>()
  let isEnding = false
  return {
    step: ({ response }) => {
      onHeaders(response, () => {
        if (isEnding) response.setHeader('Connection', 'close')
      })
      return false
    },
    watch: (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    },
    end: async (server) => {
      isEnding = true
      const closed = once(server, 'close')
      // Not the close of http: that ends idle connections at once, under a request that is just coming in.
      NetServer.prototype.close.call(server)
      for (const socket of sockets) socket.destroy()
      const begun = Date.now()
      const check = setInterval(() => {
        const elapsed = Date.now() - begun
        if (elapsed > PATIENCE) server.closeAllConnections()
        else if (elapsed > IDLE_GRACE) server.closeIdleConnections()
      }, IDLE_CHECK)
      await closed
      clearInterval(check)
    },
  }
}
