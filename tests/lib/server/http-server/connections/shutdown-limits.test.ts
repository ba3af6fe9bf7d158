import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createGracefulShutdown } from '@/lib/server/http-server/connections/graceful-shutdown'

/** ms; checked every ten of them, and ended by no timer during the test */
const CALM = { grace: 60_000, check: 10, head: 60_000, patience: 60_000, longest: 600_000 }

it.each([
  ['is idle', { grace: 20 }],
  ['does not end', { patience: 20 }],
])('on shutdown a connection that %s is closed after its limit, not before', async (_, times) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = createServer()
  const drain = createGracefulShutdown({ ...CALM, ...times })
  server.on('connection', drain.connections.add)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  const [socket] = (await once(server, 'connection')) as [Socket]
  const ended = drain.shutDown(server)
  await expect.poll(() => server.listening, { interval: 1 }).toBe(false)
  vi.advanceTimersByTime(20)
  for (let turn = 0; turn < 9; turn += 1) await nextTurn()
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(10)
  await ended
  expect(socket.destroyed).toBe(true)
  client.destroy()
})
