import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { waitForDatabase } from '@/backend/platform/database/wait-for-database'

/** A proxy of a real server that refuses `times` connections with these bytes and then passes them on. */
async function openProxy(url: string, refusal: Buffer, times: number) {
  const { searchParams, username, pathname } = new URL(url)
  let refused = 0
  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy())
    if (refused < times) {
      refused += 1
      // It refuses after the first request, as a server does.
      socket.once('data', () => socket.end(refusal))
      return
    }
    const real = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    real.on('error', () => socket.destroy())
    socket.pipe(real).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    countRefused: () => refused,
  }
}

/** An ErrorResponse of PostgreSQL's protocol, version 3. */
function toRefusal(state: string): Buffer {
  const fields = `SFATAL\0VFATAL\0C${state}\0MNo.\0\0`
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, Buffer.from(fields)])
}

const STARTING_UP = toRefusal('57P03')
const WRONG_PASSWORD = toRefusal('28P01')

test.each([
  ['is starting up', STARTING_UP],
  ['hangs up', Buffer.alloc(0)],
])('waits for a server that %s', async (_, refusal) => {
  const proxy = await openProxy(inject('databaseServer').url, refusal, 2)
  await waitForDatabase(proxy.url)
  expect(proxy.countRefused()).toBe(2)
})

test('fails at once when the server refuses the credentials', async () => {
  const proxy = await openProxy(inject('databaseServer').url, WRONG_PASSWORD, 5)
  await expect(waitForDatabase(proxy.url)).rejects.toThrow('No.')
  expect(proxy.countRefused()).toBe(1)
})

test('fails when the patience ends', async () => {
  const proxy = await openProxy(inject('databaseServer').url, STARTING_UP, 5)
  await expect(waitForDatabase(proxy.url, 0)).rejects.toThrow('No.')
})
