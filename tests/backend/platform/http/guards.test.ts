import fastify from 'fastify'
import { expect, test } from 'vitest'
import {
  checkInstallation,
  checkSession,
  readAccountId,
  readInstallationId,
  readSessionToken,
  rejectBrowserCalls,
} from '@/backend/platform/http/guards'

const KNOWN = '6f9d1c62-3c0b-4b57-9d0e-2f7c0a1b2c3d'
const callers = {
  getAccountId: async (token: string) => (token === 'a-token' ? 'sokha' : null),
  isInstallation: async (id: string) => id === KNOWN,
}

const app = fastify()
app.get('/own', { onRequest: checkSession({ callers }) }, async (request) => ({
  account: readAccountId(request),
  token: readSessionToken(request),
}))
app.get('/device', { onRequest: checkInstallation({ callers }) }, async (request) => ({
  id: readInstallationId(request),
}))
app.get('/hidden', { onRequest: rejectBrowserCalls }, async () => 'there')
app.get('/account', async (request) => readAccountId(request))
app.get('/token', async (request) => readSessionToken(request))

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('with a live session the handler learns whose it is, and nobody keeps the answer', async () => {
  const answer = await ask('/own', { 'x-session-token': 'a-token' })
  expect(answer.json()).toEqual({ account: 'sokha', token: 'a-token' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([[undefined], [''], ['another']])('the session token %j is none: 900', async (token) => {
  const answer = await ask('/own', token === undefined ? {} : { 'x-session-token': token })
  expect(answer.statusCode).toBe(900)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('an installation is known in either case, and a call without one passes', async () => {
  const known = await ask('/device', { 'x-installation-id': KNOWN.toUpperCase() })
  expect(known.json()).toEqual({ id: KNOWN })
  expect((await ask('/device')).json()).toEqual({ id: null })
  expect((await ask('/device', { 'x-installation-id': '' })).json()).toEqual({ id: null })
})

test.each(['no-uuid', '6f9d1c62-3c0b-4b57-9d0e-000000000000'])(
  'the installation %s is not registered: 650',
  async (id) => {
    expect((await ask('/device', { 'x-installation-id': id })).statusCode).toBe(650)
  },
)

test('what a browser may not have is not there for it', async () => {
  expect((await ask('/hidden')).body).toBe('there')
  expect((await ask('/hidden', { 'x-called-by': 'Browser' })).statusCode).toBe(404)
})

test.each([
  ['/account', { 'x-session-token': 'a-token' }],
  ['/token', {}],
])('a handler behind no guard reads nobody at %s', async (url, headers) => {
  const answer = await ask(url, headers)
  expect(answer.statusCode).toBe(500)
  expect(answer.json().message).toContain('was not checked')
})
