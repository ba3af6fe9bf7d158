import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { createApiProxy } from '@/lib/server/http-server/api-proxy/api-proxy'
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'
import { openBare } from '@/tests/support/http-server/open-bare'
import { requestServer } from '@/tests/support/http-server/request-server'
import { provideStandInApi, replyJson } from '@/tests/support/http-server/stand-in-api'
import { SERVER_SITE } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
beforeEach(() => api.forget())

const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const openLimiter = () =>
  createConcurrencyLimiter(
    { guaranteed: 1, maxConcurrent: 1, maxQueued: 0, maxQueuedInOverload: 0, queueTimeout: 60_000 },
    { hasCapacity: () => false },
  )

const WAIT = 2000
const NO_DELAY = { read: WAIT, write: WAIT, upload: WAIT, rejectionDelay: 0 }

async function open(patience = NO_DELAY) {
  const lanes = {
    readCalls: openLimiter(),
    writeCalls: openLimiter(),
    expensiveCalls: openLimiter(),
  }
  const step = createApiProxy({
    apiUrl: api.url,
    siteUrl: SERVER_SITE,
    limiters: lanes,
    timeouts: patience,
  })
  return { server: await openBare(step), lanes }
}

/** Responds when the test says so. */
function holdAnswers(): ServerResponse[] {
  const held: ServerResponse[] = []
  api.answer = (request, response) => {
    request.resume()
    held.push(response)
  }
  return held
}

const end = (response: ServerResponse) =>
  replyJson(404, { statusCode: 404, message: 'x' })(response.req, response)

describe('concurrency limits of API calls by their cost (promise T18)', () => {
  it.each([
    ['GET', '/v1/job', 'readCalls'],
    ['HEAD', '/v1/job', 'readCalls'],
    ['POST', '/v1/job/7/views', 'writeCalls'],
    ['PATCH', '/v1/profile', 'writeCalls'],
    ['POST', '/v1/items', 'expensiveCalls'],
    ['POST', '/v1/search-counts', 'expensiveCalls'],
    ['GET', '/v1/profile/export', 'expensiveCalls'],
  ] as const)('counts %s %s against the limit of %s', async (method, path, name) => {
    const { server, lanes } = await open()
    const held = holdAnswers()
    const ask = () =>
      requestServer(server, `/upstream${path}`, {
        method,
        headers: OWN,
        ...(method === 'POST' ? { body: '{}' } : {}),
      })
    const first = ask()
    await expect.poll(() => held.length).toBe(1)
    const running = (lane: ConcurrencyLimiter) => lane.getState().running
    expect(running(lanes[name])).toBe(1)
    expect(Object.values(lanes).map(running).toSorted()).toEqual([0, 0, 1])
    const second = await ask()
    expect([second.status, second.headers['retry-after']]).toEqual([503, '5'])
    for (const response of held) end(response)
    expect((await first).status).toBe(404)
    expect(running(lanes[name])).toBe(0)
  })
})

describe('a request body that is not an upload', () => {
  it('uses neither a slot nor an API connection while it is still arriving', async () => {
    const { server, lanes } = await open()
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /upstream/v1/items HTTP/1.1\r\nHost: visvakor.example\r\nSec-Fetch-Site: same-origin\r\n' +
        'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"jobs"',
    )
    const held = holdAnswers()
    const other = requestServer(server, '/upstream/v1/items', {
      method: 'POST',
      headers: OWN,
      body: '{}',
    })
    await expect.poll(() => held.length).toBe(1)
    expect(lanes.expensiveCalls.getState()).toMatchObject({ running: 1, admitted: 1, refused: 0 })
    for (const response of held) end(response)
    expect((await other).status).toBe(404)
    socket.write(':1')
    await expect.poll(() => held.length).toBe(2)
    socket.destroy()
    await expect.poll(() => lanes.expensiveCalls.getState().running).toBe(0)
  })

  it('is limited to 64 KB', async () => {
    const { server } = await open()
    const send = (bytes: number) =>
      requestServer(server, '/upstream/v1/items', {
        method: 'POST',
        headers: OWN,
        body: Buffer.alloc(bytes),
      })
    await send(64 * 1024)
    const { status } = await send(64 * 1024 + 1)
    expect([status, api.calls.length]).toEqual([413, 1])
  })
})

describe('a rejected expensive call', () => {
  const HOLD = 300
  const items = { method: 'POST', headers: OWN, body: '{}' }
  const time = async (ask: () => Promise<{ status: number }>) => {
    const begun = performance.now()
    const { status } = await ask()
    return { status, isHeld: performance.now() - begun >= HOLD / 2 }
  }

  it.each([429, 503])('delays the %i response and frees the slot meanwhile', async (status) => {
    const { server, lanes } = await open({ ...NO_DELAY, rejectionDelay: HOLD })
    api.answer = replyJson(status, { statusCode: status, message: 'x' })
    const answer = time(() => requestServer(server, '/upstream/v1/items', items))
    await expect
      .poll(() => lanes.expensiveCalls.getState())
      .toMatchObject({ admitted: 1, running: 0 })
    expect(await answer).toEqual({ status, isHeld: true })
  })

  it('delays the response when no slot is free, but rejects a read immediately', async () => {
    const { server } = await open({ ...NO_DELAY, rejectionDelay: HOLD })
    const held = holdAnswers()
    const first = [
      requestServer(server, '/upstream/v1/items', items),
      requestServer(server, '/upstream/v1/job'),
    ]
    await expect.poll(() => held.length).toBe(2)
    const refused = await time(() => requestServer(server, '/upstream/v1/items', items))
    expect(refused).toEqual({ status: 503, isHeld: true })
    const read = await time(() => requestServer(server, '/upstream/v1/job'))
    expect(read).toEqual({ status: 503, isHeld: false })
    for (const response of held) end(response)
    await Promise.all(first)
  })
})

it.each([
  [16, 'one network', () => '198.51.100.1'],
  [96, 'all networks', (turn: number) => `198.51.100.${turn}`],
])('allows at most %i concurrent uploads from %s', async (most, _, clientOf) => {
  const timeouts = { ...NO_DELAY, upload: 60_000 }
  const step = createApiProxy({ apiUrl: api.url, siteUrl: SERVER_SITE, timeouts })
  let turn = 0
  const server = await openBare((exchange) => {
    turn += 1
    return step({ ...exchange, client: clientOf(turn) })
  })
  const held = holdAnswers()
  const headers = { ...OWN, 'content-type': 'multipart/form-data; boundary=a' }
  const upload = () =>
    requestServer(server, '/upstream/v1/resume', { method: 'POST', headers, body: 'a' })
  const first = Array.from({ length: most }, upload)
  await expect.poll(() => held.length).toBe(most)
  expect((await upload()).status).toBe(503)
  for (const response of held) end(response)
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([404]))
  const next = upload()
  await expect.poll(() => held.length).toBe(most + 1)
  for (const response of held.slice(most)) end(response)
  expect((await next).status).toBe(404)
})

it('every endpoint of the contract declares its cost, and a read never counts as a write', () => {
  const wrong = endpoints.filter(({ method, cost, multipart }: Endpoint) => {
    if (multipart !== null) return cost !== 'expensive'
    return method === 'GET' ? cost === 'write' : cost === 'read'
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})
