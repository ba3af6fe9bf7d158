import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createGracefulShutdown } from '@/lib/server/http-server/connections/graceful-shutdown'
import { openOutsideClient } from '@/tests/support/http-server/outside-client'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

/** A busy server: this thread is blocked while clients write to it. */
const blockThread = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

it('answers a client that connected while the process was too busy to accept it (promise F14)', async () => {
  const drain = createGracefulShutdown({ grace: 0, check: 10, patience: 60_000 })
  const { port, server } = await startHttpServer({ drain })
  const answer = openOutsideClient(port).askUnseen('/jobs')
  const ended = drain.shutDown(server)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*<p>GET \/jobs/s)
  await ended
})

it('answers all clients that wait to be accepted (promise F14)', async () => {
  const drain = createGracefulShutdown({ grace: 0, check: 10, patience: 60_000 })
  const { port, server } = await startHttpServer({ drain })
  // Each turn of the event loop accepts one of them.
  const answers = Array.from({ length: 12 }, () => openOutsideClient(port).askUnseen('/jobs'))
  const ended = drain.shutDown(server)
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  await ended
})

it('does not count time in which the process is blocked against waiting clients', async () => {
  const drain = createGracefulShutdown({ grace: 60_000, check: 10, patience: 200 })
  const { port, server } = await startHttpServer({ drain })
  const visitor = openOutsideClient(port)
  expect(await visitor.askUnseen('/jobs')).toContain('\r\nConnection: keep-alive\r\n')
  const ended = drain.shutDown(server)
  await expect.poll(() => server.listening, { interval: 1 }).toBe(false)
  const answer = visitor.askUnseen('/majors')
  blockThread(400)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/)
  await ended
})

it('sends a finished response completely to a slow client', async () => {
  const drain = createGracefulShutdown({ grace: 0, check: 10, patience: 60_000 })
  const length = 32 * 1024 * 1024
  const { port, server } = await startHttpServer({
    drain,
    render: ({ path, response }) => response.end(path === '/long' ? Buffer.alloc(length) : 'short'),
  })
  const idle = new Agent({ keepAlive: true })
  const [short] = (await once(get({ agent: idle, port, path: '/short' }), 'response')) as [
    IncomingMessage,
  ]
  const ended = once(short.socket, 'close')
  short.resume()
  await once(short, 'end')
  const [long] = (await once(get({ port, path: '/long' }), 'response')) as [IncomingMessage]
  const stopped = drain.shutDown(server)
  // Now idle connections are being closed, and nothing of the long response has been read.
  await ended
  let read = 0
  for await (const piece of long) read += piece.length
  expect(read).toBe(length)
  await stopped
})

it('waits for a request whose head has started to arrive', async () => {
  const drain = createGracefulShutdown({ grace: 0, check: 10, patience: 60_000 })
  const { port, server } = await startHttpServer({ drain })
  const [slow, silent] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  slow.write('GET /jobs HTTP/1.1\r\n')
  await once(server, 'connection')
  await once(server, 'connection')
  const closed = once(silent, 'close')
  const stopped = drain.shutDown(server)
  await closed
  slow.write('Host: visvakor.example\r\n\r\n')
  const [answer] = await once(slow, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/)
  slow.destroy()
  await stopped
})
