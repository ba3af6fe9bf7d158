import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCanonicalUrl } from '@/backend/platform/http/canonical-url'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { findAllowedEndpoints } from '@/lib/server/http-server/api-proxy/allowed-endpoints'
import { provideApp } from '@/tests/support/app'
import { sampleOf, toUrl } from '@/tests/support/contract/input'
import { provideDatabase } from '@/tests/support/database'
import { requestServer } from '@/tests/support/http-server/request-server'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

/** Promise T19: every endpoint has one address, in one spelling. Sent over a real socket, since `inject` normalises addresses. */
const api = provideApp(provideDatabase(), undefined, {}, { counts: false })
const agent = new Agent({ keepAlive: true })
let port = 0

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => agent.destroy())

const NOTHING = JSON.stringify({ statusCode: 404, message: 'There is nothing at this address.' })

async function send(method: string, path: string): Promise<[path: string, answer: string]> {
  const sent = request({ port, host: '127.0.0.1', agent, method, path }).end()
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return [path, `${response.statusCode} ${Buffer.concat(chunks)}`]
}

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase()

/** Other spellings of the last word of an address that is not a parameter. */
function otherSpellings({ path: template }: Endpoint, path: string): string[] {
  const words = template.split('/')
  const at = words.findLastIndex((word) => word !== '' && !word.startsWith('{'))
  const segments = path.split('/')
  const word = segments[at] ?? ''
  const [first, rest] = [word.charAt(0), word.slice(1)]
  const spellings = [
    ...[`%${hex(first)}${rest}`, `%${hex(first).toLowerCase()}${rest}`, `%25${hex(first)}${rest}`],
    ...[
      `${first.toUpperCase()}${rest}`,
      `/${word}`,
      `./${word}`,
      `x/../${word}`,
      `x/%2E%2E/${word}`,
    ],
    ...[`\\${word}`, `%2F${word}`, `%5C${word}`, `;/${word}`, `;x${word}`, `${word};`, `${word}#`],
    ...[`${word}%00`, `${word}%20`, `${word}%23`, `${word}%3F`, `${word}\\`, `${word}.`],
  ]
  const respelt = spellings.map((spelling) => segments.with(at, spelling).join('/'))
  const before = ['/', '//evil.example', 'http://evil.example', '/v1/..', '/.', '/\\', '/%2F']
  const version = [
    path.replace('/v1', '/V1'),
    path.replace('/v1', '/%761'),
    `${path}/`,
    `${path}#x`,
  ]
  return [...respelt, ...before.map((each) => each + path), ...version]
}

/** Whether another spelling can be a parameter: `/v1/job/Facets` is the job with an invalid id. */
function canBeParameter({ method, path }: Endpoint): boolean {
  const [words, at] = [path.split('/'), path.split('/').findLastIndex((word) => /^\w/.test(word))]
  return endpoints.some((other) => {
    const others = other.path.split('/')
    const isAlike = others.length === words.length && other.method === method
    return isAlike && others[at]?.startsWith('{') && others[at - 1] === words[at - 1]
  })
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const path = toUrl(endpoint, { params: sampleOf(endpoint).params, query: {} })

    test('answers at its own address', async () => {
      expect(isCanonicalUrl(path)).toBe(true)
      expect((await send(endpoint.method, path))[1]).not.toBe(`404 ${NOTHING}`)
    })

    test('answers 404 at any other spelling', async () => {
      const spellings = otherSpellings(endpoint, path)
      expect(spellings).not.toContain(path)
      const answers = await Promise.all(spellings.map((each) => send(endpoint.method, each)))
      const isNothing = (answer: string) =>
        answer === `404 ${NOTHING}` || (canBeParameter(endpoint) && /^[49]00 /.test(answer))
      expect(answers.filter(([, answer]) => !isNothing(answer))).toEqual([])
    })
  },
)

const PIECES = [
  ...[
    '/',
    '//',
    '/./',
    '/../',
    '.',
    '..',
    ';',
    ';a=b',
    '%',
    '%2',
    '%2f',
    '%2F',
    '%5c',
    '%00',
    '%20',
  ],
  ...[
    '%2e%2e/',
    '%252e',
    '%3F',
    '\\',
    '~',
    ':',
    '@',
    ',',
    'é',
    'x',
    '/x',
    '%E1%9E%80',
    '%e1%9e%80',
  ],
]
/** Changes of an address: a letter in another case or percent-encoded once or twice, and inserted pieces. */
const change = fc.record({
  at: fc.nat(),
  as: fc.oneof(
    fc.constantFrom('upper', 'encoded', 'twice', 'left out'),
    fc.constantFrom(...PIECES.map((piece) => ({ piece }))),
  ),
})

function spell(
  path: string,
  { at: place, as }: typeof change extends fc.Arbitrary<infer It> ? It : never,
) {
  const at = 1 + (place % path.length)
  const [before, letter, after] = [path.slice(0, at), path.charAt(at), path.slice(at + 1)]
  if (typeof as === 'object') return before + as.piece + letter + after
  if (letter === '' || as === 'left out') return before + after
  if (as === 'upper') return before + letter.toUpperCase() + after
  return `${before}%${as === 'twice' ? '25' : ''}${hex(letter)}${after}`
}

test('the HTTP server passes an address to the API only unchanged and in its canonical spelling', async () => {
  const httpServer = await startHttpServer({ apiUrl: `http://127.0.0.1:${port}` })
  const requests: string[] = []
  api.app.server.on('request', ({ method, url }) => void requests.push(`${method} ${url}`))
  let passed = 0
  const anyMethod = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      fc.option(anyMethod, { freq: 4 }),
      fc.array(change, { maxLength: 3 }),
      async (endpoint, otherMethod, changes) => {
        const own = `/upstream${toUrl(endpoint, { params: sampleOf(endpoint).params, query: {} })}`
        const path = changes.reduce(spell, own)
        const method = otherMethod ?? endpoint.method
        requests.splice(0)
        const headers = { 'sec-fetch-site': 'same-origin' }
        const { status, text } = await requestServer(httpServer, path, { method, headers })
        expect(status).not.toBe(500)
        const [target] = path.split('?', 1)
        if (requests.length > 0) {
          passed += 1
          const asked = method === 'HEAD' ? 'GET' : method
          expect(requests).toEqual([`${asked} ${path.replace('/upstream', '')}`])
          expect(findAllowedEndpoints(String(target).replace('/upstream', '')).has(asked)).toBe(
            true,
          )
          expect(isCanonicalUrl(path)).toBe(true)
        } else if (path.startsWith('/upstream/')) {
          expect([400, 404, 405]).toContain(status)
          if (method !== 'HEAD') expect(JSON.parse(text).statusCode).toBe(status)
        }
      },
    ),
    { numRuns: 600 },
  )
  expect(passed).toBeGreaterThan(50)
}, 60_000)

test.each([
  ['/', false],
  ['/v1/job/', false],
  ['/v1/job?x=%61&y=//', true],
  ['/v1/tag/a%20b', true],
  ['/v1/tag/%E1%9E%8A', true],
  ['/v1/tag/a:b@c;d', true],
  ['', false],
  ['*', false],
  ['v1/job', false],
  ['/v1/job#x', false],
  ['/v1/tag/é', false],
  ['/v1/tag/a%2db', false],
  ['/v1/tag/%e1%9e%8a', false],
  ['/v1/tag/%zz', false],
  ['/v1/tag/%', false],
  ['/v1/..', false],
  ['/v1/...', true],
])('isCanonicalUrl(%s): %s', (target, is) => {
  expect(isCanonicalUrl(target)).toBe(is)
})
