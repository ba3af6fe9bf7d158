import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export type OpenAnswers = {
  readonly add: (socket: Duplex, response: ServerResponse) => void
  /** Whether what is written to it now would be read as part of an answer. */
  readonly hasBegun: (socket: Duplex) => boolean
  readonly isAwaited: (socket: Duplex) => boolean
}

/** Tells all answers of a connection that it has closed: Node tells that one alone whose turn it is, and others would hold their places. */
export function createOpenAnswers(): OpenAnswers {
  const open = new WeakMap<Duplex, Set<ServerResponse>>()

  function watch(socket: Duplex): Set<ServerResponse> {
    const answers = new Set<ServerResponse>()
    open.set(socket, answers)
    socket.once('close', () => {
      for (const each of answers) {
        if (each.socket !== null || each.writableFinished) continue
        each.destroy()
        each.emit('close')
      }
    })
    return answers
  }

  const list = (socket: Duplex) =>
    [...(open.get(socket) ?? [])].filter((each) => !each.writableFinished)

  return {
    add: (socket, response) => {
      const answers = open.get(socket) ?? watch(socket)
      answers.add(response)
      response.once('close', () => answers.delete(response))
    },
    hasBegun: (socket) => list(socket).some(({ headersSent }) => headersSent),
    isAwaited: (socket) => list(socket).length > 0,
  }
}
