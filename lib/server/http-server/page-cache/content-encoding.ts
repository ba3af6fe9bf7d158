import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CompressedBodies, ContentEncoding } from './cached-page'

/** Browsers send a handful of different headers. */
const known = new LRUCache<string, ContentEncoding>({ max: 200, memoMethod: choose })

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** `quick` for pages that may be sent a few times only; `best` takes ten times as long. */
const QUALITIES = {
  quick: { br: 5, gzip: 6 },
  best: { br: 11, gzip: 9 },
} as const

/** A window of 256 KB is larger than any page of ours, for a fraction of the default's memory. */
export const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: QUALITIES.quick.br,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** Bytes of uncompressed bodies; browsers never ask for one, and repeated requests cost no work. */
const MAX_BYTES = 4 * 1024 * 1024

const recent = new LRUCache<Buffer, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }) => length + 1,
})

/**
 * Chooses the encoding with the highest weight, brotli when both are equal, and none that is not named (RFC 9110
 * §12.5.3).
 */
export function chooseContentEncoding(
  accepted: string | readonly string[] | undefined,
): ContentEncoding {
  return known.memo(String(accepted ?? ''))
}

function choose(text: string): ContentEncoding {
  const weights = new Map(text.split(',').map(parseWeight))
  const [br, gzip] = [weights.get('br') ?? 0, weights.get('gzip') ?? 0]
  if (br === 0 && gzip === 0) return 'identity'
  return br >= gzip ? 'br' : 'gzip'
}

function parseWeight(part: string): readonly [name: string, weight: number] {
  const [name = '', ...params] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1'
  return [name, /^[01](?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 0]
}

/** Compresses a body in zlib's own threads, beside the requests. */
export async function compressBody(
  identity: Buffer,
  quality: keyof typeof QUALITIES,
): Promise<CompressedBodies> {
  const level = QUALITIES[quality]
  const params = {
    ...BROTLI_PARAMS,
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const br = await toBrotli(identity, { params })
  const gzip = await toGzip(identity, { level: level.gzip })
  // Copies: zlib returns views of a larger buffer, which would stay in memory with them.
  return { br: Buffer.from(br), gzip: Buffer.from(gzip) }
}

/**
 * Decompresses a body for clients that accept neither encoding: storing compressed bodies only takes a quarter of the
 * memory (promise S10).
 */
export function decompressBody({ gzip }: CompressedBodies): Buffer {
  const known = recent.get(gzip)
  if (known !== undefined) return known
  const identity = gunzipSync(gzip)
  recent.set(gzip, identity)
  return identity
}
