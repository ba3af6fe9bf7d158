import fastify from 'fastify'
import { expect, test } from 'vitest'
import {
  readAccountId,
  readInstallationId,
  readSessionToken,
  rejectForwardedBrowserCalls,
  rejectUnknownInstallation,
  rejectWithoutSession,
} from '@/backend/platform/http/guards'

const KNOWN = '6f9d1c62-3c0b-4b57-9d0e-2f7c0a1b2c3d'
const callers = {
  getAccountId: async (token: string) => (token === 'a-token' ? 'sokha' : null),
  isInstallation: async (id: string) => id === KNOWN,
}

const app = fastify()
app.get('/own', { onRequest: rejectWithoutSession({ callers }) }, async (request) => ({
  account: readAccountId(request),
  token: readSessionToken(request),
}))
app.get('/device', { onRequest: rejectUnknownInstallation({ callers }) }, async (request) => ({
  id: readInstallationId(request),
}))
app.get('/hidden', { onRequest: rejectForwardedBrowserCalls }, async () => 'there')
app.get('/account', async (request) => readAccountId(request))
app.get('/token', async (request) => readSessionToken(request))

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('passes the account of a live session to the handler and forbids caching', async () => {
  const answer = await ask('/own', { 'x-session-token': 'a-token' })
  expect(answer.json()).toEqual({ account: 'sokha', token: 'a-token' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([[undefined], [''], ['another']])(
  'answers 900 to the session token %j',
  async (token) => {
    const answer = await ask('/own', token === undefined ? {} : { 'x-session-token': token })
    expect(answer.statusCode).toBe(900)
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test('accepts an installation in any letter case, and a request without one', async () => {
  const known = await ask('/device', { 'x-installation-id': KNOWN.toUpperCase() })
  expect(known.json()).toEqual({ id: KNOWN })
  expect((await ask('/device')).json()).toEqual({ id: null })
  expect((await ask('/device', { 'x-installation-id': '' })).json()).toEqual({ id: null })
})

test.each(['no-uuid', '6f9d1c62-3c0b-4b57-9d0e-000000000000'])(
  'answers 650 to the installation %s',
  async (id) => {
    expect((await ask('/device', { 'x-installation-id': id })).statusCode).toBe(650)
  },
)

test('hides an endpoint from browsers with 404', async () => {
  expect((await ask('/hidden')).body).toBe('there')
  expect((await ask('/hidden', { 'x-called-by': 'Browser' })).statusCode).toBe(404)
})

test.each([
  ['/account', { 'x-session-token': 'a-token' }],
  ['/token', {}],
])(
  'throws when a handler without a guard reads the account or token at %s',
  async (url, headers) => {
    const answer = await ask(url, headers)
    expect(answer.statusCode).toBe(500)
    expect(answer.json().message).toContain('was not checked')
  },
)
