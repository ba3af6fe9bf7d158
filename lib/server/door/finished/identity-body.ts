import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Bodies } from './finished-page'

/** Bytes of plain bodies: what is asked for again and again needs no work, and browsers never ask. */
const MOST_BYTES = 4 * 1024 * 1024

const recent = new LRUCache<Buffer, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ length }) => length + 1,
})

/** Kept compressed alone, a page takes a quarter of the room (promise S10); a program that reads neither form gets it from here. */
export function readIdentity({ gzip }: Bodies): Buffer {
  const known = recent.get(gzip)
  if (known !== undefined) return known
  const identity = gunzipSync(gzip)
  recent.set(gzip, identity)
  return identity
}
