import { constants } from 'node:zlib'
import compression from 'compression'
import onHeaders from 'on-headers'
import type { Step } from '../exchange'

/** Of eleven; smaller than gzip's best at the cost of gzip's usual. */
const QUALITY = 5
/** A window of 256 KB holds every page of ours, for a fraction of the memory of the largest. */
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

/** Brotli or gzip, as the browser says it reads. */
export const compressAnswers: Step = ({ request, response }) => {
  onHeaders(response, () => {
    // It has no body to compress, and stands for an answer that has one (RFC 9110 §15.4.5).
    if (response.statusCode === 304) response.appendHeader('Vary', 'Accept-Encoding')
  })
  compress(request as Parameters<typeof compress>[0], response as never, () => undefined)
  return false
}
