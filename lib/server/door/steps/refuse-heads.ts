import type { Step } from '../exchange'
import { hasOneHost } from '../one-host'
import { refuse } from '../refusal'
import { isForPrograms } from '../sections'

/** What Node would answer without a word of ours: no Host or two (RFC 9112 §3.2), and what we cannot do (RFC 9110 §10.1.1). */
export const refuseHeads: Step = ({ request, response, path }) => {
  const as = isForPrograms(path) ? 'json' : 'html'
  const headers = { Connection: 'close' }
  const { expect = '100-continue' } = request.headers
  if (!hasOneHost(request)) refuse(response, { status: 400, as, headers })
  else if (expect.toLowerCase() !== '100-continue') refuse(response, { status: 417, as, headers })
  return response.headersSent
}
