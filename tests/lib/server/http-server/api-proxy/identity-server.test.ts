import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { provideStandInApi, replyJson } from '@/tests/support/http-server/stand-in-api'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
const emulator = await provideStandInApi()
const server = await startHttpServer({ apiUrl: api.url })

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'http://visvakor.example')
  for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    vi.stubEnv(name, '')
  }
  api.forget()
  emulator.forget()
})

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
const REFRESH = '/securetoken.googleapis.com/v1/token?key=local'
const OWN = { 'sec-fetch-site': 'same-origin', cookie: 'session=secret' }
const ask = (path: string, headers: Readonly<Record<string, string>> = OWN, method = 'POST') =>
  requestServer(server, path, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) })

describe('the sign-in endpoint (decision 006)', () => {
  it.each([SIGN_IN, REFRESH])('forwards %s to the API with the session token', async (path) => {
    expect((await ask(path)).status).toBe(200)
    expect(api.last.url).toBe(path)
    expect(api.last.headers).toMatchObject({
      'x-session-token': 'secret',
      'x-called-by': 'browser',
    })
    expect(api.last.headers.cookie).toBeUndefined()
  })

  it('rejects sign-in attempts from another site (promise T5)', async () => {
    expect((await ask(SIGN_IN, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await ask(SIGN_IN, { origin: 'null' })).status).toBe(403)
    expect(api.calls).toEqual([])
  })

  it('rejects a body over 64 KB', async () => {
    const body = Buffer.alloc(64 * 1024 + 1)
    const { status } = await requestServer(server, SIGN_IN, { method: 'POST', headers: OWN, body })
    expect([status, api.calls]).toEqual([413, []])
  })

  it('accepts only POST', async () => {
    const { status, headers } = await ask(SIGN_IN, OWN, 'GET')
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })

  it('forwards errors in the format of the SDK, and hides those of a gateway', async () => {
    api.answer = replyJson(400, { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } })
    const { status, text } = await ask(SIGN_IN)
    expect([status, JSON.parse(text).error.message]).toEqual([400, 'INVALID_LOGIN_CREDENTIALS'])
    api.answer = replyJson(400, { fault: 'Gateway 7' })
    const odd = await ask(SIGN_IN)
    expect([odd.status, odd.text]).toEqual([503, expect.not.stringContaining('Gateway')])
  })

  it.each([
    '/identitytoolkit.googleapis.com/v1/accounts:signUp/../../../dev/inbox',
    '/identitytoolkit.googleapis.com/v2/recaptchaConfig',
    '/identitytoolkit.googleapis.com/v1/accounts%3AsignUp',
    '/identitytoolkit.googleapis.com/v1/accounts:sign%55p',
    '/identitytoolkit.googleapis.com//v1/accounts:signUp',
    '/identitytoolkit.googleapis.com/v1/projects/a/accounts',
    '/identitytoolkit.googleapis.com',
    '/securetoken.googleapis.com/',
    '/securetoken.googleapis.com/v1/token/more',
  ])('does not forward %s', async (path) => {
    const { status } = await ask(path)
    expect([404, 405]).toContain(status)
    expect(api.calls).toEqual([])
  })

  it('does not exist when a Firebase project is configured', async () => {
    vi.stubEnv('FIREBASE_PROJECT_ID', 'visvakor-kh')
    vi.stubEnv('FIREBASE_API_KEY', 'a-key-of-the-web')
    for (const path of [SIGN_IN, REFRESH]) expect((await ask(path)).status).toBe(404)
    expect(api.calls).toEqual([])
  })
})

describe('with a Firebase emulator (decision 014)', () => {
  const toPath = (action: string) => `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=k`
  beforeEach(() => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000')
    vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-visvakor')
    vi.stubEnv('FIREBASE_API_KEY', 'a-key-of-the-web')
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(emulator.url).host)
  })

  it.each([SIGN_IN, REFRESH])('forwards %s to the emulator without our session', async (path) => {
    await ask(path, { ...OWN, authorization: 'Bearer owner' })
    expect(emulator.last.url).toBe(path)
    const known = ['connection', 'content-length', 'host']
    expect(Object.keys(emulator.last.headers).toSorted()).toEqual(known)
    expect(api.calls).toEqual([])
  })

  it.each(['signInWithCustomToken', 'signInWithIdp', 'batchGet', 'createAuthUri'])(
    'does not forward %s, which an emulator would accept from anybody',
    async (action) => {
      expect((await ask(toPath(action))).status).toBe(404)
      expect(emulator.calls).toEqual([])
    },
  )

  it.each(['FIREBASE_PROJECT_ID', 'SITE_URL'])(
    'has no endpoint when %s is a production value',
    async (name) => {
      vi.stubEnv(name, name === 'SITE_URL' ? 'https://www.visvakor.example' : 'visvakor-kh')
      expect((await ask(SIGN_IN)).status).toBe(404)
      expect(emulator.calls).toEqual([])
    },
  )

  it('forwards all other calls to the API as usual', async () => {
    await requestServer(server, '/upstream/v1/job')
    expect(api.last.url).toBe('/v1/job')
  })
})
