import { constants } from 'node:zlib'
import compression from 'compression'
import onHeaders from 'on-headers'
import type { Middleware } from '../request-context'

/** Of eleven; smaller than gzip's best at the cost of gzip's default. */
const QUALITY = 5
/** A window of 256 KB is larger than any page of ours, for a fraction of the default's memory. */
const WINDOW_BITS = 18

const compress = compression({
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  },
})

/** Compresses responses with brotli or gzip, as the client accepts. */
export const compressResponses: Middleware = ({ request, response }) => {
  onHeaders(response, () => {
    // A 304 has no body to compress, but stands for a response that has one (RFC 9110 §15.4.5).
    if (response.statusCode === 304) response.appendHeader('Vary', 'Accept-Encoding')
  })
  compress(request as Parameters<typeof compress>[0], response as never, () => undefined)
  return false
}
