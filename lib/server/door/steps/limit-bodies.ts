import type { Step } from '../exchange'
import { refuse } from '../refusal'
import { isForApi, isForPrograms } from '../sections'

/** Bytes of what goes on to the API: the largest upload with its wrapping. */
const MOST_FOR_API = 10_000_000
/** Bytes of a form or a proof: the longest message in Khmer, percent-encoded, and the other fields. */
const MOST = 64 * 1024

const TOO_LARGE = 'This is too large. At most 10 MB can be sent.'

/** No more bytes than stated, and stated they must be (RFC 9112 §6.3); none where something is only read. */
export const limitBodies: Step = ({ request, response, path }) => {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (length === undefined && coding === undefined) return false
  const as = isForPrograms(path) ? 'json' : 'html'
  // What nobody reads would be taken for the next request.
  const headers = { Connection: 'close' }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && length !== '0') refuse(response, { status: 400, as, headers })
  else if (length === undefined) refuse(response, { status: 411, as, headers })
  else if (isForApi(path) && Number(length) > MOST_FOR_API) {
    refuse(response, { status: 413, as, headers, message: TOO_LARGE })
  } else if (!isForApi(path) && Number(length) > MOST)
    refuse(response, { status: 413, as, headers })
  return response.headersSent
}
