import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createConcurrencyLimiter } from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'
import { createGracefulShutdown } from '@/lib/server/http-server/connections/graceful-shutdown'
import { limitPageConcurrency } from '@/lib/server/http-server/middleware/page-concurrency-limit'
import { createPageCache } from '@/lib/server/http-server/page-cache/page-cache'
import { openBareWith } from '@/tests/support/http-server/open-bare'
import { quietLog } from '@/tests/support/http-server/quiet-log'
import { requestServer } from '@/tests/support/http-server/request-server'

const PLACES = 3

/** Sends one request for each path at once, and reads nothing until the test does. */
function askInARow(port: number, paths: readonly string[]) {
  const socket = connect(port, '127.0.0.1').pause()
  socket.write(
    paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: visvakor.example\r\n\r\n`).join(''),
  )
  return socket
}

/** A server with so many slots in each limiter, whose responses the test sends. */
async function openSlow() {
  const open = () =>
    createConcurrencyLimiter(
      {
        guaranteed: PLACES,
        maxConcurrent: PLACES,
        maxQueued: 9,
        maxQueuedInOverload: 9,
        queueTimeout: 60_000,
      },
      { hasCapacity: () => false },
    )
  const lanes = { people: open(), read: open(), unseen: open(), calendar: open() }
  const making = new Map<string, ServerResponse>()
  const closed: string[] = []
  const drain = createGracefulShutdown({ grace: 1, check: 10, patience: 60_000 })
  const webServer = await openBareWith(
    { connections: drain.connections },
    drain.middleware,
    ({ response, path }) => {
      response.on('close', () => closed.push(path))
      return false
    },
    limitPageConcurrency(lanes, createPageCache(quietLog)),
    ({ response, path }) => {
      making.set(path, response)
      return true
    },
  )
  webServer.server.on('connection', drain.countConnection)
  return { webServer, drain, making, closed, read: lanes.unseen.getState }
}

describe('pipelined requests on one connection (promise S9)', () => {
  it('free all their slots when the connection closes', async () => {
    const { webServer, making, closed, read } = await openSlow()
    const socket = askInARow(webServer.port, ['/a', '/b', '/c', '/d', '/e'])
    await expect.poll(read).toMatchObject({ running: PLACES, waiting: 2 })
    socket.destroy()
    await expect.poll(read).toMatchObject({ running: 0, waiting: 0 })
    expect(closed.toSorted()).toEqual(['/a', '/b', '/c', '/d', '/e'])
    const next = requestServer(webServer, '/b')
    await expect.poll(() => making.get('/b')?.destroyed).toBe(false)
    making.get('/b')?.end()
    expect((await next).status).toBe(200)
    expect(read().running).toBe(0)
  })

  it('use no slot once they are rendered, though the first response is not read yet', async () => {
    const { webServer, making, read } = await openSlow()
    const socket = askInARow(webServer.port, ['/a', '/b', '/c'])
    await expect.poll(() => making.size).toBe(PLACES)
    making.get('/a')?.write(Buffer.alloc(20_000_000))
    making.get('/b')?.end('made')
    making.get('/c')?.end('made')
    await expect.poll(() => read().running).toBe(1)
    making.get('/a')?.end()
    await expect.poll(() => read().running).toBe(0)
    socket.destroy()
  })

  it('do not delay shutdown once the client has disconnected', async () => {
    const { webServer, drain, making } = await openSlow()
    const socket = askInARow(webServer.port, ['/a', '/b'])
    await expect.poll(() => making.size).toBe(2)
    const closed = [...making.values()].map((response) => once(response, 'close'))
    socket.destroy()
    await Promise.all(closed)
    await drain.shutDown(webServer.server)
    expect(webServer.server.listening).toBe(false)
  })

  it('do not get an error inside the first response when the last one is invalid', async () => {
    const { webServer, making } = await openSlow()
    const socket = askInARow(webServer.port, ['/a', '/b'])
    await expect.poll(() => making.size).toBe(2)
    making.get('/a')?.write('the beginning')
    await once(socket, 'readable')
    const read: Buffer[] = []
    socket.on('data', (piece: Buffer) => read.push(piece))
    socket.write('\x16\x03 garbage\r\n\r\n')
    await once(socket, 'close')
    expect(Buffer.concat(read).toString()).not.toContain('400 Bad Request')
  })

  it.each(['websocket', 'h2c'])(
    'are aborted when the last one asks for the protocol %s, since the first response has started',
    async (protocol) => {
      const errors: unknown[] = []
      const note = (error: unknown) => void errors.push(error)
      process.once('uncaughtException', note)
      const { webServer, making, read } = await openSlow()
      const socket = askInARow(webServer.port, ['/a'])
      await expect.poll(() => making.size).toBe(1)
      making.get('/a')?.write('the beginning')
      await once(socket, 'readable')
      const pieces: Buffer[] = []
      socket.on('data', (piece: Buffer) => pieces.push(piece))
      socket.write(
        `GET /b HTTP/1.1\r\nHost: visvakor.example\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
      )
      await once(socket, 'close')
      process.off('uncaughtException', note)
      expect(errors).toEqual([])
      expect(Buffer.concat(pieces).toString().split('HTTP/1.1')).toHaveLength(2)
      await expect.poll(() => read().running).toBe(0)
    },
  )
})
