import { once } from 'node:events'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { type AppDeps, buildApp } from '@/backend/app'
import { connectDatabase } from '@/backend/db/connect'
import { closeConnectionsOnShutdown } from '@/backend/platform/http/response-headers'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { appDeps } from '@/tests/support/app-deps'
import { sampleOf, toUrl } from '@/tests/support/contract/input'
import { provideDatabase } from '@/tests/support/database'
import { toMultipart } from '@/tests/support/multipart'
import { samplePdf } from '@/tests/support/sample-files'
import { install, signIn } from '@/tests/support/visitors'

/** Every route of the API in each state in which it can only answer 429 or 503. */
const { db, pool, url: databaseUrl } = provideDatabase()
const clock = { now: () => new Date('2026-03-10T05:00:00Z') }
const log = pino({ level: 'silent' })
const LATER: readonly number[] = [429, 503]

const OWN_SIGN_IN = {
  secret: 'a-secret-of-the-tests',
  siteUrl: 'https://www.visvakor.example',
  firebase: null,
  linkedIn: null,
  passwordCost: 4,
} satisfies AppDeps['signIn']

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

async function build(deps: Partial<AppDeps>): Promise<FastifyInstance> {
  const app = await buildApp(appDeps({ db, clock, signIn: OWN_SIGN_IN, ...deps }))
  closing.push(() => app.close())
  return app
}

type Call = InjectOptions & { readonly name: string }

/** A call of an endpoint that is valid by its contract. */
function toCall(endpoint: Endpoint): Call {
  const input = sampleOf(endpoint)
  const call = { name: endpoint.id, method: endpoint.method, url: toUrl(endpoint, input) }
  if (endpoint.multipart !== null) {
    const { field } = endpoint.multipart
    const body = toMultipart({ field, name: 'cv.pdf', content: samplePdf() })
    return { ...call, headers: body.headers, payload: body.payload }
  }
  return Object.keys(input.body).length === 0 ? call : { ...call, payload: input.body }
}

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts'
const PAIR = { email: 'a@example.com', password: 'correct horse' }
const CALLS: readonly Call[] = [
  ...endpoints.map(toCall),
  ...[
    'signUp',
    'signInWithPassword',
    'lookup',
    'update',
    'sendOobCode',
    'resetPassword',
    'delete',
  ].map((action) => ({
    name: action,
    method: 'POST',
    url: `${IDENTITY}:${action}`,
    payload: { ...PAIR, idToken: 'a', oobCode: 'a', requestType: 'PASSWORD_RESET' },
  })),
  {
    name: 'token',
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token',
    payload: { grant_type: 'refresh_token', refresh_token: 'a' },
  },
  { name: 'keys', method: 'GET', url: '/identity/jwks.json' },
  { name: 'readyz', method: 'GET', url: '/readyz' },
  { name: 'nothing', method: 'POST', url: '/nothing' },
]

/** Endpoints that take files. */
const UPLOADS = endpoints
  .filter(({ multipart }) => multipart !== null)
  .map(({ id }) => id)
  .toSorted()

/** Most routes first read a row; the others answer without the database. */
const MANY = 70

/** Calls all routes, this many at once. `later` are those answered 429 or 503, `withoutRetryAfter` those of them without a Retry-After. */
async function callAll(
  app: FastifyInstance,
  headers: Record<string, string>,
  atOnce = CALLS.length,
) {
  const later: string[] = []
  const withoutRetryAfter: string[] = []
  const ask = async ({ name, ...call }: Call) => {
    const answer = await app.inject({ ...call, headers: { ...call.headers, ...headers } })
    if (!LATER.includes(answer.statusCode)) return
    later.push(name)
    const seconds = String(answer.headers['retry-after'])
    if (!/^[1-9]\d*$/.test(seconds)) withoutRetryAfter.push(`${name}: ${seconds}`)
  }
  for (let start = 0; start < CALLS.length; start += atOnce) {
    await Promise.all(CALLS.slice(start, start + atOnce).map(ask))
  }
  return { later, withoutRetryAfter }
}

const caller = async () => ({ ...(await signIn(db)), ...(await install(db)) })

describe('every 429 or 503 has Retry-After', () => {
  test('when the database is away', async () => {
    const away = connectDatabase('postgres://user:secret@127.0.0.1:1/none', { log })
    closing.push(away.close)
    const app = await build({ db: away.db })
    const { later, withoutRetryAfter } = await callAll(app, await caller())
    expect(withoutRetryAfter).toEqual([])
    expect(later.length).toBeGreaterThan(MANY)
    expect(later).toContain('readyz')
  })

  test('when no connection becomes free', async () => {
    const full = connectDatabase(databaseUrl, { log })
    const app = await build({ db: full.db })
    closing.push(full.close)
    const held = await Promise.all(Array.from({ length: 10 }, () => full.pool.connect()))
    const { later, withoutRetryAfter } = await callAll(app, await caller())
    for (const client of held) client.release()
    expect(withoutRetryAfter).toEqual([])
    expect(later.length).toBeGreaterThan(MANY)
  })

  test('when statements take too long', async () => {
    const slow = connectDatabase(databaseUrl, { log, statementTimeoutMs: 50 })
    const app = await build({ db: slow.db })
    closing.push(slow.close)
    const headers = await caller()
    const { rows } = await pool.query(
      `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
       from pg_tables where schemaname in ('public', 'drizzle')`,
    )
    const blocker = await pool.connect()
    await blocker.query(`begin; lock table ${rows[0].tables} in access exclusive mode`)
    const { later, withoutRetryAfter } = await callAll(app, headers)
    await blocker.query('rollback')
    blocker.release()
    expect(withoutRetryAfter).toEqual([])
    expect(later.length).toBeGreaterThan(MANY)
  })

  test('when a caller exceeds every limit', async () => {
    const app = await build({ limiter: { take: async (keys) => (keys.length === 0 ? 0 : 1500) } })
    const headers = { ...(await caller()), 'x-forwarded-for': '203.0.113.1' }
    const { later, withoutRetryAfter } = await callAll(app, headers)
    expect(withoutRetryAfter).toEqual([])
    const writes = CALLS.filter(({ method }) => method !== 'GET').map(({ name }) => name)
    expect(later).toEqual(expect.arrayContaining(writes))
  })

  test('when the virus scanner does not answer', async () => {
    const { files } = appDeps({ db, clock })
    const isClean = async () => Promise.reject(new Error('clamd is gone'))
    const app = await build({ files: { ...files, scanner: { isClean } } })
    // As many as there are connections, so that no other call waits for one.
    const { later, withoutRetryAfter } = await callAll(app, await caller(), 10)
    expect(withoutRetryAfter).toEqual([])
    expect(later.toSorted()).toEqual(UPLOADS)
  })

  test('when the code does not set it', async () => {
    const app = await build({})
    app.get('/busy', (_, reply) => reply.code(503).send())
    app.get('/often', (_, reply) => reply.code(429).send({ statusCode: 429, message: 'Later.' }))
    app.get('/thrown', () => {
      throw Object.assign(new Error('too often'), { statusCode: 429 })
    })
    app.get('/known', (_, reply) => reply.code(503).header('retry-after', 60).send())
    const answers = await Promise.all(
      ['/busy', '/often', '/thrown', '/known'].map((url) => app.inject(url)),
    )
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [429, '5'],
      [429, '5'],
      [503, '60'],
    ])
  })
})

test('keeps a connection open until the API stops, and closes it with the last response', async () => {
  const app = fastify()
  closeConnectionsOnShutdown(app)
  const moments = new EventTarget()
  const begun = once(moments, 'begun')
  const stopping = once(moments, 'stopping')
  app.addHook('preClose', async () => void moments.dispatchEvent(new Event('stopping')))
  app.get('/', async () => 'now')
  app.get('/slow', async () => {
    moments.dispatchEvent(new Event('begun'))
    await stopping
    return 'late'
  })
  expect((await app.inject('/')).headers.connection).not.toBe('close')
  const slow = app.inject('/slow')
  await begun
  const closed = app.close()
  expect((await slow).headers.connection).toBe('close')
  await closed
})
