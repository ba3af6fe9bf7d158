import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type ResponseBody, replaceResponseBody } from '../replace-response-body'
import type { Middleware } from '../request-context'

/** Bytes of compressed bodies, least recently used evicted first. Public pages have a cache of their own (decision 036). */
const MAX_BYTES = 4 * 1024 * 1024
/** Hashes of bodies that were sent once; a second time makes the best compression worth it. */
const MAX_SEEN = 10_000
/** Bytes below which nothing is compressed; `compression` has the same limit. */
const MIN_BODY_BYTES = 1024

const encode = promisify(brotliCompress)

/**
 * Sends a body that was sent before from cached bytes of the best brotli quality, instead of compressing it again.
 * Bodies are identified by their SHA-256, so a changed page needs no invalidation. Next's ETag has 52 bits and could be
 * forged.
 */
export function reuseCompressedBodies(mostBytes = MAX_BYTES): Middleware {
  const compressed = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  })
  const seen = new LRUCache<string, true>({ max: MAX_SEEN })
  let isBusy = false

  async function store(name: string, body: ResponseBody): Promise<void> {
    isBusy = true
    try {
      compressed.set(name, await encode(body))
    } finally {
      isBusy = false
    }
  }

  /** Returns the compressed body; null while there is none. Compresses one body at a time, beside all responses. */
  function find(name: string, body: ResponseBody): Buffer | null {
    const found = compressed.get(name)
    if (found !== undefined) return found
    if (!seen.has(name)) seen.set(name, true)
    else if (!isBusy) void store(name, body)
    return null
  }

  return ({ request, response }) => {
    if (!acceptsBrotli(String(request.headers['accept-encoding'] ?? ''))) return false
    replaceResponseBody(response, (body) => {
      const isNamed = response.getHeader('etag') !== undefined
      const isKept = response.statusCode === 200 && isNamed && body.length > MIN_BODY_BYTES
      const encoded = isKept ? find(toName(body), body) : null
      if (encoded === null) return body
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Length', encoded.length)
      return encoded
    })
    return false
  }
}

function toName(body: ResponseBody): string {
  return createHash('sha256').update(body).digest('base64')
}

/** Returns true when brotli is named with a weight above zero (RFC 9110 §12.5.3). */
function acceptsBrotli(accepted: string): boolean {
  return /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/.test(accepted)
}
