import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Step } from '../exchange'
import { type Body, onWholeBody } from '../whole-body'

/** Bytes of compressed bodies; the ones nobody asks for go first. Public pages are kept finished elsewhere (decision 036). */
const MOST_BYTES = 4 * 1024 * 1024
/** Names of bodies that were sent once; what is sent twice is worth the smallest form. */
const MOST_SEEN = 10_000
/** Bytes that are not worth it; `compression` draws the line there too. */
const SMALL = 1024

const encode = promisify(brotliCompress)

/**
 * A body that was sent before goes out as kept bytes, in brotli's smallest form, instead of being compressed again.
 * It is known by its SHA-256, so nothing has to be told when a page changes. Next's ETag of 52 bits could be forged.
 */
export function reuseEncodings(mostBytes = MOST_BYTES): Step {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  })
  const seen = new LRUCache<string, true>({ max: MOST_SEEN })
  let isBusy = false

  async function keep(name: string, body: Body): Promise<void> {
    isBusy = true
    try {
      kept.set(name, await encode(body))
    } finally {
      isBusy = false
    }
  }

  /** Null: not yet. One body at a time, beside all answers. */
  function find(name: string, body: Body): Buffer | null {
    const found = kept.get(name)
    if (found !== undefined) return found
    if (!seen.has(name)) seen.set(name, true)
    else if (!isBusy) void keep(name, body)
    return null
  }

  return ({ request, response }) => {
    if (!readsBrotli(String(request.headers['accept-encoding'] ?? ''))) return false
    onWholeBody(response, (body) => {
      const isNamed = response.getHeader('etag') !== undefined
      const isKept = response.statusCode === 200 && isNamed && body.length > SMALL
      const encoded = isKept ? find(toName(body), body) : null
      if (encoded === null) return body
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Length', encoded.length)
      return encoded
    })
    return false
  }
}

function toName(body: Body): string {
  return createHash('sha256').update(body).digest('base64')
}

/** RFC 9110 §12.5.3: named, and not with a weight of nothing. */
function readsBrotli(accepted: string): boolean {
  return /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/.test(accepted)
}
