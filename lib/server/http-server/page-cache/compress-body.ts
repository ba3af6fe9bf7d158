import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CompressedBodies } from './cached-page'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A window of 256 KB is larger than any page of ours. */
const WINDOW_BITS = 18
/** `quick` for pages that may be sent a few times only; `best` takes ten times as long. */
const QUALITIES = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } } as const

/** Compresses a body in zlib's own threads, beside the requests. */
export async function compressBody(
  identity: Buffer,
  quality: keyof typeof QUALITIES,
): Promise<CompressedBodies> {
  const level = QUALITIES[quality]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const br = await toBrotli(identity, { params })
  const gzip = await toGzip(identity, { level: level.gzip })
  // Copies: zlib returns views of a larger buffer, which would stay in memory with them.
  return { br: Buffer.from(br), gzip: Buffer.from(gzip) }
}
