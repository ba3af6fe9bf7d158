import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Step } from '../exchange'
import { type Body, onWholeBody } from '../whole-body'

/** Bytes of compressed bodies; the ones nobody asks for go first. Public pages are kept finished elsewhere (decision 036). */
const MOST_BYTES = 8 * 1024 * 1024
/** Names of bodies that were sent once; what is sent twice is worth the smallest form. */
const MOST_SEEN = 10_000
/** Bytes that are not worth it; `compression` draws the line there too. */
const SMALL = 1024

const encode = promisify(brotliCompress)

/**
 * A body that was sent before goes out as kept bytes, in brotli's smallest form, instead of being compressed again.
 * It is known by its ETag, which Next makes of the body, so nothing has to be told when a page changes.
 */
export function reuseEncodings(mostBytes = MOST_BYTES): Step {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  })
  const seen = new LRUCache<string, true>({ max: MOST_SEEN })
  let isBusy = false

  async function keep(tag: string, body: Body): Promise<void> {
    isBusy = true
    try {
      kept.set(tag, await encode(body))
    } finally {
      isBusy = false
    }
  }

  /** Null: not yet. One body at a time, beside all answers. */
  function find(tag: string, body: Body): Buffer | null {
    const found = kept.get(tag)
    if (found !== undefined) return found
    if (!seen.has(tag)) seen.set(tag, true)
    else if (!isBusy) void keep(tag, body)
    return null
  }

  return ({ request, response }) => {
    if (!readsBrotli(String(request.headers['accept-encoding'] ?? ''))) return false
    onWholeBody(response, (body) => {
      const tag = response.getHeader('etag')
      const isKept = response.statusCode === 200 && typeof tag === 'string' && body.length > SMALL
      const encoded = isKept ? find(tag, body) : null
      if (encoded === null) return body
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Length', encoded.length)
      return encoded
    })
    return false
  }
}

/** RFC 9110 §12.5.3: named, and not with a weight of nothing. */
function readsBrotli(accepted: string): boolean {
  return /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/.test(accepted)
}
