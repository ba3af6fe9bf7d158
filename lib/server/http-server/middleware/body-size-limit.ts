import { sendError } from '../error-response'
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
