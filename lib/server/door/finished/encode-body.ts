import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Bodies } from './finished-page'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A window of 256 KB holds every page of ours. */
const WINDOW_BITS = 18
/** At once, for what may be asked for a few times; and once and for all, ten times dearer. */
const QUALITIES = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } } as const

/** Beside the requests: zlib has threads of its own. */
export async function encodeBody(
  identity: Buffer,
  quality: keyof typeof QUALITIES,
): Promise<Bodies> {
  const level = QUALITIES[quality]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const br = await toBrotli(identity, { params })
  const gzip = await toGzip(identity, { level: level.gzip })
  // Copies: zlib gives views of the larger room it wrote into, which would stay as long as they do.
  return { br: Buffer.from(br), gzip: Buffer.from(gzip) }
}
