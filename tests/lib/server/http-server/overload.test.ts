import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createApiProxy } from '@/lib/server/http-server/api-proxy/api-proxy'
import {
  createConcurrencyLimiter,
  type QueuedRequest,
} from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'
import { compressResponses } from '@/lib/server/http-server/middleware/compression'
import { limitPageConcurrency } from '@/lib/server/http-server/middleware/page-concurrency-limit'
import { createPageCache } from '@/lib/server/http-server/page-cache/page-cache'
import { createPageRenderer } from '@/lib/server/http-server/page-cache/page-renderer'
import type { Middleware } from '@/lib/server/http-server/request-context'
import { renderStore } from '@/lib/server/next-cache/render-store.mjs'
import { openBare, openBareWith } from '@/tests/support/http-server/open-bare'
import { quietLog } from '@/tests/support/http-server/quiet-log'
import { requestServer } from '@/tests/support/http-server/request-server'
import { sendAsNext } from '@/tests/support/http-server/stand-in-page'
import { SERVER_SITE } from '@/tests/support/http-server/start-http-server'

const PAGE = `<p>${'A page. '.repeat(20)}</p>`

const nobody = createPageCache(quietLog)

/** Two slots in each limiter, and this many queued requests. */
function openLanes(mostWaiting: number) {
  const open = () =>
    createConcurrencyLimiter(
      {
        guaranteed: 2,
        maxConcurrent: 2,
        maxQueued: mostWaiting,
        maxQueuedInOverload: 0,
        queueTimeout: 60_000,
      },
      { hasCapacity: () => false },
    )
  return { people: open(), read: open(), unseen: open(), calendar: open() }
}

/** A server that responds when the test says so. */
async function openSlow(mostWaiting: number, ...before: Middleware[]) {
  const waiting: { readonly path: string; readonly end: () => void }[] = []
  const lanes = openLanes(mostWaiting)
  const webServer = await openBare(
    ...before,
    limitPageConcurrency(lanes, nobody),
    ({ response, path }) => {
      waiting.push({ path, end: () => response.end('late') })
      return true
    },
  )
  return { webServer, waiting, lanes }
}

describe('when the server is full (promise S9)', () => {
  it('a new request is rejected immediately, and accepted once a slot is free', async () => {
    const { webServer, waiting } = await openSlow(0, compressResponses)
    const first = [requestServer(webServer, '/a'), requestServer(webServer, '/b')]
    await expect.poll(() => waiting.length).toBe(2)
    // Nothing that waits for a timer would be answered.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const page = await requestServer(webServer, '/c', { headers: { 'Accept-Encoding': 'br' } })
    vi.useRealTimers()
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
    // Compression would wait for the busy thread.
    expect(page.headers['content-encoding']).toBeUndefined()
    for (const { end } of waiting) end()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    const next = requestServer(webServer, '/d')
    await expect.poll(() => waiting.length).toBe(3)
    waiting[2]?.end()
    expect((await next).status).toBe(200)
  })

  it('some requests are queued and answered in order', async () => {
    const { webServer, waiting, lanes } = await openSlow(1)
    const asked = ['/a', '/b', '/c'].map((path) => requestServer(webServer, path))
    await expect.poll(() => lanes.unseen.getState().waiting).toBe(1)
    expect((await requestServer(webServer, '/d')).status).toBe(503)
    waiting[0]?.end()
    await expect.poll(() => waiting.length).toBe(3)
    for (const { end } of waiting) end()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(lanes.unseen.getState()).toEqual({ running: 0, waiting: 0, admitted: 3, refused: 1 })
  })

  it('with page renders, people can still sign in, and get a JSON error when they cannot', async () => {
    const { webServer, waiting } = await openSlow(0)
    const pages = [requestServer(webServer, '/a'), requestServer(webServer, '/b')]
    await expect.poll(() => waiting.length).toBe(2)
    const calls = [1, 2].map(() => requestServer(webServer, '/session', { method: 'POST' }))
    await expect.poll(() => waiting.length).toBe(4)
    const third = await requestServer(webServer, '/session', { method: 'POST' })
    expect([third.status, JSON.parse(third.text).statusCode]).toEqual([503, 503])
    for (const { end } of waiting) end()
    expect((await Promise.all([...pages, ...calls])).map(({ status }) => status)).toEqual(
      Array(4).fill(200),
    )
  })

  it('one page is rendered once for many requests, and uses one slot', async () => {
    const pages = createPageCache(quietLog)
    const lanes = openLanes(0)
    const waiting: (() => void)[] = []
    const keeper = createPageRenderer(pages, (exchange) => {
      const note = renderStore.getStore()
      waiting.push(() => sendAsNext(exchange, { html: PAGE, tags: [], note }))
      return true
    })
    const webServer = await openBare(limitPageConcurrency(lanes, pages), keeper.render)
    const asked = Array.from({ length: 50 }, () => requestServer(webServer, '/jobs?page=2'))
    await expect.poll(() => waiting.length).toBe(1)
    const other = requestServer(webServer, '/jobs?page=3')
    await expect.poll(() => waiting.length).toBe(2)
    for (const end of waiting) end()
    expect((await other).status).toBe(200)
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${PAGE}`]),
    )
    expect(waiting.length).toBe(2)
  })

  it('a request that waited for another render in vain has less time left for its own slot', async () => {
    const waiting: (() => void)[] = []
    const visitors: QueuedRequest[] = []
    const followed: string[] = []
    const pages = { ...nobody, expect: (key: string) => void followed.push(key) }
    const enter = async (visitor: QueuedRequest) => {
      visitors.push(visitor)
      return () => undefined
    }
    const lane = { ...openLanes(0).unseen, acquire: enter }
    const lanes = { people: lane, read: lane, unseen: lane, calendar: lane }
    const webServer = await openBare(limitPageConcurrency(lanes, pages), ({ response }) => {
      waiting.push(() => response.end())
      return true
    })
    const asked = [requestServer(webServer, '/a'), requestServer(webServer, '/a')]
    await expect.poll(() => [waiting.length, followed]).toEqual([1, ['/a']])
    const made = performance.now()
    waiting[0]?.()
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.()
    await Promise.all(asked)
    expect(visitors[1]?.arrived).toBeLessThan(made)
  })

  it('a client that disconnects during another render uses no slot', async () => {
    const followed: string[] = []
    const pages = { ...nobody, expect: (key: string) => void followed.push(key) }
    const lanes = openLanes(1)
    const waiting: ServerResponse[] = []
    const gone: unknown[] = []
    const watch: Middleware = ({ response }) => {
      response.once('close', () => gone.push(response))
      return false
    }
    const webServer = await openBare(watch, limitPageConcurrency(lanes, pages), ({ response }) => {
      waiting.push(response)
      return true
    })
    const first = requestServer(webServer, '/a')
    await expect.poll(() => waiting.length).toBe(1)
    const socket = connect(webServer.port, '127.0.0.1')
    socket.write('GET /a HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
    await expect.poll(() => followed).toEqual(['/a'])
    socket.destroy()
    await expect.poll(() => gone.length).toBe(1)
    waiting[0]?.end()
    expect((await first).status).toBe(200)
    // By then all that waited for the first one have been considered.
    const next = requestServer(webServer, '/b')
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.end()
    await next
    expect(lanes.unseen.getState()).toMatchObject({ running: 0, admitted: 2 })
  })

  it('one page is rendered once more after a response that was not cacheable', async () => {
    const { webServer, waiting } = await openSlow(9)
    for (const count of [1, 2]) {
      const asked = requestServer(webServer, '/again')
      await expect.poll(() => waiting.length).toBe(count)
      waiting[count - 1]?.end()
      await asked
    }
    const together = [requestServer(webServer, '/again'), requestServer(webServer, '/again')]
    await expect.poll(() => waiting.length).toBe(3)
    const other = requestServer(webServer, '/other')
    await expect.poll(() => waiting.length).toBe(4)
    expect(waiting.map(({ path }) => path)).toEqual(['/again', '/again', '/again', '/other'])
    for (const { end } of waiting) end()
    await expect.poll(() => waiting.length).toBe(5)
    waiting[4]?.end()
    await Promise.all([...together, other])
  })

  it('all addresses of one IPv6 network count as one client', async () => {
    const clients: string[] = []
    const enter = async ({ client }: QueuedRequest) => {
      clients.push(client)
      return null
    }
    const lane = { ...openLanes(0).unseen, acquire: enter }
    const lanes = { people: lane, read: lane, unseen: lane, calendar: lane }
    const calls = { readCalls: lane, writeCalls: lane, expensiveCalls: lane }
    const pass = createApiProxy({
      apiUrl: 'http://127.0.0.1:9',
      siteUrl: SERVER_SITE,
      limiters: calls,
    })
    for (const step of [limitPageConcurrency(lanes, nobody), pass]) {
      const webServer = await openBare((exchange) => step({ ...exchange, client: '2001:db8::7:1' }))
      expect((await requestServer(webServer, '/upstream/v1/job')).status).toBe(503)
    }
    expect(clients).toEqual(['2001:db8:0:0::/64', '2001:db8:0:0::/64'])
  })

  it('a queued client that disconnects frees its place in the queue', async () => {
    const { webServer, waiting, lanes } = await openSlow(1)
    const asked = ['/a', '/b'].map((path) => requestServer(webServer, path))
    await expect.poll(() => waiting.length).toBe(2)
    const socket = connect(webServer.port, '127.0.0.1')
    socket.write('GET /c HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
    await expect.poll(() => lanes.unseen.getState().waiting).toBe(1)
    socket.destroy()
    await expect.poll(() => lanes.unseen.getState().waiting).toBe(0)
    for (const { end } of waiting) end()
    await Promise.all(asked)
    expect([waiting.length, lanes.unseen.getState().running]).toEqual([2, 0])
  })
})

describe('a client that does not read its response', () => {
  it('is disconnected after a timeout', async () => {
    const { port, server } = await openBareWith({ socketTimeout: 100 }, ({ response }) => {
      response.end(Buffer.alloc(20_000_000))
      return true
    })
    const count = () =>
      new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)))
    const socket = connect(port, '127.0.0.1').pause()
    socket.write('GET / HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
    await once(socket, 'readable')
    expect(await count()).toBe(1)
    await expect.poll(count).toBe(0)
    socket.destroy()
  })

  it('is disconnected after the same timeout when it stays idle after a response', async () => {
    const { port } = await openBareWith({ socketTimeout: 100 }, ({ response }) => {
      response.end('a page')
      return true
    })
    const socket = connect(port, '127.0.0.1')
    const closed = once(socket, 'close')
    socket.write('GET / HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('\r\nConnection: keep-alive\r\n')
    expect(String(answer)).not.toContain('Keep-Alive:')
    await closed
  })

  it('does not use up a slot (promise S9)', async () => {
    const large = Buffer.alloc(20_000_000)
    const webServer = await openBare(
      limitPageConcurrency(openLanes(0), nobody),
      ({ response, path }) => {
        response.end(path === '/large' ? large : 'a page')
        return true
      },
    )
    const idle = [1, 2, 3, 4].map(() => connect(webServer.port, '127.0.0.1').pause())
    for (const socket of idle) {
      socket.write('GET /large HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
      await once(socket, 'readable')
    }
    expect((await requestServer(webServer, '/jobs')).status).toBe(200)
    for (const socket of idle) socket.destroy()
  })
})
