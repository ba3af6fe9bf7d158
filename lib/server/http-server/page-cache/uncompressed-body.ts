import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CompressedBodies } from './cached-page'

/** Bytes of uncompressed bodies; browsers never ask for one, and repeated requests cost no work. */
const MAX_BYTES = 4 * 1024 * 1024

const recent = new LRUCache<Buffer, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }) => length + 1,
})

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
