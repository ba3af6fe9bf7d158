import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { readLinkState } from '@/backend/apply-links/read-link-state'

/** Status and location by path; a path that is not listed is 404. */
const PAGES: Readonly<Record<string, readonly [number, string?]>> = {
  '/': [200],
  '/jobs': [200],
  '/jobs/open': [200],
  '/jobs/gone': [410],
  '/jobs/private': [403],
  '/jobs/broken': [500],
  '/jobs/moved': [301, '/jobs/civil/moved'],
  '/jobs/civil/moved': [200],
  '/jobs/home': [301, '/'],
  '/jobs/shared': [301, '/careers'],
  '/careers': [200],
  '/jobs/expired': [302, '/jobs?expired'],
  '/jobs/7/apply': [302, '/jobs/7'],
  '/jobs/7': [200],
  '/jobs/round': [302, '/jobs/round'],
  '/jobs/inside': [302, 'http://10.0.0.1/'],
}

const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`)
  const isHeadRefused = request.url === '/jobs/get-only' && request.method === 'HEAD'
  if (isHeadRefused) return response.writeHead(404).end()
  const [status, location] = PAGES[request.url?.split('?')[0] ?? ''] ?? [
    request.url === '/jobs/get-only' ? 200 : 404,
  ]
  response.writeHead(status, location === undefined ? {} : { location }).end('x')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const isAllowed = (address: string) => address === '127.0.0.1'
const read = async (path: string) => {
  const found = await readLinkState(`${site}${path}`, { isAllowed })
  return found.state === 'dead' ? found.reason.replace(site, '') : found.state
}

it.each([
  ['/jobs/open', 'alive'],
  ['/jobs/get-only', 'alive'],
  ['/jobs/moved', 'alive'],
  ['/jobs/7/apply', 'alive'],
  ['/jobs/shared', 'alive'],
  ['/jobs/missing', 'the server answered 404'],
  ['/jobs/gone', 'the server answered 410'],
  ['/jobs/home', 'it leads to / instead'],
  ['/jobs/expired', 'it leads to /jobs?expired instead'],
  ['/jobs/private', 'unknown'],
  ['/jobs/broken', 'unknown'],
  ['/jobs/round', 'unknown'],
  ['/jobs/inside', 'unknown'],
])('the link %s is found: %s', async (path, state) => {
  expect(await read(path)).toBe(state)
})

it('is asked by HEAD alone where that is enough', async () => {
  requests.length = 0
  await read('/jobs/open')
  expect(requests).toEqual(['HEAD /jobs/open'])
})

it('does not fetch the page that a gone listing leads to', async () => {
  requests.length = 0
  await read('/jobs/home')
  expect(new Set(requests)).toEqual(new Set(['HEAD /jobs/home', 'GET /jobs/home']))
})

it('connects to no address of this machine or its network', async () => {
  requests.length = 0
  expect(await readLinkState(`${site}/jobs/open`)).toEqual({ state: 'unknown' })
  expect(requests).toEqual([])
})

it('whose host does not exist is dead', async () => {
  const lookup: LookupFunction = (_, __, callback) =>
    callback(Object.assign(new Error('x'), { code: 'ENOTFOUND' }), '', 4)
  expect(await readLinkState('http://gone.example/1', { lookup })).toEqual({
    state: 'dead',
    reason: 'there is no host gone.example',
  })
})
