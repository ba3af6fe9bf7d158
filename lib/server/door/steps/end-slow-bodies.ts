import type { IncomingMessage, ServerResponse } from 'node:http'
import { endSocket } from '../end-socket'
import type { Step } from '../exchange'

/** ms without a byte of a body that was announced; its pace is not looked at before. */
const SILENCE = 15_000
/** Bytes a second since the request began, on average: a phone with a bad connection sends a form in a few packets. */
const PACE = 100
const LOOK_MS = 5000

/** Ends a request whose body falls silent or comes byte by byte, with 408; the server's own patience is for the whole of it (promise T14). */
export function endSlowBodies(silence = SILENCE): Step {
  return ({ request, response }) => {
    const { headers, socket } = request
    if (!(Number(headers['content-length'] ?? 0) > 0)) return false
    // Asked of the response: Node would cut one that is thought about for long after the body was whole.
    response.setTimeout(silence, () => {
      if (request.complete && !response.headersSent) socket.setTimeout(silence)
      else end(response, request)
    })
    if (!request.complete) watchPace(request, response)
    return false
  }
}

function watchPace(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const readBefore = socket.bytesRead
  let elapsed = SILENCE
  const look = () => {
    if (request.complete) return
    const isTooSlow = (socket.bytesRead - readBefore) * 1000 < PACE * elapsed
    if (isTooSlow) {
      end(response, request)
      return
    }
    elapsed += LOOK_MS
    timer = setTimeout(look, LOOK_MS)
  }
  let timer = setTimeout(look, SILENCE)
  response.once('close', () => clearTimeout(timer))
}

function end(response: ServerResponse, { socket }: IncomingMessage): void {
  if (response.headersSent) socket.destroy()
  else endSocket(socket, 408)
}
