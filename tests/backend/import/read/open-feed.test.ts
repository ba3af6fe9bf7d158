import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openFeed } from '@/backend/import/read/open-feed'
import { openFeedFolder } from '../feed-file'
import { readAll } from './read-all'

const writeFeed = openFeedFolder()
const open = async (file: string) => Buffer.concat(await readAll(openFeed(file)))

test.each([
  ['nothing', ''],
  ['a single sign', 'a'],
  ['what only begins like gzip', '\x1f\xff'],
  ['what goes on like gzip', 'a\x8b'],
])('%s is taken as it stands', async (_, text) => {
  const bytes = Buffer.from(text, 'latin1')
  expect(await open(writeFeed(bytes))).toEqual(bytes)
})

test('gzip is unpacked, and damaged gzip told', async () => {
  const packed = gzipSync('<jobs></jobs>')
  expect((await open(writeFeed(packed))).toString()).toBe('<jobs></jobs>')
  packed[12] = (packed[12] ?? 0) ^ 0xff
  await expect(open(writeFeed(packed))).rejects.toThrow('the gzip file is damaged')
})

test('what hinders the reading is named', async () => {
  const file = writeFeed('a')
  await expect(open(`${file}/b`)).rejects.toThrow(
    `${file}/b cannot be read (ENOTDIR). Check the path and that the file is complete`,
  )
})
