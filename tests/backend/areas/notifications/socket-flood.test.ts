import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { session } from '@/backend/db/schema/account'
import { provideDatabase } from '@/tests/support/database'
import { countLockWaits } from '@/tests/support/lock-waits'
import { answerOf, askForSocket, HANDSHAKE, statusOf } from '@/tests/support/raw-upgrade'
import { listenWithSockets } from '@/tests/support/socket-api'
import { signIn } from '@/tests/support/visitors'

/** Raw handshakes of misbehaving clients (promise T15). */
const { db, pool, url } = provideDatabase({ lookups: true })
const opened: Socket[] = []
let address = ''

beforeAll(async () => {
  address = (await listenWithSockets({ db, url })).address
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

function ask(headers: Readonly<Record<string, string>>, path = HANDSHAKE): Socket {
  const socket = askForSocket(address, headers, path)
  opened.push(socket)
  return socket
}

describe('before the handshake', () => {
  test('refuses a thousand clients without a session and keeps no connection open', async () => {
    const statuses = new Map<number, number>()
    for (let round = 0; round < 20; round += 1) {
      const asked = Array.from({ length: 50 }, () => answerOf(ask({})))
      for (const { status } of await Promise.all(asked)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    expect([...statuses]).toEqual([[900, 1000]])
  })

  test.each([
    ['without a session', {}, HANDSHAKE, 900],
    ['with an unknown one', { 'x-session-token': 'unknown' }, HANDSHAKE, 900],
    ['from a foreign page', { origin: 'https://evil.example' }, HANDSHAKE, 403],
    ['over an older protocol', {}, '/socket.io/?EIO=3&transport=websocket', 400],
    ['to take over another connection', {}, `${HANDSHAKE}&sid=another`, 400],
    ['for another kind of connection', {}, '/socket.io/?EIO=4&transport=polling', 400],
    ['at another address', {}, '/v1/job', 404],
    ['at another spelling', {}, `/%73ocket.io/?EIO=4&transport=websocket`, 404],
    ['below the address', {}, '/socket.io/more?EIO=4&transport=websocket', 404],
  ])('answers a client %s with an error body of the API', async (_, headers, path, status) => {
    const answer = await answerOf(ask(headers, path))
    expect(answer).toEqual({
      status,
      body: { statusCode: status, message: expect.stringMatching(/^[A-Z].*\.$/) },
    })
  })

  test('looks up at most fifty sessions for one address and two hundred in all at once', async () => {
    const blocker = await lockSessions()
    const from = (ip: string) => ({ 'x-session-token': 'unknown', 'x-forwarded-for': ip })
    const statuses: number[] = []
    const answers = Array.from({ length: 60 }, async () => {
      statuses.push((await answerOf(ask(from('203.0.113.7')))).status)
    })
    await expect.poll(() => statuses).toEqual(Array<number>(10).fill(429))
    const others = [8, 9, 10].flatMap((end) =>
      Array.from({ length: 50 }, () => answerOf(ask(from(`203.0.113.${end}`)))),
    )
    const more = Array.from({ length: 5 }, () => answerOf(ask(from('203.0.113.11'))))
    expect((await Promise.race(more)).status).toBe(503)
    await blocker.unlock()
    expect((await others[0])?.status).toBe(900)
    await Promise.all([...others, ...more])
    await Promise.all(answers)
    expect(statuses.slice(10)).toEqual(Array<number>(50).fill(900))
  })

  test('survives a client that disconnects while its session is looked up', async () => {
    const blocker = await lockSessions()
    const gone = ask({ 'x-session-token': 'unknown' })
    await expect.poll(() => countLockWaits(pool)).toBeGreaterThan(0)
    gone.resetAndDestroy()
    await once(gone, 'close')
    await blocker.unlock()
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
})

/** Makes session lookups wait until they are unlocked. */
async function lockSessions() {
  const blocker = await pool.connect()
  await blocker.query('begin; lock table session in access exclusive mode')
  return {
    unlock: async () => {
      await blocker.query('rollback')
      blocker.release()
    },
  }
}

describe('after the handshake', () => {
  test('limits a user to ten connections that never join a namespace', async () => {
    const headers = await signIn(db)
    for (let count = 0; count < 10; count += 1) {
      expect(await statusOf(ask(headers))).toBe(101)
    }
    expect(await answerOf(ask(headers))).toEqual({
      status: 429,
      body: { statusCode: 429, message: 'Too many pages are open.' },
    })
  })

  test('closes the connection of a session that ends, although its client keeps it open', async () => {
    const socket = ask(await signIn(db))
    let received = ''
    socket.on('data', (bytes) => {
      received += String(bytes)
    })
    expect(await statusOf(socket)).toBe(101)
    // A masked frame with the packet that joins the namespace.
    socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, ...Buffer.from('40')]))
    await expect.poll(() => received).toContain('40{')
    await db.delete(session)
    await once(socket, 'end')
  }, 15_000)

  test('closes a connection that stays silent and frees its place', async () => {
    const headers = await signIn(db)
    const silent = Array.from({ length: 10 }, () => ask(headers))
    for (const socket of silent) {
      expect(await statusOf(socket)).toBe(101)
      socket.resume()
    }
    await Promise.all(silent.map((socket) => once(socket, 'end')))
    expect(await statusOf(ask(headers))).toBe(101)
  }, 15_000)
})
