import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Connections, createConnections } from './connections'
import type { Step } from './exchange'
import { awaitQuietTurn } from './quiet-turn'

const TIMES = {
  /** For a kept connection to be used once more: an answer can say that it ends, an idle connection cannot. */
  grace: 3_000,
  check: 200,
  /** For the rest of a head that has begun, after that: whoever sends it byte by byte would hold the end up. */
  head: 5_000,
  /** For all answers: longer than an upload may take; the launcher waits longer still. */
  patience: 40_000,
  /** By the clock, and not in turns: the launcher kills after sixty seconds, and then nothing is put in order. */
  longest: 55_000,
}

export type Drain = {
  /** What is under way on them is waited for. */
  readonly connections: Connections
  /** Answers say `Connection: close` once nobody new is let in. */
  readonly step: Step
  readonly greet: () => void
  /** For connections that are HTTP no more: they are cut, and their pages connect again. */
  readonly watch: (socket: Duplex) => void
  /** Takes no new connection and finishes every answer; who asks is not reset (promise F14, decision 053). */
  readonly end: (server: Server) => Promise<void>
}

export function createDrain(stated: Partial<typeof TIMES> = {}): Drain {
  const { grace, check, head, patience, longest } = { ...TIMES, ...stated }
  const connections = createConnections()
  const sockets = new Set<Duplex>()
  let isEnding = false
  let greeted = 0
  return {
    connections,
    greet: () => {
      greeted += 1
    },
    step: ({ response }) => {
      if (isEnding) response.shouldKeepAlive = false
      return false
    },
    watch: (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    },
    end: async (server) => {
      const begun = performance.now()
      // Who has connected already is let in first: closing resets whom the process was too busy to meet. Kept connections
      // stay kept meanwhile, or those who ask would connect anew in this very moment.
      await awaitQuietTurn(() => greeted)
      isEnding = true
      connections.endAfterAnswers()
      const closed = once(server, 'close')
      // Not the close of http: that ends idle connections at once, under a request that is just coming in.
      NetServer.prototype.close.call(server)
      for (const socket of sockets) socket.destroy()
      // Counted, not measured: while the process stands still nobody is served, and it is not their fault.
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
    if (await awaitQuietTurn()) connections.endIdle({ since: check, head })
  }
}
