import { Socket } from 'node:net'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { buildApp } from '@/backend/app'
import { connectDatabase } from '@/backend/db/connect'
import { handleMalformedRequest } from '@/backend/platform/http/error-handler'
import { provideApp } from '@/tests/support/app'
import { appDeps } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'

const database = provideDatabase()
const api = provideApp(database)
const clock = { now: () => new Date('2026-03-10T05:00:00Z') }
const INSTALLATION = '/v1/installation/00000000-0000-4000-8000-000000000000'

describe('errors of the caller', () => {
  test('answers 404 with the error body to an unknown address or method', async () => {
    for (const [method, url] of [
      ['GET', '/nothing'],
      ['DELETE', '/v1/job'],
    ] as const) {
      const response = await api.app.inject({ method, url })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        statusCode: 404,
        message: 'There is nothing at this address.',
      })
    }
  })

  test.each([
    ['{"deviceType":', 'application/json', 400],
    ['{"__proto__":{"a":1},"deviceType":"a"}', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    ['', 'application/json', 400],
    ['deviceType=a', 'application/x-www-form-urlencoded', 415],
    ['<a/>', 'text/xml', 415],
    [JSON.stringify({ deviceType: 'a'.repeat(1_000_000) }), 'application/json', 413],
    [JSON.stringify({ deviceType: 'a'.repeat(100_000) }), 'application/json', 400],
  ])('answers the body %.40s as %s with %i', async (payload, type, status) => {
    const response = await api.app.inject({
      method: 'PUT',
      url: INSTALLATION,
      headers: { 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ statusCode: status, message: expect.any(String) })
    expect(response.body).not.toMatch(/FST_|Unexpected|Zod|at position/)
  })

  test.each([
    ['/v1/job/%FF', 400],
    [`/v1/job/${'1'.repeat(500)}`, 414],
  ])('answers the address %.20s with %i', async (url, status) => {
    const response = await api.app.inject(url)
    expect([response.statusCode, response.json().statusCode]).toEqual([status, status])
  })
})

describe('errors on our side', () => {
  test('answers 500 to a failed statement without its text, and logs it without its values', async () => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => lines.push(line) })
    const app = await buildApp(appDeps({ db: database.db, clock, log }))
    await database.pool.query('alter table setting rename to setting_away')
    const response = await app.inject('/v1/setting')
    await database.pool.query('alter table setting_away rename to setting')
    await app.close()
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      statusCode: 500,
      message: 'Something went wrong on our side. Please try again later.',
    })
    expect(lines.some((line) => line.includes('a request failed'))).toBe(true)
  })

  test('answers 500 instead of a reply that does not match the contract', async () => {
    await database.pool.query(
      `insert into company (source, source_ref, name, website) values ('x', 'x', 'X', 'no address')`,
    )
    const { rows } = await database.pool.query(`select id from company where source = 'x'`)
    const app = await buildApp(appDeps({ db: database.db, clock }))
    const response = await app.inject(`/v1/company/${rows[0].id}`)
    await app.close()
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('no address')
  })

  test('answers 503 with Retry-After to a statement over its time limit', async () => {
    const { db, pool, close } = connectDatabase(database.url, { statementTimeoutMs: 100 })
    const app = await buildApp(appDeps({ db, clock, log: pino({ level: 'silent' }) }))
    const blocker = await database.pool.connect()
    await blocker.query('begin; lock table setting in access exclusive mode')
    const response = await app.inject('/v1/setting')
    await blocker.query('rollback')
    blocker.release()
    const after = await app.inject('/v1/setting')
    await app.close()
    await close()
    expect(pool.ended).toBe(true)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json()).toEqual({
      statusCode: 503,
      message: 'The service is busy. Please try again in a moment.',
    })
    expect(after.statusCode).toBe(200)
  })

  test.each([
    ['nobody listens', 'postgres://user:secret@127.0.0.1:1/none'],
    ['there is no socket', 'postgres://user@/none?host=/nonexistent'],
    ['the name is unknown', 'postgres://user:secret@database.invalid/none'],
  ])('answers 503 when the database is away (%s), and the API stays alive', async (_, url) => {
    const log = pino({ level: 'silent' })
    const { db, close } = connectDatabase(url, { log })
    const app = await buildApp(appDeps({ db, clock, log }))
    const answers = await Promise.all(
      ['/v1/job', '/readyz', '/healthz'].map((path) => app.inject(path)),
    )
    await app.close()
    await close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200])
    expect(answers[0]?.body).not.toMatch(/secret|ECONN|ENOTFOUND|ENOENT/)
  })

  test('answers 503 when the server closes a connection during a request, and recovers', async () => {
    const log = pino({ level: 'silent' })
    const { db, pool, close } = connectDatabase(database.url, { log })
    const app = await buildApp(appDeps({ db, clock, log }))
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    const blocker = await database.pool.connect()
    await blocker.query('begin; lock table setting in access exclusive mode')
    const waiting = app.inject('/v1/setting')
    const isWaiting = async () =>
      (
        await database.pool.query(`select 1 from pg_locks where pid = $1 and not granted`, [
          rows[0].pid,
        ])
      ).rowCount === 1
    await expect.poll(isWaiting, { timeout: 900, interval: 5 }).toBe(true)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    const response = await waiting
    await blocker.query('rollback')
    blocker.release()
    const after = await app.inject('/v1/setting')
    await app.close()
    await close()
    expect([response.statusCode, after.statusCode]).toEqual([503, 200])
  })
})

test('is alive but not ready when the database is not migrated', async () => {
  await database.pool.query('alter schema drizzle rename to drizzle_away')
  const answers = [await api.app.inject('/readyz'), await api.app.inject('/healthz')]
  await database.pool.query('alter schema drizzle_away rename to drizzle')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 200])
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('sends a request id and headers against content sniffing', async () => {
  const { headers } = await api.app.inject('/v1/setting')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('logs no addresses, search texts or tokens', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const app = await buildApp(appDeps({ db: database.db, clock, log }))
  await app.inject({
    url: '/v1/job?searchText=private-words',
    headers: { 'x-session-token': 'private-token', 'user-agent': 'private-agent' },
    remoteAddress: '203.0.113.7',
  })
  await app.close()
  expect(lines.join('')).toContain('"route":"/v1/job"')
  expect(lines.join('')).not.toMatch(/private|203\.0\.113\.7/)
})

/** How often a connection with a malformed request is answered, and how often closed. */
function receive(code: string, writable: boolean) {
  const socket = Object.defineProperty(new Socket(), 'writable', { value: writable })
  const end = vi.spyOn(socket, 'end').mockReturnValue(socket)
  const destroy = vi.spyOn(socket, 'destroy')
  const rawPacket = { type: 'Buffer', data: [] }
  handleMalformedRequest(
    Object.assign(new Error('no'), { code, bytesParsed: 0, rawPacket }),
    socket,
  )
  const counts = { answered: end.mock.calls.length, cut: destroy.mock.calls.length }
  socket.destroy()
  return counts
}

test('answers a malformed request when the client is still connected', () => {
  expect(receive('HPE_INVALID_METHOD', true)).toEqual({ answered: 1, cut: 0 })
})

test.each([
  ['ECONNRESET', true],
  ['ECONNRESET', false],
  ['HPE_INVALID_METHOD', false],
])('writes nothing to a client that is gone: %s', (code, writable) => {
  expect(receive(code, writable)).toEqual({ answered: 0, cut: 1 })
})
