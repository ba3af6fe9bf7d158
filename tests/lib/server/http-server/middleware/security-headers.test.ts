import { describe, expect, it } from 'vitest'
import {
  setSecurityHeaders,
  toSecurityHeaders,
} from '@/lib/server/http-server/middleware/security-headers'
import { openBare } from '@/tests/support/http-server/open-bare'
import { readAnswer, requestServer, sendBytes } from '@/tests/support/http-server/request-server'
import { provideStandInApi } from '@/tests/support/http-server/stand-in-api'
import { BUILT, startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
const OWN = { ...ALWAYS, 'referrer-policy': 'strict-origin-when-cross-origin' }
const POLICY = /^default-src 'self'; script-src 'self'; .*frame-ancestors 'none'/

describe('security headers of every response (promise T19)', () => {
  const server = startHttpServer({
    apiUrl: api.url,
    render: ({ request, response }) => {
      if (request.url === '/missing') response.writeHead(404).end()
      else if (request.url === '/moved') response.writeHead(308, { location: '/there' }).end()
      else response.end('a page')
    },
  })

  it.each([
    ['a page', '/jobs', 'GET', 200],
    ['a page not found', '/jobs%2f', 'GET', 404],
    ['another spelling of a path', '/JOBS', 'GET', 308],
    ['a redirect of a page', '/moved', 'GET', 308],
    ['an invalid path', '/a\\b', 'GET', 400],
    ['a rejected method', '/jobs', 'POST', 405],
    ['a body without a size', '/session', 'POST', 411],
    ['a URL that is too long', `/${'a'.repeat(9000)}`, 'GET', 414],
    ['an unknown API call', '/upstream/nothing', 'GET', 404],
    ['an API call from another site', '/upstream/v1/contact-us', 'POST', 403],
    ['an API call', '/upstream/v1/job', 'GET', 200],
  ])('%s', async (name, path, method, status) => {
    const headers = name === 'a body without a size' ? { 'transfer-encoding': 'chunked' } : {}
    const answer = await requestServer(await server, path, { method, headers })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ ...OWN, 'cross-origin-opener-policy': 'same-origin' })
    expect(answer.headers['content-security-policy']).toMatch(POLICY)
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  it.each([
    ['has', BUILT, 200],
    ['does not have', '/_next/static/nothing.js', 404],
  ])('a static file that the build %s', async (_what, path, status) => {
    const answer = await requestServer(await server, path)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    // Only errors are looked up in the log (promise S12).
    const hasId = answer.headers['x-request-id'] !== undefined
    expect(hasId).toBe(status === 404)
  })

  it('a demo has noindex on every response, and other sites on none', async () => {
    const demo = await startHttpServer({ apiUrl: api.url, isDemo: true })
    for (const path of ['/jobs', '/jobs', BUILT, '/upstream/v1/job', '/a\\b']) {
      const { headers } = await requestServer(demo, path)
      expect(headers['x-robots-tag'], path).toBe('noindex, nofollow')
    }
    expect((await requestServer(await server, '/jobs')).headers['x-robots-tag']).toBeUndefined()
  })

  it('the employer logo SVG may use an inline style, and nothing else', () => {
    expect(toSecurityHeaders('/logos/employers.svg')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy':
        "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
    })
    expect(toSecurityHeaders('/logos/employers.svg/more')).toHaveProperty('X-Frame-Options')
  })

  it('invalid requests', async () => {
    const host = 'Host: visvakor.example\r\n'
    for (const bytes of [
      'garbage\r\n\r\n',
      `GET /a HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    ]) {
      const { headers } = readAnswer(await sendBytes(await server, bytes))
      expect(headers).toMatchObject({ ...OWN, 'cross-origin-opener-policy': 'same-origin' })
      expect(headers['content-security-policy']).toMatch(POLICY)
    }
  })

  it.each([
    ['/login', 'same-origin-allow-popups'],
    ['/en/login/phone', 'same-origin-allow-popups'],
    ['/registration', 'same-origin-allow-popups'],
    ['/job-preview', 'unsafe-none'],
    ['/en/internship-preview', 'unsafe-none'],
    ['/job-preview/more', 'same-origin'],
  ])('%s has Cross-Origin-Opener-Policy %s', async (path, policy) => {
    const { headers } = await requestServer(await server, path)
    expect(headers['cross-origin-opener-policy']).toBe(policy)
  })

  it('headers set by the response itself are kept, without duplicates', async () => {
    const strict = await openBare(setSecurityHeaders({ withPolicy: true }), ({ response }) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'")
      response.writeHead(200, { 'Referrer-Policy': 'no-referrer' }).end()
      return true
    })
    const { headers } = await requestServer(strict, '/')
    expect(headers).toMatchObject({
      ...ALWAYS,
      'content-security-policy': "default-src 'none'",
      'referrer-policy': 'no-referrer',
    })
  })
})
