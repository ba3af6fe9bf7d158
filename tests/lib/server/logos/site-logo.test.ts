import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSiteLogoFetcher, fetchSiteLogo } from '@/lib/server/logos/site-logo'
import { isPublicAddress } from '@/lib/shared/runtime/public-address'

/** The test server counts as public; every other address as what it is. */
const readTestLogo = createSiteLogoFetcher(
  (address) => address === '127.0.0.1' || isPublicAddress(address),
)

let asked = 0
const server = createServer((request, response) => {
  asked += 1
  const bytes = request.url === '/large.png' ? Buffer.alloc(300_001) : Buffer.from('picture')
  const type = request.url === '/page.html' ? 'text/html' : 'image/png'
  const [, location] = request.url?.split('/to/') ?? []
  if (location !== undefined) {
    response.writeHead(302, { location: decodeURIComponent(location) }).end()
    return
  }
  response.writeHead(request.url === '/gone.png' ? 404 : 200, { 'content-type': type }).end(bytes)
})
let site = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('is fetched once for concurrent and later requests', async () => {
  const url = `${site}/logo.png`
  const logos = await Promise.all([readTestLogo(url), readTestLogo(url), readTestLogo(url)])
  expect(logos.map(({ type, bytes }) => `${type} ${bytes}`)).toEqual(
    Array(3).fill('image/png picture'),
  )
  await readTestLogo(url)
  expect(asked).toBe(1)
})

test.each(['/page.html', '/large.png', '/gone.png'])('rejects %s', async (path) => {
  await expect(readTestLogo(site + path)).rejects.toThrow(/logo/)
})

test.each([
  'http://[::1]:PORT/',
  'http://127.0.0.2:PORT/',
  'http://[::ffff:127.0.0.2]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://10.0.0.1/',
  'http://169.254.169.254/',
])('does not follow a redirect to %s', async (target) => {
  const location = target.replace('PORT', new URL(site).port)
  const read = readTestLogo(`${site}/to/${encodeURIComponent(location)}`)
  await expect(read).rejects.toMatchObject({ cause: { name: 'PrivateAddressError' } })
})

test('follows a redirect to another picture', async () => {
  const { bytes } = await readTestLogo(`${site}/to/${encodeURIComponent('/moved.png')}`)
  expect(String(bytes)).toBe('picture')
})

test.each(['127.0.0.1', 'localhost'])('does not fetch from %s', async (host) => {
  const read = fetchSiteLogo(site.replace('127.0.0.1', host))
  await expect(read).rejects.toMatchObject({ cause: { name: 'PrivateAddressError' } })
})

test('is fetched again after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const url = `${site}/again.png`
    await readTestLogo(url)
    const before = asked
    vi.advanceTimersByTime(299_999)
    await readTestLogo(url)
    expect(asked).toBe(before)
    vi.advanceTimersByTime(1)
    await readTestLogo(url)
    expect(asked).toBe(before + 1)
  } finally {
    vi.useRealTimers()
  }
})

test('queues fifty requests for a slow URL, and rejects more immediately (promise T18)', async () => {
  const held: ServerResponse[] = []
  const slow = createServer((_, response) => void held.push(response))
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`
  const refused: unknown[] = []
  const all = Array.from({ length: 53 }, () =>
    readTestLogo(url).catch((error) => refused.push(error)),
  )
  await expect.poll(() => [held.length, refused.length]).toEqual([1, 2])
  expect(refused).toEqual(
    Array(2).fill(expect.objectContaining({ name: 'QueueFullError', retryAfter: 5 })),
  )
  held[0]?.writeHead(200, { 'content-type': 'image/png' }).end('picture')
  await Promise.all(all)
  expect([held.length, refused.length]).toEqual([1, 2])
  slow.close()
})
