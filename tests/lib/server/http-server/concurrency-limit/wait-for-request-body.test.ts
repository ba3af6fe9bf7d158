import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createConcurrencyLimiter } from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'
import { limitPageConcurrency } from '@/lib/server/http-server/middleware/page-concurrency-limit'
import { createPageCache } from '@/lib/server/http-server/page-cache/page-cache'
import { openBare } from '@/tests/support/http-server/open-bare'
import { quietLog } from '@/tests/support/http-server/quiet-log'
import { requestServer } from '@/tests/support/http-server/request-server'

const limits = {
  guaranteed: 1,
  maxConcurrent: 1,
  maxQueued: 9,
  maxQueuedInOverload: 9,
  queueTimeout: 60_000,
}

async function open() {
  const lane = createConcurrencyLimiter(limits, { hasCapacity: () => false })
  const lanes = { people: lane, read: lane, unseen: lane, calendar: lane }
  let rendered = 0
  const server = await openBare(
    limitPageConcurrency(lanes, createPageCache(quietLog)),
    async ({ request, response }) => {
      let size = 0
      rendered += 1
      for await (const piece of request) size += piece.length
      response.end(String(size))
      return true
    },
  )
  return { lane, server, countRendered: () => rendered }
}

it('a request uses no slot while its body is still arriving (promise T14)', async () => {
  const { lane, server } = await open()
  const slow = connect(server.port, '127.0.0.1')
  slow.on('error', () => undefined)
  slow.write('POST /session HTTP/1.1\r\nHost: visvakor.example\r\nContent-Length: 9\r\n\r\n{')
  const { status, text } = await requestServer(server, '/session', { method: 'POST', body: '{}' })
  expect([status, text]).toEqual([200, '2'])
  expect(lane.getState()).toMatchObject({ running: 0, admitted: 1 })
  slow.write('12345678')
  await expect.poll(() => lane.getState().admitted).toBe(2)
  slow.destroy()
})

it('a client that disconnects while its body arrives is not answered', async () => {
  const { lane, server, countRendered } = await open()
  const slow = connect(server.port, '127.0.0.1')
  const asked = once(server.server, 'request')
  slow.write('POST /session HTTP/1.1\r\nHost: visvakor.example\r\nContent-Length: 9\r\n\r\n{')
  await asked
  slow.destroy()
  await expect.poll(() => lane.getState()).toMatchObject({ running: 0, admitted: 1 })
  expect(countRendered()).toBe(0)
})

it('a body of the maximum size is admitted before it is read, and then read whole', async () => {
  const { server } = await open()
  const body = Buffer.alloc(64 * 1024, 7)
  const { status, text } = await requestServer(server, '/session', { method: 'POST', body })
  expect([status, text]).toEqual([200, String(body.length)])
})
