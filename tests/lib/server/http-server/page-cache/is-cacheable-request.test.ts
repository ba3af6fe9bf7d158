import { expect, it } from 'vitest'
import { isCacheableRequest } from '@/lib/server/http-server/page-cache/cache-key'

const asked = (method: string, headers: Readonly<Record<string, string>> = {}) => ({
  method,
  headers,
  rawHeaders: ['Host', 'visvakor.example'],
  httpVersion: '1.1',
})

it.each([
  ['GET', true],
  ['HEAD', true],
  ['POST', false],
  ['PUT', false],
  ['OPTIONS', false],
])('%s is a cacheable method: %s', (method, isRead) => {
  expect(isCacheableRequest(asked(method))).toBe(isRead)
})

it.each([
  [{ 'user-agent': 'a browser', cookie: 'session=secret' }, true],
  [{ 'x-custom': 'a' }, true],
  [{ rsc: '1' }, false],
  [{ range: 'bytes=0-9', 'if-range': '"a"' }, true],
  [{ 'if-match': '"a"' }, false],
  [{ upgrade: 'h2c' }, false],
  [{ cookie: '__prerender_bypass=a' }, false],
])('with %j it is cacheable: %s', (headers, isPlain) => {
  for (const _ of 'twice') expect(isCacheableRequest(asked('GET', headers))).toBe(isPlain)
})
