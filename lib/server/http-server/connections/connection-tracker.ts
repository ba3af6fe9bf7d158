import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** `incompleteHeadMs`: ms since a request began whose head is incomplete. */
type ConnectionState = {
  readonly socket: Socket
  readonly responses: Set<ServerResponse>
  bytesReadByRequests: number
  incompleteHeadMs: number
}

/** Tracks open connections and the responses pending on each. */
export type ConnectionTracker = {
  readonly add: (socket: Socket) => void
  /** Marks the connection as busy until the response is sent or the client has disconnected. */
  readonly trackResponse: (request: IncomingMessage, response: ServerResponse) => void
  /** Returns true when bytes written now would be read as part of a response. */
  readonly hasStartedResponse: (socket: Duplex) => boolean
  readonly hasPendingResponse: (socket: Duplex) => boolean
  /**
   * Closes connections without a pending response or a request that has begun. Node counts a response as sent once it is
   * written and would cut it off for a slow client. A head that is incomplete after `head` ms, the sum of all `since`,
   * does not count as a request.
   */
  readonly closeIdle: (ms: { readonly since: number; readonly head: number }) => void
  /** Sends `Connection: close` with every response whose head is not sent, so that clients reconnect elsewhere. */
  readonly closeAfterResponses: () => void
}

export function createConnectionTracker(): ConnectionTracker {
  const uses = new Map<Duplex, ConnectionState>()

  const list = (socket: Duplex) =>
    [...(uses.get(socket)?.responses ?? [])].filter((each) => !each.writableFinished)

  return {
    add: (socket) => {
      const use: ConnectionState = {
        socket,
        responses: new Set(),
        bytesReadByRequests: 0,
        incompleteHeadMs: 0,
      }
      uses.set(socket, use)
      socket.once('close', () => {
        uses.delete(socket)
        emitClose(use.responses)
      })
    },
    trackResponse: (request, response) => {
      const use = uses.get(request.socket)
      if (use === undefined) return
      use.responses.add(response)
      use.incompleteHeadMs = 0
      const noteRead = () => {
        use.bytesReadByRequests = use.socket.bytesRead
      }
      response.on('close', () => {
        use.responses.delete(response)
        noteRead()
      })
      // A body that no handler reads may still arrive after the response.
      if (hasBody(request)) request.once('close', noteRead)
    },
    hasStartedResponse: (socket) => list(socket).some(({ headersSent }) => headersSent),
    hasPendingResponse: (socket) => list(socket).length > 0,
    closeIdle: ({ since, head }) => {
      for (const use of uses.values()) {
        if (use.responses.size > 0) continue
        use.incompleteHeadMs += since
        const isIdle =
          use.socket.bytesRead === use.bytesReadByRequests || use.incompleteHeadMs > head
        if (isIdle) use.socket.destroy()
      }
    },
    closeAfterResponses: () => {
      for (const { responses: answers } of uses.values()) {
        for (const response of answers) response.shouldKeepAlive = false
      }
    },
  }
}

/** Emits `close` on queued responses too: Node does so for the current one only, and the others would hold their slots. */
function emitClose(answers: ReadonlySet<ServerResponse>): void {
  for (const each of answers) {
    if (each.socket !== null || each.writableFinished) continue
    each.destroy()
    each.emit('close')
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
