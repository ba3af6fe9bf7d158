import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { hasSessionCookie } from '@/lib/server/http-server/api-proxy/forwarded-headers'
import { requestServer } from '@/tests/support/http-server/request-server'
import {
  NOTHING_FOUND,
  provideStandInApi,
  replyError,
  replyJson,
} from '@/tests/support/http-server/stand-in-api'
import { SERVER_SITE, startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
const server = await startHttpServer({ apiUrl: api.url })
const secureServer = await startHttpServer({ apiUrl: api.url, siteUrl: 'https://visvakor.example' })
beforeEach(() => api.forget())

const COOKIES = 'session=secret; __Host-session=on-https; installation=abc; other=1'

/** The headers that the API receives for such a request. */
async function forwardHeaders(headers: Readonly<Record<string, string>>, asked = server) {
  await requestServer(asked, '/upstream/v1/job', { headers })
  return api.last.headers
}

describe('request headers sent to the API', () => {
  it('contain session and installation from the cookies, but no cookie header', async () => {
    expect(await forwardHeaders({ cookie: COOKIES })).toMatchObject({
      'x-session-token': 'secret',
      'x-installation-id': 'abc',
    })
    expect(api.last.headers.cookie).toBeUndefined()
    expect(await forwardHeaders({ cookie: COOKIES }, secureServer)).toMatchObject({
      'x-session-token': 'on-https',
    })
    expect(
      (await forwardHeaders({ cookie: 'session=plain' }, secureServer))['x-session-token'],
    ).toBeUndefined()
  })

  it('say that a browser calls, the client address that the server saw, and the locale of the site', async () => {
    expect(
      await forwardHeaders({ 'accept-language': 'fr', accept: 'application/json' }),
    ).toMatchObject({
      'x-called-by': 'browser',
      'x-forwarded-for': '127.0.0.1',
      'accept-language': 'en',
      accept: 'application/json',
    })
  })

  it('contain the locale of the site on reads, and the language of the browser on writes', async () => {
    const headers = { 'accept-language': 'fr', 'sec-fetch-site': 'same-origin' }
    for (const [method, path, locale] of [
      ['HEAD', '/v1/job', 'en'],
      ['POST', '/v1/job/7/save', 'fr'],
    ] as const) {
      await requestServer(server, `/upstream${path}`, { method, headers })
      expect(api.last.headers['accept-language']).toBe(locale)
    }
  })

  it('contain nothing else that a browser sends', async () => {
    const claims = {
      'x-session-token': 'forged',
      'x-installation-id': 'forged',
      'x-called-by': 'forged',
      'x-request-id': 'forged',
      'x-forwarded-for': '198.51.100.1',
      authorization: 'Bearer forged',
      'x-http-method-override': 'DELETE',
      'x-middleware-subrequest': 'middleware',
      'x-revalidate-secret': 'forged',
      'if-none-match': '"a"',
      range: 'bytes=0-1',
      te: 'trailers',
      connection: 'keep-alive, x-called-by',
    }
    const received = await forwardHeaders(claims)
    expect(JSON.stringify(received)).not.toMatch(/forged|198\.51/)
    const known = [
      'accept-language',
      'connection',
      'host',
      'x-called-by',
      'x-forwarded-for',
      'x-request-id',
    ]
    expect(Object.keys(received).toSorted()).toEqual(known)
  })

  it('leave out malformed cookie values, and the request still succeeds', async () => {
    for (const value of ['%0d%0aX-Forged: 1', '%E1%9E%80', '%00', 'a%20b', '']) {
      const { status } = await requestServer(server, '/upstream/v1/job', {
        headers: { cookie: `session=${value}; installation=${value}` },
      })
      expect([status, api.last.headers['x-forged']]).toEqual([200, undefined])
      expect(api.last.headers['x-session-token']).toBeUndefined()
      expect(api.last.headers['x-installation-id']).toBeUndefined()
    }
  })
})

describe('response headers sent to the browser', () => {
  it('contain only those API headers that are meant for a browser', async () => {
    api.answer = replyJson(200, NOTHING_FOUND, {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'set-cookie': 'a=b',
      server: 'Fastify 5',
      'x-middleware-rewrite': 'http://127.0.0.1:4000/v1/job',
      'access-control-allow-origin': '*',
      location: 'http://127.0.0.1:4000/',
      link: '<http://127.0.0.1:4000/>',
      'x-internal': 'http://127.0.0.1:4000/',
    })
    const { status, headers } = await requestServer(server, '/upstream/v1/job')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    })
    expect(JSON.stringify(headers)).not.toMatch(/127\.0\.0\.1|Fastify|a=b|\*/)
  })

  it('contain Retry-After', async () => {
    api.answer = replyError(429, { 'retry-after': '17' })
    const { status, headers } = await requestServer(server, '/upstream/v1/job')
    expect([status, headers['retry-after']]).toEqual([429, '17'])
  })
})

describe('a write from a browser (promise T5)', () => {
  const change = (headers: Readonly<Record<string, string>>, path = '/v1/contact-us') =>
    requestServer(server, `/upstream${path}`, { method: 'POST', headers, body: '{}' })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    [
      'a sibling subdomain',
      { 'sec-fetch-site': 'same-site', origin: 'http://other.visvakor.example' },
    ],
    ['the origin null', { origin: 'null' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['another scheme', { origin: 'https://visvakor.example' }],
    ['nobody', {}],
  ])('is rejected from %s without calling the API', async (_, headers) => {
    const { status, text } = await change(headers)
    expect([status, JSON.parse(text)]).toEqual([
      403,
      { statusCode: 403, message: expect.any(String) },
    ])
    expect(api.calls).toEqual([])
  })

  it.each([{ 'sec-fetch-site': 'same-origin' }, { origin: SERVER_SITE }])(
    'is accepted from our own pages: %j',
    async (headers) => {
      expect((await change(headers)).status).toBe(200)
      expect(api.last.method).toBe('POST')
    },
  )

  it('is forwarded with its body, even of one byte', async () => {
    const received = new Promise<string>((resolve) => {
      api.answer = (request, response) => {
        request.once('data', (body: Buffer) => resolve(body.toString()))
        replyJson(200, NOTHING_FOUND)(request, response)
      }
    })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const call = { method: 'POST', headers, body: '7' }
    expect((await requestServer(server, '/upstream/v1/contact-us', call)).status).toBe(200)
    expect(await received).toBe('7')
  })

  it('is accepted without a body and without Content-Length', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    for (const [method, path] of [
      ['DELETE', '/v1/job/7/save'],
      ['POST', '/v1/job/1/views'],
    ] as const) {
      expect((await requestServer(server, `/upstream${path}`, { method, headers })).status).toBe(
        200,
      )
      expect([api.last.method, api.last.url]).toEqual([method, path])
    }
    const empty = { ...headers, 'content-length': '0' }
    expect(
      (await requestServer(server, '/upstream/v1/job/1/views', { method: 'POST', headers: empty }))
        .status,
    ).toBe(200)
  })

  it.each(['/v1/subscriptions/unsubscribe', '/v1/digest-mail/unsubscribe'])(
    'may be a one-click POST of a mail program to %s, but to no other path (RFC 8058 §3.1)',
    async (path) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      api.answer = (_, response) => response.setHeader('content-type', 'text/html').end('<p>Done')
      const statuses = []
      for (const to of [`${path}?token=a`, `${path}/more`, '/v1/subscriptions']) {
        statuses.push((await change(headers, to)).status)
      }
      expect(statuses).toEqual([200, 404, 403])
    },
  )
})

it.each([
  [true, 'session=secret'],
  [false, 'installation=abc'],
  [false, undefined],
])('hasSessionCookie is %s with %s', (isSignedIn, cookie) => {
  const request = new IncomingMessage(new Socket())
  request.headers = { cookie }
  expect(hasSessionCookie(request, SERVER_SITE)).toBe(isSignedIn)
})
