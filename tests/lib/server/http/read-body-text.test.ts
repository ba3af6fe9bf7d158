import { expect, test } from 'vitest'
import { readBodyText } from '@/lib/server/http/read-body-text'

function inPieces(...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

test('decodes a character that arrives in two chunks', async () => {
  const bytes = new TextEncoder().encode('សួស្តី')
  expect(await readBodyText(inPieces(bytes.slice(0, 4), bytes.slice(4)), 100)).toBe('សួស្តី')
})

test('returns null when the body is longer than the limit', async () => {
  const bytes = new TextEncoder().encode('abcd')
  expect(await readBodyText(inPieces(bytes), 4)).toBe('abcd')
  expect(await readBodyText(inPieces(bytes), 3)).toBeNull()
})

test('is empty without a body', async () => {
  expect(await readBodyText(null, 4)).toBe('')
})
