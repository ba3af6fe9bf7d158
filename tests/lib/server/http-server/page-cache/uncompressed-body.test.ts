import { expect, it } from 'vitest'
import { compressBody } from '@/lib/server/http-server/page-cache/compress-body'
import { decompressBody } from '@/lib/server/http-server/page-cache/uncompressed-body'

it('a plain body is unpacked once for all who ask for it, and not for another page', async () => {
  const [one, other] = await Promise.all(
    ['one', 'other'].map((text) => compressBody(Buffer.from(text), 'quick')),
  )
  if (one === undefined || other === undefined) throw new Error('unreachable')
  expect(decompressBody(one).toString()).toBe('one')
  expect(decompressBody(other).toString()).toBe('other')
  expect(decompressBody(one)).toBe(decompressBody(one))
})

it('a page without a letter is read too', async () => {
  expect(decompressBody(await compressBody(Buffer.of(), 'quick'))).toHaveLength(0)
})
