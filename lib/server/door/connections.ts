import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** `begunFor`: ms for which a request has begun and its head is not whole. */
type Use = {
  readonly socket: Socket
  readonly answers: Set<ServerResponse>
  readUpTo: number
  begunFor: number
}

/** Which connections are open, and what is under way on each. */
export type Connections = {
  readonly add: (socket: Socket) => void
  /** The connection is busy until the answer was sent or its reader has left. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Whether what is written to it now would be read as part of an answer. */
  readonly hasBegun: (socket: Duplex) => boolean
  readonly isAwaited: (socket: Duplex) => boolean
  /**
   * Ends those on which nothing is under way: no answer that is still being sent (Node counts it as sent once it is written, and would cut it
   * off under a slow reader), no request that has begun. One whose head is not whole after `head` ms, the sum of all `since`, is none.
   */
  readonly endIdle: (ms: { readonly since: number; readonly head: number }) => void
  /** Says so in every answer whose head has not gone out: then its reader asks elsewhere. */
  readonly endAfterAnswers: () => void
}

export function createConnections(): Connections {
  const uses = new Map<Duplex, Use>()

  const list = (socket: Duplex) =>
    [...(uses.get(socket)?.answers ?? [])].filter((each) => !each.writableFinished)

  return {
    add: (socket) => {
      const use: Use = { socket, answers: new Set(), readUpTo: 0, begunFor: 0 }
      uses.set(socket, use)
      socket.once('close', () => {
        uses.delete(socket)
        tellClosed(use.answers)
      })
    },
    answer: (request, response) => {
      const use = uses.get(request.socket)
      if (use === undefined) return
      use.answers.add(response)
      use.begunFor = 0
      const noteRead = () => {
        use.readUpTo = use.socket.bytesRead
      }
      response.on('close', () => {
        use.answers.delete(response)
        noteRead()
      })
      // A body nobody wanted may be read to its end after its answer.
      if (hasBody(request)) request.once('close', noteRead)
    },
    hasBegun: (socket) => list(socket).some(({ headersSent }) => headersSent),
    isAwaited: (socket) => list(socket).length > 0,
    endIdle: ({ since, head }) => {
      for (const use of uses.values()) {
        if (use.answers.size > 0) continue
        use.begunFor += since
        const isIdle = use.socket.bytesRead === use.readUpTo || use.begunFor > head
        if (isIdle) use.socket.destroy()
      }
    },
    endAfterAnswers: () => {
      for (const { answers } of uses.values()) {
        for (const response of answers) response.shouldKeepAlive = false
      }
    },
  }
}

/** Node tells that answer alone whose turn it is, and others would hold their places. */
function tellClosed(answers: ReadonlySet<ServerResponse>): void {
  for (const each of answers) {
    if (each.socket !== null || each.writableFinished) continue
    each.destroy()
    each.emit('close')
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
