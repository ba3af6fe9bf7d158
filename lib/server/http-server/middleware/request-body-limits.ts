import type { IncomingMessage, ServerResponse } from 'node:http'
import { endSocketWithError, sendError } from '../error-response'
import type { Middleware } from '../request-context'
import { isApiPath, isJsonPath } from '../route-kinds'

/** The largest upload with its multipart overhead. */
const MAX_API_BODY_BYTES = 10_000_000
/** The largest form or sign-in proof: the longest message in Khmer, percent-encoded, and the other fields. */
const MAX_BODY_BYTES = 64 * 1024

const TOO_LARGE = 'This is too large. At most 10 MB can be sent.'

/** Requires a stated length (RFC 9112 §6.3) within the limit, and no body for GET and HEAD. */
export const limitBodySize: Middleware = ({ request, response, path }) => {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (length === undefined && coding === undefined) return false
  const as = isJsonPath(path) ? 'json' : 'html'
  // An unread body would be taken for the next request.
  const headers = { Connection: 'close' }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && length !== '0') sendError(response, { status: 400, format: as, headers })
  else if (length === undefined) sendError(response, { status: 411, format: as, headers })
  else if (isApiPath(path) && Number(length) > MAX_API_BODY_BYTES) {
    sendError(response, { status: 413, format: as, headers, message: TOO_LARGE })
  } else if (!isApiPath(path) && Number(length) > MAX_BODY_BYTES)
    sendError(response, { status: 413, format: as, headers })
  return response.headersSent
}

/** ms without a byte of an announced body; its rate is not checked earlier */
const MAX_SILENCE_MS = 15_000
/** The average since the request began: a phone with a bad connection sends a form in a few packets. */
const MIN_BYTES_PER_SECOND = 100
const CHECK_INTERVAL_MS = 5000

/**
 * Ends a request whose body stalls or arrives too slowly with 408; the server's own timeout is for the whole request
 * (promise T14).
 */
export function timeOutSlowBodies(silence = MAX_SILENCE_MS): Middleware {
  return ({ request, response }) => {
    const { headers, socket } = request
    if (!(Number(headers['content-length'] ?? 0) > 0)) return false
    // An idle connection keeps its own timeout: a proxy that reuses it relies on that.
    const idleTimeout = socket.timeout ?? 0
    response.once('close', () => socket.setTimeout(idleTimeout))
    // Set on the response: on the request, Node would also cut responses that take long after the body has arrived.
    response.setTimeout(silence, () => {
      if (request.complete && !response.headersSent) socket.setTimeout(silence)
      else endWithTimeout(response, request)
    })
    if (!request.complete) watchBodyRate(request, response)
    return false
  }
}

function watchBodyRate(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const readBefore = socket.bytesRead
  let elapsed = MAX_SILENCE_MS
  const look = () => {
    if (request.complete) return
    const isTooSlow = (socket.bytesRead - readBefore) * 1000 < MIN_BYTES_PER_SECOND * elapsed
    if (isTooSlow) {
      endWithTimeout(response, request)
      return
    }
    elapsed += CHECK_INTERVAL_MS
    timer = setTimeout(look, CHECK_INTERVAL_MS)
  }
  let timer = setTimeout(look, MAX_SILENCE_MS)
  response.once('close', () => clearTimeout(timer))
}

function endWithTimeout(response: ServerResponse, { socket }: IncomingMessage): void {
  if (response.headersSent) socket.destroy()
  else endSocketWithError(socket, 408)
}
