import { HttpResponse, http } from 'msw'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/session/route'
import { provideMockServer } from '@/tests/support/mock-server'

const API = 'http://api.example:4000'
const FIREBASE = `${API}/auth/v1/login-with-firebase`
const PHONE = `${API}/auth/v1/login-with-phone/otp-provider`

const user = {
  firstName: 'Dara',
  lastName: 'Sok',
  email: 'dara@example.com',
  phoneNumber: null,
  gender: null,
  provide: 'password',
  signInProvider: 'password',
  educationLevel: null,
  major: null,
  careerLevel: null,
  dateOfBirth: null,
  photo: null,
}

type Call = { readonly path: string; readonly headers: Headers; readonly body: unknown }
const calls: Call[] = []

async function open({ request }: { request: Request }) {
  const { pathname } = new URL(request.url)
  calls.push({ path: pathname, headers: request.headers, body: await request.json() })
  return HttpResponse.json({ sessionToken: 'a-new-token', user, isNew: true })
}
const server = provideMockServer(
  http.post(FIREBASE, open),
  http.post(PHONE, open),
  http.delete(`${API}/auth/v1/logout`, ({ request }) => {
    calls.push({ path: '/auth/v1/logout', headers: request.headers, body: null })
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  vi.stubEnv('API_URL', API)
  vi.stubEnv('SITE_URL', 'https://visvakor.example')
})
afterEach(() => {
  calls.length = 0
})

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const byPassword = { provider: 'firebase', firebaseAuthToken: 'an-identity-token' }

const signIn = (body: unknown, headers: Record<string, string> = own) =>
  POST(
    new NextRequest('https://visvakor.example/session', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

describe('POST /session', () => {
  it('returns the user, and the token only in a cookie (promise T3)', async () => {
    const response = await signIn(byPassword)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({ user, isNew: true })
    expect(text).not.toContain('a-new-token')
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-session=a-new-token; Path=/; Max-Age=1000000; SameSite=Lax; Secure; HttpOnly',
      expect.stringMatching(
        /^signed_in=1\.[\w-]{12}; Path=\/; Max-Age=1000000; SameSite=Lax; Secure$/,
      ),
    ])
  })

  it('sets an opaque owner mark that differs per browser', async () => {
    const markOf = async (installation: string, email: string) => {
      const someone = { sessionToken: 'a-new-token', user: { ...user, email }, isNew: false }
      server.use(http.post(FIREBASE, () => HttpResponse.json(someone)))
      const cookie = `installation=${installation}`
      return (await signIn(byPassword, { ...own, cookie })).headers.getSetCookie()[1]
    }
    const mark = await markOf('6f1c-22', 'dara@example.com')
    expect(await markOf('6f1c-22', 'dara@example.com')).toBe(mark)
    expect(await markOf('6f1c-22', 'bopha@example.com')).not.toBe(mark)
    expect(await markOf('77aa-01', 'dara@example.com')).not.toBe(mark)
  })

  it('forwards the client and ignores the session headers of the browser', async () => {
    await signIn(byPassword, {
      ...own,
      cookie: 'installation=6f1c-22',
      'x-forwarded-for': '192.0.2.7',
      'x-session-token': 'forged',
    })
    const [call] = calls
    expect(call?.body).toEqual({ firebaseAuthToken: 'an-identity-token' })
    expect(call?.headers.get('x-installation-id')).toBe('6f1c-22')
    expect(call?.headers.get('x-forwarded-for')).toBe('192.0.2.7')
    expect(call?.headers.get('x-session-token')).toBeNull()
  })

  it('accepts a phone code', async () => {
    const proof = { phoneNumber: '012345678', otpCode: '123456', token: 'asked' }
    const response = await signIn({ provider: 'phone', ...proof })
    expect(response.status).toBe(200)
    expect(calls).toMatchObject([{ path: new URL(PHONE).pathname, body: proof }])
  })

  it('ends the previous session of the browser (promise T4)', async () => {
    const response = await signIn(byPassword, { ...own, cookie: '__Host-session=the-old-one' })
    expect(calls.at(-1)?.path).toBe('/auth/v1/logout')
    expect(calls.at(-1)?.headers.get('x-session-token')).toBe('the-old-one')
    expect(response.headers.getSetCookie()[0]).toContain('a-new-token')
  })

  it.each([429, 503])('answers %i with Retry-After', async (status) => {
    const body = { statusCode: status, message: 'Later.' }
    const headers = { 'retry-after': '7' }
    server.use(http.post(FIREBASE, () => HttpResponse.json(body, { status, headers })))
    expect((await signIn(byPassword)).headers.get('retry-after')).toBe('7')
  })

  it.each([
    ['fails', () => HttpResponse.json({ statusCode: 500, message: 'At x.ts:7' }, { status: 500 })],
    ['is another server', () => HttpResponse.html('<h1>At x.ts:7</h1>', { status: 502 })],
    ['is down', () => HttpResponse.error()],
  ])('hides details of an API that %s', async (_, answer) => {
    server.use(http.post(FIREBASE, answer))
    const response = await signIn(byPassword)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.text()).not.toContain('x.ts')
  })

  it.each([
    [400, 400, 'Wrong code.'],
    [429, 429, 'Too often.'],
    [650, 400, 'Unknown installation.'],
    [900, 400, 'Over.'],
    [503, 503, 'Away.'],
  ])('passes an API error %i on as HTTP %i', async (statusCode, status, message) => {
    const errors = [{ path: 'verifyCode', message }]
    // The HTTP client of the tests has no status 650 either, so the API sends it in the body (architecture §6).
    const answer = () => HttpResponse.json({ statusCode, message, errors }, { status })
    server.use(http.post(FIREBASE, answer))
    const response = await signIn(byPassword)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ statusCode, message, errors })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['is another server', () => HttpResponse.html('<h1>Gateway</h1>')],
    ['returns no token', () => HttpResponse.json({ user, isNew: false })],
  ])('answers 503 with our message when the API %s', async (_, answer) => {
    server.use(http.post(FIREBASE, answer))
    const response = await signIn(byPassword)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ statusCode: 503, message: expect.any(String) })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
    { 'content-type': 'application/json', origin: 'null' },
    { 'content-type': 'application/json', origin: 'https://evil.example' },
    { 'content-type': 'application/json' },
  ])('rejects sign-in from another site: %j (promise T5)', async (headers) => {
    const response = await signIn(byPassword, headers)
    expect(response.status).toBe(403)
    expect(calls).toEqual([])
  })

  it.each([
    ['a form', 415, byPassword, 'application/x-www-form-urlencoded'],
    ['plain text', 415, byPassword, 'text/plain'],
    ['incomplete JSON', 400, '{"provider":', 'application/json'],
    ['an unknown provider', 400, { provider: 'myself' }, 'application/json'],
    ['an unknown field', 400, { ...byPassword, isAdmin: true }, 'application/json'],
    [
      'a body that is too large',
      413,
      { ...byPassword, lastName: 'x'.repeat(20_000) },
      'application/json',
    ],
  ])('does not call the API for %s: %i', async (_, status, body, type) => {
    const response = await signIn(body, { ...own, 'content-type': type })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ statusCode: status })
    expect(calls).toEqual([])
  })

  it('says how to correct invalid input', async () => {
    const response = await signIn({ ...byPassword, verifyCode: '12', email: 'dara', firstName: '' })
    expect((await response.json()).errors).toEqual([
      { path: 'verifyCode', message: 'Enter the six digits we sent you.' },
      { path: 'email', message: 'Enter an e-mail address like name@example.com.' },
    ])
  })
})
