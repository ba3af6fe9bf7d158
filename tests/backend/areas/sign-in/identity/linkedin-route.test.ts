import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { GET } from '@/app/auth/linkedin/route'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { provideLinkedIn } from '@/tests/support/sign-in/linkedin'

vi.mock('next/server', async (load) => ({
  ...(await load<object>()),
  connection: async () => undefined,
}))

/** The route of the web app, between a LinkedIn test server and the real API. */
const SITE = 'https://visvakor.example'
const linkedIn = provideLinkedIn()
const api = provideApp(provideDatabase(), undefined, {
  get signIn() {
    const firebase = { projectId: 'nobody', jwksUrl: 'http://127.0.0.1:1/keys' }
    return { secret: 'secret', siteUrl: SITE, firebase, linkedIn: linkedIn.settings }
  },
})
const bopha = { sub: 'member-bopha', given_name: 'Bopha', family_name: 'Chan' }

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => {
  const { clientId, clientSecret, authorizationUrl, tokenUrl } = linkedIn.webSettings
  const { port } = api.app.server.address() as AddressInfo
  vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('SITE_URL', SITE)
  vi.stubEnv('LINKEDIN_CLIENT_ID', clientId)
  vi.stubEnv('LINKEDIN_CLIENT_SECRET', clientSecret)
  vi.stubEnv('LINKEDIN_AUTHORIZATION_URL', authorizationUrl)
  vi.stubEnv('LINKEDIN_TOKEN_URL', tokenUrl)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const visit = (path: string, cookie = '', from: string | null = null) =>
  GET(
    new NextRequest(SITE + path, {
      headers: { cookie, ...(from === null ? {} : { 'x-forwarded-for': from }) },
    }),
  )
const locationOf = (response: Response) => response.headers.get('location') ?? ''
/** The cookies that a browser would send back. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

/** Starts a sign-in that the member accepts; returns LinkedIn's redirect and the browser's cookies. */
async function begin(query = '', member: Record<string, unknown> = bopha) {
  const started = await visit(`/auth/linkedin${query}`)
  const back = await linkedIn.agree(locationOf(started), member)
  return { started, back: back.pathname + back.search, cookie: cookiesOf(started) }
}

const PROBLEM = '/login?problem=linkedin'
const hasSession = (response: Response) =>
  response.headers.getSetCookie().some((cookie) => /^__Host-session=./.test(cookie))

test("redirects to LinkedIn with a state bound to the browser's cookie", async () => {
  const { started } = await begin()
  expect(started.status).toBe(303)
  expect(started.headers.get('cache-control')).toBe('no-store')
  const address = new URL(locationOf(started))
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'our-client',
    redirect_uri: `${SITE}/auth/linkedin`,
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(started.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-linkedin=\S+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/,
    ),
  ])
  expect(address.href).not.toContain('our-secret')
})

test('signs the member in and redirects to the requested page', async () => {
  const first = await begin('?next=/en/jobs%3Fpage=2')
  const response = await visit(first.back, first.cookie)
  expect([response.status, locationOf(response)]).toEqual([303, '/en/jobs?page=2'])
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=[\w-]{43}; .*HttpOnly$/),
    expect.stringMatching(/^signed_in=1\.[\w-]{12}; /),
    expect.stringMatching(/^__Host-linkedin=; Path=\/; Max-Age=0;/),
  ])
  api.clock.set(new Date(api.clock.now().getTime() + 1000).toISOString())
  const again = await begin('?next=/en/jobs%3Fpage=2')
  expect(locationOf(await visit(again.back, again.cookie))).toBe('/en/jobs?page=2')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'does not redirect to %s (promise T9)',
  async (next) => {
    const { back, cookie } = await begin(`?next=${encodeURIComponent(next)}`)
    expect(locationOf(await visit(back, cookie))).toBe('/profile')
  },
)

describe('shows a problem and starts no session when', () => {
  const expectProblem = (response: Response, location = PROBLEM) => {
    expect([response.status, locationOf(response)]).toEqual([303, location])
    expect(hasSession(response)).toBe(false)
    expect(cookiesOf(response)).toContain('__Host-linkedin=')
  }

  test('another browser started the sign-in (promise T13)', async () => {
    const { back } = await begin()
    const { cookie } = await begin()
    expectProblem(await visit(back, cookie))
    expectProblem(await visit(back))
  })

  test('the state is missing', async () => {
    const { back, cookie } = await begin()
    expectProblem(await visit(back.replace(/state=[^&]+/, ''), cookie))
  })

  test('the response is repeated, even with another code of LinkedIn', async () => {
    const { started, back, cookie } = await begin()
    expect(hasSession(await visit(back, cookie))).toBe(true)
    expectProblem(await visit(back, cookie))
    const again = await linkedIn.agree(locationOf(started), bopha)
    expect(again.searchParams.get('state')).toBe(new URL(back, SITE).searchParams.get('state'))
    expectProblem(await visit(again.pathname + again.search, cookie))
  })

  test('the response comes twice at once: only one of them counts', async () => {
    const { started, back, cookie } = await begin()
    const again = await linkedIn.agree(locationOf(started), bopha)
    const answers = await Promise.all([
      visit(back, cookie),
      visit(again.pathname + again.search, cookie),
    ])
    expect(answers.filter(hasSession)).toHaveLength(1)
  })

  test('the sign-in started ten minutes ago, even if the browser still has the cookie', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [late, inTime, ahead] = [await begin(), await begin(), await begin()]
    vi.setSystemTime(Date.now() + 599_000)
    expect(hasSession(await visit(inTime.back, inTime.cookie))).toBe(true)
    vi.setSystemTime(Date.now() + 1000)
    expectProblem(await visit(late.back, late.cookie))
    vi.setSystemTime(Date.now() - 86_400_000)
    expectProblem(await visit(ahead.back, ahead.cookie))
  })

  test('the cookie was tampered with', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { back, cookie } = await begin('?next=/jobs')
    const [name, value = ''] = cookie.split('=')
    const [state = '', begun = '', next = '', seal = ''] = value.split('.')
    const later = (Date.now() + 600_000).toString(36)
    const elsewhere = Buffer.from('//evil.example').toString('base64url')
    vi.setSystemTime(Date.now() + 600_000)
    for (const forged of [
      [state, later, next, seal],
      [state, later, next],
      [state, begun, elsewhere, seal],
      [state, next],
      [state],
    ]) {
      expectProblem(await visit(back, `${name}=${forged.join('.')}`))
    }
  })

  test('the member does not agree; the requested page is remembered', async () => {
    const { back, cookie } = await begin('?next=/en/jobs')
    const refused = `${back.replace(/code=[^&]+/, 'error=user_cancelled_login')}`
    expectProblem(await visit(refused, cookie), '/en/login?problem=linkedin&next=%2Fen%2Fjobs')
  })

  test('LinkedIn rejects the client secret', async () => {
    vi.stubEnv('LINKEDIN_CLIENT_SECRET', 'mistyped')
    const { back, cookie } = await begin()
    expectProblem(await visit(back, cookie))
  })

  test('LinkedIn or the API cannot be reached', async () => {
    const { back, cookie } = await begin()
    vi.stubEnv('API_URL', 'http://127.0.0.1:1')
    expectProblem(await visit(back, cookie))
    vi.stubEnv('LINKEDIN_TOKEN_URL', 'http://127.0.0.1:1/token')
    expectProblem(await visit(back, cookie))
  })

  test("LinkedIn does not return the member's profile", async () => {
    const { back, cookie } = await begin()
    linkedIn.fail(500)
    expectProblem(await visit(back, cookie))
    linkedIn.fail(null)
  })
})

test('limits one network address to two simultaneous code exchanges (promise T18)', async () => {
  const stuck: ServerResponse[] = []
  const slow = createServer((_, response) => void stuck.push(response))
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void slow.close())
  const { back, cookie } = await begin()
  const good = await begin()
  const { tokenUrl } = linkedIn.webSettings
  vi.stubEnv('LINKEDIN_TOKEN_URL', `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`)
  const first = [visit(back, cookie, '203.0.113.7'), visit(back, cookie, '203.0.113.7')]
  await expect.poll(() => stuck.length).toBe(2)
  expect(locationOf(await visit(back, cookie, '203.0.113.7'))).toBe(PROBLEM)
  expect(stuck).toHaveLength(2)
  vi.stubEnv('LINKEDIN_TOKEN_URL', tokenUrl)
  expect(hasSession(await visit(good.back, good.cookie, '198.51.100.5'))).toBe(true)
  for (const response of stuck) response.writeHead(400).end()
  expect((await Promise.all(first)).map(locationOf)).toEqual([PROBLEM, PROBLEM])
})

test('answers 404 when LinkedIn is not configured', async () => {
  vi.stubEnv('LINKEDIN_CLIENT_SECRET', '')
  expect((await visit('/auth/linkedin')).status).toBe(404)
})
