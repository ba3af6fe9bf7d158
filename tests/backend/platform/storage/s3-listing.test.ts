import { expect, test } from 'vitest'
import { createFileKey } from '@/backend/platform/storage/file-store'
import { listObjects } from '@/backend/platform/storage/s3-store'

const keys = [createFileKey(), createFileKey(), createFileKey()]
const toEntry = (key: string) =>
  `<Contents><Key>files/${key}</Key><LastModified>2026-03-10T05:00:00.000Z</LastModified></Contents>`
const toPage = (next: string | null, ...names: string[]) =>
  `<ListBucketResult>${names.map(toEntry).join('')}${
    next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }</ListBucketResult>`

async function list(send: (address: string) => Promise<Response>): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of listObjects('http://s3/bucket', 'files/', send)) found.push(key)
  return found
}

test('reads a listing to its last page and leaves out foreign objects', async () => {
  const asked: (string | null)[] = []
  const found = await list(async (address) => {
    const { searchParams } = new URL(address)
    asked.push(searchParams.get('continuation-token'))
    const [one = '', two = '', three = ''] = keys
    const isFirst = asked.length === 1
    return new Response(isFirst ? toPage('a+b/c=', one, 'readme.txt') : toPage(null, two, three))
  })
  expect([found, asked]).toEqual([keys, [null, 'a+b/c=']])
})

test('does not reuse the time of the previous object', async () => {
  const [one = '', two = ''] = keys
  const page = toPage(null, one, two).replace(
    /<LastModified>[^<]*<\/LastModified>(?=<\/Contents><\/)/,
    '',
  )
  expect(await list(async () => new Response(`<?xml version="1.0"?>${page}`))).toEqual([one])
})

test('fails for an endless listing, a missing bucket and a truncated page', async () => {
  await expect(list(async () => new Response(toPage('same')))).rejects.toThrow('for ever')
  await expect(list(async () => new Response('', { status: 404 }))).rejects.toThrow('bucket')
  const [key = ''] = keys
  const half = toPage(null, key).slice(0, -5)
  await expect(list(async () => new Response(half))).rejects.toThrow('unclosed tag')
})
