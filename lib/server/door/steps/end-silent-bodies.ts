import { endSocket } from '../end-socket'
import type { Step } from '../exchange'

/** ms without a byte of a body that was announced */
const SILENCE = 15_000

/** Ends a request whose body falls silent; the server's own patience is for the whole of it (promise T14). */
export function endSilentBodies(silence = SILENCE): Step {
  return ({ request, response }) => {
    const { headers, socket } = request
    if (headers['content-length'] === undefined) return false
    // Asked of the response: Node would cut one that is thought about for long after the body was whole.
    response.setTimeout(silence, () => {
      if (request.complete && !response.headersSent) socket.setTimeout(silence)
      else if (response.headersSent) socket.destroy()
      else endSocket(socket, 408)
    })
    return false
  }
}
