import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import {
  createGracefulShutdown,
  waitForIdleEventLoop,
} from '@/lib/server/http-server/connections/graceful-shutdown'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

/** Long enough that no timer ends a connection during the test. */
const CALM = { grace: 60_000, check: 10, patience: 60_000, longest: 600_000 }

/** A server whose responses end when the test says so. */
async function openWaiting(times: Parameters<typeof createGracefulShutdown>[0] = CALM) {
  const waiting: (() => void)[] = []
  const webServer = await startHttpServer({
    drain: createGracefulShutdown(times),
    render: ({ response, path }) => {
      if (path === '/begun') response.writeHead(200).write('begun ')
      waiting.push(() => response.end('whole'))
    },
  })
  return { ...webServer, waiting }
}

const ask = (port: number, agent: Agent, path = '/jobs') =>
  once(request({ agent, host: '127.0.0.1', port, path }).end(), 'response') as Promise<
    [IncomingMessage]
  >

async function read(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of response) text += piece
  return text
}

it('finishes running requests, and one more on a keep-alive connection (promise F14)', async () => {
  const { port, server, drain, waiting } = await openWaiting()
  const [keepAlive, busy, begun] = [1, 2, 3].map(
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  )
  if (keepAlive === undefined || busy === undefined || begun === undefined)
    throw new Error('unreachable')
  const first = ask(port, keepAlive)
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect((await first)[0].headers.connection).toBe('keep-alive')
  expect(await read((await first)[0])).toBe('whole')

  const under = ask(port, busy)
  const streaming = ask(port, begun, '/begun')
  await expect.poll(() => waiting.length).toBe(3)
  const ended = drain.shutDown(server)
  await expect.poll(() => server.listening, { interval: 1 }).toBe(false)
  // Another page, since the same one would be rendered once for both.
  const again = ask(port, keepAlive, '/majors')
  await expect.poll(() => waiting.length).toBe(4)
  for (const end of waiting) end()
  for (const [response] of [await under, await again]) {
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
    expect(await read(response)).toBe('whole')
  }
  expect(await read((await streaming)[0])).toBe('begun whole')
  // Its headers were sent before the shutdown, so the client closes it here.
  begun.destroy()
  await ended
})

it('refuses new connections, and closes idle ones after the grace period', async () => {
  const { port, server, drain, waiting } = await openWaiting({ ...CALM, grace: 0 })
  const answered = ask(port, new Agent({ keepAlive: true }))
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect(await read((await answered)[0])).toBe('whole')
  await drain.shutDown(server)
  const late = connect(port, '127.0.0.1')
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
})

it('is not delayed by a connection that was never used', async () => {
  const { port, server, drain } = await openWaiting({ ...CALM, grace: 0 })
  const ahead = connect(port, '127.0.0.1')
  await once(server, 'connection')
  const closed = once(ahead, 'close')
  await drain.shutDown(server)
  await closed
  expect(ahead.bytesRead).toBe(0)
})

it('aborts a response that does not end', async () => {
  const { port, server, drain, waiting } = await openWaiting({ ...CALM, patience: 0 })
  const stuck = ask(port, new Agent(), '/begun')
  await expect.poll(() => waiting.length).toBe(1)
  const [response] = await stuck
  const cut = expect(read(response)).rejects.toThrow('aborted')
  await drain.shutDown(server)
  await cut
})

it('aborts a response that does not end before the process would be killed', async () => {
  const { port, server, drain, waiting } = await openWaiting({ ...CALM, longest: 0 })
  const stuck = ask(port, new Agent(), '/begun')
  await expect.poll(() => waiting.length).toBe(1)
  const [response] = await stuck
  const cut = expect(read(response)).rejects.toThrow('aborted')
  await drain.shutDown(server)
  await cut
})

it('is not delayed by a request head that arrives byte by byte, and finishes a running response', async () => {
  const { port, server, drain, waiting } = await openWaiting({ ...CALM, grace: 0, head: 0 })
  const answered = ask(port, new Agent())
  const dripping = connect(port, '127.0.0.1')
  dripping.on('error', () => undefined)
  dripping.write('GET /majors HTTP/1.1\r\n')
  await once(dripping, 'connect')
  await expect.poll(() => waiting.length).toBe(1)
  const closed = once(dripping, 'close')
  const ended = drain.shutDown(server)
  await closed
  waiting[0]?.()
  expect(await read((await answered)[0])).toBe('whole')
  await ended
})

it('closes upgraded connections immediately', async () => {
  const { server, drain } = await openWaiting()
  const closed: string[] = []
  const socket = connect({ port: 9, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.once('close', () => closed.push('socket'))
  drain.trackUpgradedSocket(socket)
  await drain.shutDown(server)
  await expect.poll(() => closed).toEqual(['socket'])
})

/** A clock that advances by these ms from each reading to the next, and then stops. */
function createClock(steps: readonly number[]) {
  const left = [...steps]
  let time = 0
  let looks = 0
  const now = () => {
    time += left.shift() ?? 0
    looks += 1
    return time
  }
  return { now, countLooks: () => looks }
}

const none = () => 0

it('continues while each turn of the event loop accepts a connection', async () => {
  let taken = 0
  const takeOne = () => {
    taken += 1
    if (taken < 100) setImmediate(takeOne)
  }
  setImmediate(takeOne)
  expect(await waitForIdleEventLoop(() => taken)).toBe(true)
  expect(taken).toBe(100)
})

it('accepts no more connections than can have been queued', async () => {
  let taken = 0
  expect(await waitForIdleEventLoop(() => (taken += 1))).toBe(false)
  expect(taken).toBeLessThan(2000)
})

it('ends with the first turn in which nothing ran long', async () => {
  const { now, countLooks } = createClock([0, 50, 0, 10, 0, 9])
  expect(await waitForIdleEventLoop(none, now)).toBe(true)
  expect(countLooks()).toBe(6)
})

it('stops after the maximum number of queued connections', async () => {
  let taken = 0
  const takeOne = () => (taken += 1)
  expect(await waitForIdleEventLoop(() => taken, takeOne)).toBe(false)
  expect(taken).toBe(600)
})

it('returns false after fifty long turns', async () => {
  const { now, countLooks } = createClock(Array.from({ length: 300 }, () => 20))
  expect(await waitForIdleEventLoop(none, now)).toBe(false)
  expect(countLooks()).toBe(100)
})
