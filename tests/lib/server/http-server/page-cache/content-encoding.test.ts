import { expect, it } from 'vitest'
import {
  chooseContentEncoding,
  compressBody,
  decompressBody,
} from '@/lib/server/http-server/page-cache/content-encoding'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br; q=1.0, gzip; q=1.0', 'br'],
  ['br;q=0, gzip;q=0.000', 'identity'],
  ['br;q=x, gzip', 'gzip'],
  ['brotli', 'identity'],
])('Accept-Encoding %j gives %s', (accepted, coding) => {
  expect(chooseContentEncoding(accepted)).toBe(coding)
})

it('limits how many header values it remembers', () => {
  for (let turn = 0; turn < 1000; turn += 1) chooseContentEncoding(`gzip;q=0.${turn}`)
  expect(chooseContentEncoding('gzip, br')).toBe('br')
})

it('decompresses a body once for all requests, and separately for each page', async () => {
  const [one, other] = await Promise.all(
    ['one', 'other'].map((text) => compressBody(Buffer.from(text), 'quick')),
  )
  if (one === undefined || other === undefined) throw new Error('unreachable')
  expect(decompressBody(one).toString()).toBe('one')
  expect(decompressBody(other).toString()).toBe('other')
  expect(decompressBody(one)).toBe(decompressBody(one))
})

it('reads an empty page', async () => {
  expect(decompressBody(await compressBody(Buffer.of(), 'quick'))).toHaveLength(0)
})
