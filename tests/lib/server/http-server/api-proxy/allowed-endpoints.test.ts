import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '@/lib/contract/endpoints'
import { findAllowedEndpoints } from '@/lib/server/http-server/api-proxy/allowed-endpoints'
import { requestServer } from '@/tests/support/http-server/request-server'
import {
  NOTHING_FOUND,
  provideStandInApi,
  replyJson,
} from '@/tests/support/http-server/stand-in-api'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
const server = await startHttpServer({ apiUrl: api.url })
const OWN = { 'sec-fetch-site': 'same-origin' }

/** A path of the contract with values, as browsers request it. */
const fill = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'slug' ? 'about-us_2' : '01890a5d-ac96-774b-bcce-b302099a8057',
  )

/** True when a value of this schema contains a session token anywhere. */
const givesToken = (reply: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })).includes(
    '"sessionToken"',
  )

const keptBack = endpoints.filter(({ reply }) => givesToken(reply))
/** Endpoints that only the web app calls. */
const dear = endpoints.filter(({ path }) => path.startsWith('/v1/sitemap'))
const offered = endpoints.filter((each) => !keptBack.includes(each) && !dear.includes(each))

/** Other spellings of a path that might bypass the allow list. */
function* spell(path: string): Generator<string> {
  const [, first = '', ...rest] = path.split('/')
  const last = path.at(-1) ?? ''
  const encoded = `%${last.charCodeAt(0).toString(16)}`
  yield path.slice(0, -1) + encoded
  yield `${path.slice(0, -1)}%25${encoded.slice(1)}`
  yield path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  yield path.toUpperCase()
  yield `/${first}/${rest.join('/').replace(/[a-z]/, (letter) => letter.toUpperCase())}`
  yield `/${path}`
  yield `${path}/`
  yield path.replace(/(?<=.)\//, '//')
  yield `/.${path}`
  yield `/x/..${path}`
  yield path.replace(/(?<=.)\//, '/%2e/')
  yield path.replace(/(?<=.)\//, '%2f')
  yield path.replace(/(?<=.)\//, '\\')
  yield `${path}/.`
  yield `${path}/..`
  yield `${path};a=b`
  yield `${path}%3Fa=b`
  yield `${path}%00`
  yield `${path}%20`
  yield `${path}.json`
  yield `${path}/more`
}

describe('endpoints that a browser can reach through the proxy (promise T3, promise T19)', () => {
  it.each(offered)('forwards $method $path', async ({ method, path }) => {
    api.forget()
    const body = method === 'GET' ? {} : { body: '{}' }
    await requestServer(server, `/upstream${fill(path)}?limit=3`, { method, headers: OWN, ...body })
    expect([api.last.method, api.last.url]).toEqual([method, `${fill(path)}?limit=3`])
  })

  it.each(offered)('matches $method $path to no other endpoint', (endpoint) => {
    expect(findAllowedEndpoints(fill(endpoint.path)).get(endpoint.method)).toBe(endpoint)
  })

  it('never forwards endpoints whose response contains a session token, in any spelling of the path', async () => {
    expect(keptBack.map(({ path }) => path)).toEqual([
      '/auth/v1/login-with-firebase',
      '/auth/v1/login-with-phone/otp-provider',
      '/auth/v1/login-with-linkedin',
    ])
    api.forget()
    for (const { method, path } of keptBack) {
      for (const spelling of [path, ...spell(path)]) {
        const answer = await requestServer(server, `/upstream${spelling}`, {
          method,
          headers: OWN,
          body: '{}',
        })
        expect([400, 404], spelling).toContain(answer.status)
      }
    }
    expect(api.calls).toEqual([])
  })

  it('does not forward endpoints that export all data', async () => {
    api.forget()
    expect(dear).toHaveLength(2)
    for (const path of ['/v1/sitemap', '/v1/sitemap/jobs/1']) {
      expect((await requestServer(server, `/upstream${path}`, { headers: OWN })).status).toBe(404)
    }
    expect(api.calls).toEqual([])
  })

  it('does not forward an allowed endpoint by another spelling of its path', async () => {
    api.forget()
    const spellings = offered.flatMap(({ path }) => [...spell(fill(path))])
    const known = new Set(offered.map(({ path }) => fill(path)))
    expect(spellings.length).toBeGreaterThan(1000)
    for (const spelling of spellings.filter((one) => !known.has(one))) {
      const { status, text } = await requestServer(server, `/upstream${spelling}`)
      // A path value may be in capitals; then it is another value.
      if (status === 405 || api.calls.length > 0)
        expect(findAllowedEndpoints(spelling).size, spelling).toBeGreaterThan(0)
      else expect([400, 404], spelling).toContain(status)
      if (status === 400 || status === 404) expect(JSON.parse(text).statusCode).toBe(status)
      api.forget()
    }
  }, 30_000)

  it.each([...new Set(offered.map(({ path }) => path))])(
    'answers 405 to any other method of %s',
    async (path) => {
      api.forget()
      const calls = findAllowedEndpoints(fill(path))
      const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
        (one) => !calls.has(one),
      )
      for (const method of methods) {
        const answer = await requestServer(server, `/upstream${fill(path)}`, {
          method,
          headers: OWN,
        })
        expect(answer.status).toBe(405)
        expect(new Set(answer.headers.allow?.split(', '))).toEqual(new Set(calls.keys()))
        expect(JSON.parse(answer.text)).toEqual({ statusCode: 405, message: expect.any(String) })
      }
      expect(api.calls).toEqual([])
    },
  )

  it.each([
    ...[
      '/dev/inbox',
      '/openapi.json',
      '/documentation',
      '/health',
      '/ready',
      '/',
      '//evil.example/v1/job',
    ],
    ...[
      '/v1//evil.example/job',
      '/v1/../dev/inbox',
      '/%2e%2e/dev/inbox',
      '/@evil.example/',
      '/v1/job@evil.example',
    ],
    ...['/socket.io/?EIO=4', '/v1/files/..%2f..%2fdev%2finbox'],
    `/v1/files/${'a'.repeat(101)}`,
  ])('answers 404 to %s without calling the API', async (path) => {
    api.forget()
    const { status, text } = await requestServer(server, `/upstream${path}`)
    expect(status).toBe(404)
    expect(JSON.parse(text)).toEqual({ statusCode: 404, message: expect.any(String) })
    expect(api.calls).toEqual([])
  })

  it('never calls another host, whatever the query contains', async () => {
    for (const search of [
      '?//evil.example',
      '?@evil.example/',
      '?#@evil.example',
      '?\\\\evil.example',
    ]) {
      api.forget()
      await requestServer(server, `/upstream/v1/job${search}`)
      expect(api.last.url?.startsWith('/v1/job')).toBe(true)
      expect(api.last.headers.host).toBe(new URL(api.url).host)
    }
  })

  it('answers HEAD like GET, without the body', async () => {
    api.forget()
    api.answer = replyJson(200, NOTHING_FOUND)
    const { status, headers, text } = await requestServer(server, '/upstream/v1/job', {
      method: 'HEAD',
    })
    const length = String(JSON.stringify(NOTHING_FOUND).length)
    expect([status, headers['content-length'], text]).toEqual([200, length, ''])
    expect(api.last.method).toBe('GET')
    expect(api.last.headers['accept-language']).toBe('en')
  })
})
