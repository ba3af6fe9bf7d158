import type { IncomingMessage } from 'node:http'
import { sendError } from '../error-response'
import type { Middleware } from '../request-context'
import { isJsonPath } from '../route-kinds'

/**
 * Rejects what Node would reject without our message: no Host header or two (RFC 9112 §3.2), and expectations we cannot
 * meet (RFC 9110 §10.1.1).
 */
export const validateHostAndExpect: Middleware = ({ request, response, path }) => {
  const as = isJsonPath(path) ? 'json' : 'html'
  const headers = { Connection: 'close' }
  const { expect = '100-continue' } = request.headers
  if (!hasSingleHostHeader(request)) sendError(response, { status: 400, format: as, headers })
  else if (expect.toLowerCase() !== '100-continue')
    sendError(response, { status: 417, format: as, headers })
  return response.headersSent
}

/** Returns true for one Host header and not two (RFC 9112 §3.2); HTTP/1.0 needs none. */
export function hasSingleHostHeader({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
