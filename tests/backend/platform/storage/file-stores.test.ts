import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createDiskStore } from '@/backend/platform/storage/disk-store'
import { createFileKey, type FileStore } from '@/backend/platform/storage/file-store'
import { createS3Store } from '@/backend/platform/storage/s3-store'
import { findFreePort } from '@/e2e/product/free-port'
import { startS3Server } from '@/tests/support/s3/s3-server'
import { toSignature } from '@/tests/support/s3/signature'

const folder = await mkdtemp(join(tmpdir(), 'visvakor-stores-'))
const keys = {
  bucket: 'visvakor',
  region: 'us-east-1',
  accessKeyId: 'ours',
  secretAccessKey: 'word',
}
const server = await startS3Server({ ...keys, pageSize: 2 })
const s3 = { ...keys, endpoint: server.endpoint }
const disk = join(folder, 'disk')

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function read(store: FileStore, key: string): Promise<Buffer | null> {
  const content = await store.get(key)
  return content === null ? null : buffer(content)
}

async function listKeys(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

async function put(store: FileStore, content: Buffer): Promise<string> {
  const key = createFileKey()
  await store.put(key, Readable.from([content]), content.length)
  return key
}

const breakOff = () =>
  Readable.from(
    (async function* () {
      yield randomBytes(100)
      throw new Error('broken off')
    })(),
  )

describe.each([
  ['disk', createDiskStore(disk)],
  ['S3', createS3Store(s3)],
])('the %s store', (_, store) => {
  test('returns what was stored, and nothing after it is deleted', async () => {
    const content = randomBytes(5_000_000)
    const key = await put(store, content)
    expect((await read(store, key))?.equals(content)).toBe(true)
    expect(await store.exists(key)).toBe(true)
    await store.delete(key)
    expect([await store.exists(key), await read(store, key)]).toEqual([false, null])
    await store.delete(key)
  })

  test('lists its files with the time they were stored', async () => {
    const keys = [await put(store, randomBytes(10)), await put(store, randomBytes(10))]
    expect((await listKeys(store)).toSorted()).toEqual(keys.toSorted())
    for await (const { storedAt } of store.list()) {
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
    }
    for (const key of keys) await store.delete(key)
  })

  test('stores no file when the content breaks off', async () => {
    await expect(store.put(createFileKey(), breakOff(), 200)).rejects.toThrow('broken off')
    expect(await listKeys(store)).toEqual([])
  })

  test.each(['', '..', '../../etc/passwd', 'a/b', `${'a'.repeat(31)}/`, 'A'.repeat(32)])(
    'rejects the key %o',
    async (key) => {
      const attempts = [
        async () => store.put(key, Readable.from(['x']), 1),
        async () => store.get(key),
        async () => store.delete(key),
        async () => store.exists(key),
      ]
      for (const attempt of attempts) await expect(attempt()).rejects.toThrow('no key')
    },
  )
})

describe('on disk', () => {
  const store = createDiskStore(disk)

  test('deletes only old partial files of a killed process', async () => {
    const stored = await put(store, randomBytes(10))
    const shard = join(disk, stored.slice(0, 2))
    for (const name of ['old.partial', 'new.partial']) await writeFile(join(shard, name), 'half')
    await utimes(join(shard, 'old.partial'), 1000, 1000)
    expect(await listKeys(store)).toEqual([stored])
    expect(await store.sweepPartial?.(new Date(1_000_000))).toBe(0)
    expect(await store.sweepPartial?.(new Date('2020-01-01'))).toBe(1)
    expect((await readdir(shard)).toSorted()).toEqual([stored, 'new.partial'].toSorted())
    await store.delete(stored)
  })

  test('leaves no partial file when the content breaks off', async () => {
    const own = join(folder, 'broken')
    const key = createFileKey()
    await expect(createDiskStore(own).put(key, breakOff(), 200)).rejects.toThrow('broken off')
    expect(await readdir(join(own, key.slice(0, 2)))).toEqual([])
  })

  test('lists nothing in a missing or foreign folder', async () => {
    expect(await listKeys(createDiskStore(join(folder, 'never')))).toEqual([])
    await mkdir(join(folder, 'strange'))
    await writeFile(join(folder, 'strange', 'readme.txt'), 'not ours')
    expect(await listKeys(createDiskStore(join(folder, 'strange')))).toEqual([])
  })
})

describe('in S3', () => {
  const store = createS3Store(s3)

  test('lists all files across several pages, each once', async () => {
    const put5 = Array.from({ length: 5 }, () => put(store, randomBytes(10)))
    const stored = await Promise.all(put5)
    expect((await listKeys(store)).toSorted()).toEqual(stored.toSorted())
    for (const key of stored) await store.delete(key)
  })

  test("the test server checks signatures like Amazon's own example", () => {
    const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    const request = {
      method: 'GET',
      path: '/test.txt',
      query: new URLSearchParams(),
      headers: [
        ['host', 'examplebucket.s3.amazonaws.com'],
        ['range', 'bytes=0-9'],
        ['x-amz-content-sha256', nothing],
        ['x-amz-date', '20130524T000000Z'],
      ] as const,
      payload: nothing,
      time: '20130524T000000Z',
      region: 'us-east-1',
    }
    expect(toSignature(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  test('asks a server that is busy three times', async () => {
    let asked = 0
    const busy = createServer((_request, response) => {
      asked += 1
      response.writeHead(503).end()
    }).listen(0)
    const { port = 0 } = z.object({ port: z.number() }).parse(busy.address())
    const asking = createS3Store({ ...s3, endpoint: `http://127.0.0.1:${port}` })
    await expect(asking.exists(createFileKey())).rejects.toThrow('answered 503 to HEAD')
    expect(asked).toBe(3)
    busy.close()
  })

  test('stores nothing that is shorter than was said', async () => {
    const key = createFileKey()
    await expect(store.put(key, Readable.from(['x']), 2)).rejects.toThrow('not as long')
    expect(await store.exists(key)).toBe(false)
  })

  test('fails for a wrong key, a missing bucket and an unavailable server instead of reporting absence', async () => {
    const stores = [
      createS3Store({ ...s3, accessKeyId: 'UNKNOWN' }),
      createS3Store({ ...s3, secretAccessKey: 'another' }),
      createS3Store({ ...s3, endpoint: `http://127.0.0.1:${await findFreePort()}` }),
    ]
    for (const store of stores) {
      await expect(put(store, randomBytes(10))).rejects.toThrow()
      await expect(store.get(createFileKey())).rejects.toThrow()
    }
    await expect(put(createS3Store({ ...s3, bucket: 'none' }), randomBytes(10))).rejects.toThrow()
  })
})
