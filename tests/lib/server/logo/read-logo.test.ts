import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLogo } from '@/lib/server/logo/read-logo'

let asked = 0
const server = createServer((request, response) => {
  asked += 1
  const bytes = request.url === '/large.png' ? Buffer.alloc(300_001) : Buffer.from('picture')
  const type = request.url === '/page.html' ? 'text/html' : 'image/png'
  response.writeHead(request.url === '/gone.png' ? 404 : 200, { 'content-type': type }).end(bytes)
})
let site = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('is fetched once for all who ask at the same time, and soon after', async () => {
  const url = `${site}/logo.png`
  const logos = await Promise.all([readLogo(url), readLogo(url), readLogo(url)])
  expect(logos.map(({ type, bytes }) => `${type} ${bytes}`)).toEqual(
    Array(3).fill('image/png picture'),
  )
  await readLogo(url)
  expect(asked).toBe(1)
})

test.each(['/page.html', '/large.png', '/gone.png'])('%s is no logo', async (path) => {
  await expect(readLogo(site + path)).rejects.toThrow(/logo/)
})
