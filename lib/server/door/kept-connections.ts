import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** `begunFor`: ms for which a request has begun and its head is not whole. */
type Use = { readonly underWay: Set<ServerResponse>; readUpTo: number; begunFor: number }

/** Which connections may be ended without taking anything from anybody. */
export type KeptConnections = {
  readonly add: (socket: Socket) => void
  /** The connection is busy until the answer was sent or its reader has left. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
  /**
   * Ends those on which nothing is under way: no answer that is still being sent, no request that has begun. Node's own way counts an
   * answer as sent once it is written, and would cut it off under a slow reader. A request whose head is not whole after `head` ms, by
   * the sum of what was `since` the call before, is none.
   */
  readonly endIdle: (ms: { readonly since: number; readonly head: number }) => void
  /** Says so in every answer whose head has not gone out: then its reader asks elsewhere. */
  readonly endAfterAnswers: () => void
}

export function createKeptConnections(): KeptConnections {
  const uses = new Map<Socket, Use>()
  return {
    add: (socket) => {
      uses.set(socket, { underWay: new Set(), readUpTo: 0, begunFor: 0 })
      socket.once('close', () => uses.delete(socket))
    },
    answer: (request, response) => {
      const { socket } = request
      const use = uses.get(socket)
      if (use === undefined) return
      use.underWay.add(response)
      use.begunFor = 0
      const noteRead = () => {
        use.readUpTo = socket.bytesRead
      }
      response.once('close', () => {
        use.underWay.delete(response)
        noteRead()
      })
      // A body nobody wanted may be read to its end after its answer.
      if (hasBody(request)) request.once('close', noteRead)
    },
    endIdle: ({ since, head }) => {
      for (const [socket, use] of uses) {
        if (use.underWay.size > 0) continue
        use.begunFor += since
        if (socket.bytesRead === use.readUpTo || use.begunFor > head) socket.destroy()
      }
    },
    endAfterAnswers: () => {
      for (const { underWay } of uses.values()) {
        for (const response of underWay) response.shouldKeepAlive = false
      }
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
