import { expect, test } from 'vitest'
import { readAtMost } from '@/lib/shared/runtime/read-at-most'

/** Sends its chunks one by one, and counts how many were read. */
function bodyOf(...sizes: readonly number[]) {
  const read = { pieces: 0 }
  async function* give() {
    for (const size of sizes) {
      read.pieces += 1
      yield new Uint8Array(size).fill(read.pieces)
    }
  }
  return { read, body: give() }
}

test('returns a body up to the limit', async () => {
  expect(await readAtMost(bodyOf(2, 1).body, 3)).toEqual(Buffer.from([1, 1, 2]))
  expect(await readAtMost(bodyOf().body, 0)).toEqual(Buffer.alloc(0))
})

test('returns null for a longer body, and stops reading', async () => {
  const { body, read } = bodyOf(2, 2, 2)
  expect(await readAtMost(body, 3)).toBeNull()
  expect(read.pieces).toBe(2)
})
