import compression from 'compression'
import onHeaders from 'on-headers'
import { BROTLI_PARAMS } from '../page-cache/content-encoding'
import type { Middleware } from '../request-context'

const compress = compression({ brotli: { params: BROTLI_PARAMS } })

/** Compresses responses with brotli or gzip, as the client accepts. */
export const compressResponses: Middleware = ({ request, response }) => {
  onHeaders(response, () => {
    // A 304 has no body to compress, but stands for a response that has one (RFC 9110 §15.4.5).
    if (response.statusCode === 304) response.appendHeader('Vary', 'Accept-Encoding')
  })
  compress(request as Parameters<typeof compress>[0], response as never, () => undefined)
  return false
}
