import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { enableSetting } from '@/backend/areas/notification-settings/notification-settings'
import { jobMajorSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { hashToken, listActiveSessions } from '@/backend/areas/sign-in/sessions'
import { connectDatabase } from '@/backend/db/connect'
import { session } from '@/backend/db/schema/account'
import type { Notification } from '@/lib/contract/notifications/notification'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { publishJobs } from '@/tests/support/publish'
import {
  endOf,
  listenWithSockets,
  outcomeOf,
  provideSockets,
  SITE_URL,
} from '@/tests/support/socket-api'
import { signIn } from '@/tests/support/visitors'

const { db, pool, url } = provideDatabase({ lookups: true })
const sockets = provideSockets()
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing'
let address = ''

beforeAll(async () => {
  address = (await listenWithSockets({ db, url })).address
})

async function openAs(headers: Record<string, string>) {
  const socket = sockets.open(address, headers)
  return { socket, outcome: await outcomeOf(socket) }
}

test('looks up one session like several, and leaves out those that ended', async () => {
  const [live, revoked] = [await signIn(db), await signIn(db, { revokedAt: new Date(0) })]
  const [one, ended] = [live, revoked].map((by) => hashToken(by['x-session-token'])) as [
    string,
    string,
  ]
  const list = async (...hashes: string[]) => [
    ...(await listActiveSessions(db, hashes, new Date())),
  ]
  expect([await list(), await list(one), await list(one, ended)]).toEqual([[], [one], [one]])
})

describe('a handshake', () => {
  test('is accepted with the session of the header or of a cookie', async () => {
    const { 'x-session-token': token } = await signIn(db)
    const own = { origin: SITE_URL }
    const handshakes = [
      { 'x-session-token': token },
      { 'x-session-token': token, ...own },
      { cookie: `session=planted; __Host-session=${token}`, ...own },
      {
        cookie: `signed_in=1; __Host-session=${token}`,
        origin: address.replace('http:', 'https:'),
      },
    ]
    for (const headers of handshakes) {
      expect((await openAs(headers)).outcome).toBe('connected')
    }
  })

  test('on https is refused with a cookie that a neighbouring host can set', async () => {
    const { 'x-session-token': token } = await signIn(db)
    const planted = { cookie: `session=${token}`, origin: SITE_URL }
    expect((await openAs(planted)).outcome).toBe(900)
  })

  test('on plain http is accepted only with the cookie without prefix', async () => {
    const siteUrl = 'http://localhost:3000'
    const api = await listenWithSockets({ db, url }, undefined, siteUrl)
    const { 'x-session-token': token } = await signIn(db)
    const handshake = (cookie: string) =>
      outcomeOf(sockets.open(api.address, { cookie, origin: siteUrl }))
    expect(await handshake(`session=${token}`)).toBe('connected')
    expect(await handshake(`__Host-session=${token}`)).toBe(900)
    // It would announce what the next test publishes, to nobody.
    await api.close()
  })

  test.each([
    ['no token', async () => ({})],
    ['an empty cookie', async () => ({ cookie: '__Host-session=', origin: SITE_URL })],
    ['an unknown token', async () => ({ 'x-session-token': 'unknown' })],
    ['an expired session', () => signIn(db, { expiresAt: new Date('2020-01-01T00:00:00Z') })],
    ['a revoked session', () => signIn(db, { revokedAt: new Date('2020-01-01T00:00:00Z') })],
  ])('with %s is refused with 900', async (_, headersOf) => {
    expect((await openAs(await headersOf())).outcome).toBe(900)
  })

  test('from another site is refused, whatever session it has', async () => {
    const headers = await signIn(db)
    const cookie = `__Host-session=${headers['x-session-token']}`
    const foreign = ['https://evil.example', 'null', `${SITE_URL}.evil.example`, 'http://']
    for (const origin of foreign) {
      expect((await openAs({ ...headers, cookie, origin })).outcome).toBe(403)
    }
    expect((await openAs({ cookie })).outcome).toBe(403)
  })

  test("from the site's own host over plain http is refused (promise T5)", async () => {
    const { 'x-session-token': token } = await signIn(db)
    const cookie = `__Host-session=${token}`
    for (const origin of [address, SITE_URL.replace('https:', 'http:')]) {
      expect((await openAs({ cookie, origin })).outcome).toBe(403)
    }
  })

  test('supports WebSocket only, and the API keeps answering', async () => {
    const polling = await fetch(`${address}/socket.io/?EIO=4&transport=polling`)
    expect([polling.status, await polling.json()]).toEqual([
      404,
      { statusCode: 404, message: 'There is nothing at this address.' },
    ])
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })

  test('is rate limited by network address', async () => {
    const asked: string[] = []
    const api = await listenWithSockets(
      { db, url },
      {
        take: async (keys) => {
          asked.push(...keys.map(({ key }) => key))
          return 1
        },
      },
    )
    const handshake = async (forwarded: Record<string, string>) =>
      outcomeOf(sockets.open(api.address, { ...(await signIn(db)), ...forwarded }))
    expect(await handshake({ 'x-forwarded-for': 'forged, 203.0.113.7, 127.0.0.1' })).toBe(429)
    expect(await handshake({})).toBe('connected')
    expect(asked).toEqual(['203.0.113.7'])
    // It would announce what the next test publishes, to nobody.
    await api.close()
  })

  test('is retried when the database is unavailable', async () => {
    const broken = connectDatabase(NOWHERE)
    const api = await listenWithSockets({ db: broken.db, url: NOWHERE })
    const socket = sockets.open(api.address, await signIn(db), { reconnection: true })
    await new Promise<void>((resolve) => socket.io.once('reconnect_attempt', () => resolve()))
    expect(socket.connected).toBe(false)
  })
})

test('sends a new listing to every page of the users it matches, and to nobody else', async () => {
  const [one, other] = [await signInPerson(db), await signInPerson(db)]
  await enableSetting(db, jobMajorSettings, { accountId: one.accountId, id: 1, now: new Date() })
  const received: [who: string, sent: Notification][] = []
  const pages = [
    { who: 'one', headers: one.headers },
    { who: 'one, again', headers: one.headers },
    { who: 'other', headers: other.headers },
  ]
  for (const { who, headers } of pages) {
    const { socket } = await openAs({ ...headers })
    socket.on('notification', (sent) => received.push([who, sent]))
  }
  const [jobId] = await publishJobs(db, { sourceRef: 'new', title: 'New', majorIds: [1] })
  await expect.poll(() => received.length).toBe(2)
  const response = await fetch(`${address}/v1/notifications`, { headers: one.headers })
  const [listed] = (await response.json()).data
  expect(listed).toMatchObject({ title: 'New', listing: { kind: 'job', id: jobId } })
  expect(received).toEqual([
    ['one', listed],
    ['one, again', listed],
  ])
})

test('sends saves and reads of one page to every page of the user, once and in order', async () => {
  const [one, other] = [await signInPerson(db), await signInPerson(db)]
  const [jobId = 0] = await publishJobs(db, { sourceRef: 'to save' })
  const received: [who: string, event: string, ...unknown[]][] = []
  for (const [who, { headers }] of [
    ['one', one],
    ['one, again', one],
    ['other', other],
  ] as const) {
    const { socket } = await openAs({ ...headers })
    socket.onAny((event, ...about) => received.push([who, event, ...about]))
  }
  const ask = async (method: string, path: string) => {
    const { status } = await fetch(address + path, { method, headers: one.headers })
    expect(status).toBe(200)
  }
  const save = `/v1/job/${jobId}/save`
  // A call that changes nothing sends nothing.
  for (const method of ['POST', 'POST', 'DELETE', 'DELETE', 'POST']) await ask(method, save)
  await ask('POST', '/v1/notifications/read-all')
  await expect.poll(() => received.length).toBe(8)
  const saved = (isSaved: boolean) => ['saved', { area: '/v1/job', id: jobId, isSaved }]
  const events = [saved(true), saved(false), saved(true), ['unread']]
  for (const name of ['one', 'one, again']) {
    const theirs = received.filter(([who]) => who === name).map(([, ...event]) => event)
    expect(theirs).toEqual(events)
  }
})

test('sends "missed" when the API could not listen to the database for a while', async () => {
  const { socket } = await openAs(await signIn(db))
  const missed = new Promise<void>((resolve) => socket.once('missed', resolve))
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`)
  await missed
})

test('closes the sockets of a session that ends, and no others', async () => {
  const [one, two] = [await signIn(db), await signIn(db)]
  const { socket } = await openAs(one)
  const otherSocket = (await openAs(two)).socket
  const response = await fetch(`${address}/auth/v1/logout`, { method: 'DELETE', headers: one })
  expect(response.status).toBe(200)
  expect(await endOf(socket)).toBe('io server disconnect')
  expect(otherSocket.connected).toBe(true)
  await db
    .update(session)
    .set({ expiresAt: new Date(0) })
    .where(eq(session.tokenHash, hashToken(two['x-session-token'])))
  expect(await endOf(otherSocket)).toBe('io server disconnect')
}, 15_000)

test('closes the sockets of all sessions of a deleted account', async () => {
  const { accountId, headers } = await signInPerson(db)
  const tokenHash = hashToken('elsewhere')
  await db.insert(session).values({ tokenHash, accountId, expiresAt: new Date('2099-01-01') })
  const here = (await openAs({ ...headers })).socket
  const elsewhere = (await openAs({ 'x-session-token': 'elsewhere' })).socket
  const response = await fetch(`${address}/v1/profile?confirm=true`, { method: 'DELETE', headers })
  expect(response.status).toBe(200)
  expect([await endOf(here), await endOf(elsewhere)]).toEqual([
    'io server disconnect',
    'io server disconnect',
  ])
}, 15_000)

describe('a flood', () => {
  test('of a large frame closes the connection', async () => {
    const { socket } = await openAs(await signIn(db))
    socket.emit('nonsense', 'a'.repeat(5000))
    expect(await endOf(socket)).toMatch(/transport/)
  })

  test('of packets closes the connection', async () => {
    const { socket } = await openAs(await signIn(db))
    for (let count = 0; count < 30; count++) socket.emit('nonsense', '')
    expect(await endOf(socket)).toMatch(/transport/)
  })

  test('of pages is refused from the eleventh on', async () => {
    const headers = await signIn(db)
    const opened = []
    for (let count = 0; count < 11; count++) opened.push((await openAs(headers)).outcome)
    expect(opened).toEqual([...Array<string>(10).fill('connected'), 429])
  })
})

test('closes its sockets when the API stops, so that clients reconnect elsewhere', async () => {
  const api = await listenWithSockets({ db, url })
  const socket = sockets.open(api.address, await signIn(db))
  await outcomeOf(socket)
  const [reason] = await Promise.all([endOf(socket), api.close()])
  expect(reason).toBe('transport close')
})
