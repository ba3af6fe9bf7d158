import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openFeedFile } from '@/backend/import/read/open-feed-file'
import { openFeedFolder } from '../feed-file'
import { readAll } from './read-all'

const writeFeed = openFeedFolder()
const open = async (file: string) => Buffer.concat(await readAll(openFeedFile(file)))

test.each([
  ['nothing', ''],
  ['a single character', 'a'],
  ['text with the first byte of gzip', '\x1f\xff'],
  ['text with the second byte of gzip', 'a\x8b'],
])('returns %s unchanged', async (_, text) => {
  const bytes = Buffer.from(text, 'latin1')
  expect(await open(writeFeed(bytes))).toEqual(bytes)
})

test('unpacks gzip and reports damaged gzip', async () => {
  const packed = gzipSync('<jobs></jobs>')
  expect((await open(writeFeed(packed))).toString()).toBe('<jobs></jobs>')
  packed[12] = (packed[12] ?? 0) ^ 0xff
  await expect(open(writeFeed(packed))).rejects.toThrow('the gzip file is damaged')
})

test('reports why a file cannot be read', async () => {
  const file = writeFeed('a')
  await expect(open(`${file}/b`)).rejects.toThrow(
    `${file}/b cannot be read (ENOTDIR). Check the path and that the file is complete`,
  )
})
