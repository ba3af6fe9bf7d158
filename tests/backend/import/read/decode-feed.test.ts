import { describe, expect, test } from 'vitest'
import { decodeFeed } from '@/backend/import/read/decode-feed'

async function decode(...chunks: readonly Buffer[]): Promise<string> {
  async function* bytes() {
    yield* chunks
  }
  let text = ''
  for await (const piece of decodeFeed(bytes())) text += piece
  return text
}

const inPieces = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )

describe('a feed that is read in chunks', () => {
  const text = `<?xml version="1.0" encoding="utf-8"?>\n${'<a>វិស្វករ é</a>\n'.repeat(40)}`

  test.each([1, 7, 255, 256, 257, 100_000])('of %i bytes is read as one text', async (size) => {
    expect(await decode(...inPieces(Buffer.from(text), size))).toBe(text)
  })

  test('is decoded in its declared encoding once the declaration is complete', async () => {
    const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${'é'.repeat(300)}`
    expect(await decode(...inPieces(Buffer.from(declared, 'latin1'), 10))).toBe(declared)
  })

  test('can be empty', async () => {
    expect(await decode()).toBe('')
    expect(await decode(Buffer.alloc(0))).toBe('')
  })
})

describe('bytes in another encoding are reported with their position', () => {
  const bad = Buffer.from([0xff])
  const begin = Buffer.from('a'.repeat(300))

  test.each([
    ['in the first chunk', [Buffer.concat([Buffer.from('ab\ncd'), bad])], 'line 2, column 3'],
    ['in a later chunk', [begin, Buffer.from('\nbc'), Buffer.from('d'), bad], 'line 2, column 4'],
    ['on the first line', [begin, bad], 'line 1, column 301'],
    [
      'after a character that began in the chunk before',
      [Buffer.concat([begin, Buffer.from([0xe1])]), Buffer.from([0x9e, 0x9c, 0x0a, 0x78, 0xff])],
      'line 2, column 2',
    ],
    [
      'after valid bytes',
      [begin, Buffer.from('\nbc'), Buffer.from('d\xff', 'latin1')],
      'line 2, column 4',
    ],
    [
      'after the last three bytes of a character',
      [
        Buffer.concat([begin, Buffer.from([0xf0])]),
        Buffer.from([0x9f, 0x98, 0x80, 0x0a, 0x78, 0xff]),
      ],
      'line 2, column 2',
    ],
    [
      'right after such a character',
      [
        Buffer.concat([begin, Buffer.from([0xf0])]),
        Buffer.from([0x9f, 0x98, 0x80, 0x80, 0x78, 0x79, 0xff]),
      ],
      'line 1, column 301',
    ],
    [
      'in the middle of an incomplete character',
      [Buffer.concat([begin, Buffer.from([0xe1])]), Buffer.from('abc')],
      'line 1, column 301',
    ],
  ])('%s', async (_, pieces, place) => {
    await expect(decode(...pieces)).rejects.toThrow(
      `${place}: there are bytes here that are not UTF-8`,
    )
  })

  test('reports the position when a file ends within a character', async () => {
    await expect(decode(begin, Buffer.from('\nab'), Buffer.from([0xe1, 0x9e]))).rejects.toThrow(
      'line 2, column 3: the file ends in the middle of a character',
    )
  })
})
