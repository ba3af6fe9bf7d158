import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forwardToApi } from '@/lib/server/upstream/forward'

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.example:4000')
  vi.stubEnv('SITE_URL', 'http://visvakor.example')
})
afterEach(() => vi.unstubAllEnvs())

const request = (path: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) =>
  new NextRequest(`http://visvakor.example/upstream${path}`, init)

/** The headers Next will send on, from the ones it keeps its instructions in. */
const sentOn = (response: Response, name: string) =>
  response.headers.get(`x-middleware-request-${name}`)

describe('forwardToApi', () => {
  it('leads to the same path and query of the API', () => {
    const response = forwardToApi(request('/v1/job?limit=3'))
    expect(response.headers.get('x-middleware-rewrite')).toBe(
      'http://api.example:4000/v1/job?limit=3',
    )
  })

  it('puts session and installation of the cookies in headers, and drops the cookies', () => {
    const response = forwardToApi(
      request('/v1/job', { headers: { cookie: 'session=secret; installation=abc; other=1' } }),
    )
    expect(sentOn(response, 'x-session-token')).toBe('secret')
    expect(sentOn(response, 'x-installation-id')).toBe('abc')
    expect(sentOn(response, 'cookie')).toBeNull()
  })

  it('states the locale of the site on a GET, whatever the browser prefers', () => {
    const response = forwardToApi(request('/v1/job', { headers: { 'accept-language': 'fr' } }))
    expect(sentOn(response, 'accept-language')).toBe('en')
  })

  it('believes no session or installation the browser claims by itself', () => {
    const headers = { 'x-session-token': 'forged', 'x-installation-id': 'forged' }
    const response = forwardToApi(request('/v1/job', { headers }))
    expect(sentOn(response, 'x-session-token')).toBeNull()
    expect(sentOn(response, 'x-installation-id')).toBeNull()
  })

  it.each([
    '//evil.example/v1/job',
    '/dev/inbox',
    '/openapi.json',
    '/v1/../dev/inbox',
    '/%2e%2e/v1/job',
    '/auth/v1/login-with-firebase',
  ])('passes nothing on to %s', async (path) => {
    const response = forwardToApi(request(path))
    expect(response.headers.get('x-middleware-rewrite')).toBeNull()
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ statusCode: 404, message: expect.any(String) })
  })

  it('cannot be led to another host behind a call of the contract', () => {
    const response = forwardToApi(request('/v1//evil.example/job'))
    expect(new URL(response.headers.get('x-middleware-rewrite') ?? '').host).toBe(
      'api.example:4000',
    )
  })

  it('passes on a change without a body, for which browsers state no size', () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const response = forwardToApi(request('/v1/job/7/save', { method: 'DELETE', headers }))
    expect(response.headers.get('x-middleware-rewrite')).toBe(
      'http://api.example:4000/v1/job/7/save',
    )
  })

  it.each([
    [403, { 'sec-fetch-site': 'cross-site', 'content-length': '2' }],
    [411, { 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked' }],
    [413, { 'sec-fetch-site': 'same-origin', 'content-length': '10000001' }],
  ])('refuses a change with %i and words of ours', async (status, headers) => {
    const response = forwardToApi(
      request('/v1/contact-us', { method: 'POST', headers, body: '{}' }),
    )
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ statusCode: status, message: expect.any(String) })
  })

  it('lets a change without a body pass', () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const response = forwardToApi(request('/v1/job/1/views', { method: 'POST', headers }))
    expect(response.headers.get('x-middleware-rewrite')).toContain('/v1/job/1/views')
  })

  it.each(['/v1/subscriptions/unsubscribe', '/v1/digest-mail/unsubscribe'])(
    'lets a mail program post to %s, and to nothing below or beside it',
    (path) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '26',
      }
      const post = (to: string) =>
        forwardToApi(request(to, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' }))
          .status
      expect([post(`${path}?token=a`), post(`${path}/more`), post('/v1/subscriptions')]).toEqual([
        200, 403, 403,
      ])
    },
  )

  describe('of the sign-in endpoint', () => {
    const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
    const REFRESH = '/securetoken.googleapis.com/v1/token?key=local'
    const ask = (path: string, headers: Record<string, string>) =>
      forwardToApi(
        new NextRequest(`http://visvakor.example${path}`, { method: 'POST', headers, body: '{}' }),
      )
    const own = { 'sec-fetch-site': 'same-origin', 'content-length': '2' }

    it.each([SIGN_IN, REFRESH])('leads %s to the API, with the session it may keep', (path) => {
      const response = ask(path, { ...own, cookie: 'session=secret' })
      expect(response.headers.get('x-middleware-rewrite')).toBe(`http://api.example:4000${path}`)
      expect(sentOn(response, 'x-session-token')).toBe('secret')
      expect(sentOn(response, 'cookie')).toBeNull()
    })

    it('lets no other site try passwords (promise T5)', () => {
      expect(ask(SIGN_IN, { ...own, 'sec-fetch-site': 'cross-site' }).status).toBe(403)
    })

    it('is not there with a Firebase project', () => {
      vi.stubEnv('FIREBASE_PROJECT_ID', 'visvakor-kh')
      vi.stubEnv('FIREBASE_API_KEY', 'a-key-of-the-web')
      expect(ask(SIGN_IN, own).status).toBe(404)
      expect(ask(REFRESH, own).status).toBe(404)
    })

    describe('with an emulator of a project', () => {
      const path = (action: string) => `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=k`
      beforeEach(() => {
        vi.stubEnv('SITE_URL', 'http://localhost:3000')
        vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-visvakor')
        vi.stubEnv('FIREBASE_API_KEY', 'a-key-of-the-web')
        vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099')
      })

      it.each([SIGN_IN, REFRESH])('leads %s there, without our session', (asked) => {
        const response = ask(asked, { ...own, cookie: 'session=secret' })
        expect(response.headers.get('x-middleware-rewrite')).toBe(`http://127.0.0.1:9099${asked}`)
        expect(sentOn(response, 'x-session-token')).toBeNull()
        expect(sentOn(response, 'cookie')).toBeNull()
      })

      it('lets nobody be the owner of the emulator', () => {
        const response = ask(SIGN_IN, { ...own, authorization: 'Bearer owner' })
        expect(sentOn(response, 'authorization')).toBeNull()
      })

      it.each(['signInWithCustomToken', 'signInWithIdp', 'batchGet', 'createAuthUri'])(
        'passes %s on to nobody, where an emulator believes everything',
        (action) => {
          expect(ask(path(action), own).status).toBe(404)
        },
      )

      it.each(['FIREBASE_PROJECT_ID', 'SITE_URL'])('is not there when %s is a real one', (name) => {
        vi.stubEnv(name, name === 'SITE_URL' ? 'https://www.visvakor.example' : 'visvakor-kh')
        expect(ask(SIGN_IN, own).status).toBe(404)
      })

      it('leads all other calls to the API as ever', () => {
        const response = forwardToApi(request('/v1/job'))
        expect(response.headers.get('x-middleware-rewrite')).toBe('http://api.example:4000/v1/job')
      })
    })

    it.each([
      '/identitytoolkit.googleapis.com/v1/accounts:signUp/../../../dev/inbox',
      '/identitytoolkit.googleapis.com/v2/recaptchaConfig',
      '/securetoken.googleapis.com/',
    ])('passes nothing on to %s', (path) => {
      expect(ask(path, own).status).toBe(404)
    })
  })
})
