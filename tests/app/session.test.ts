import { HttpResponse, http } from 'msw'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DELETE } from '@/app/session/route'
import { provideMockServer } from '@/tests/support/mock-server'

const LOGOUT = 'http://api.example:4000/auth/v1/logout'
const tokens: (string | null)[] = []
const server = provideMockServer(
  http.delete(LOGOUT, ({ request }) => {
    tokens.push(request.headers.get('x-session-token'))
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.example:4000')
  vi.stubEnv('SITE_URL', 'https://visvakor.example')
})
afterEach(() => {
  tokens.length = 0
})

const signOut = (headers: Record<string, string>) =>
  DELETE(new NextRequest('https://visvakor.example/session', { method: 'DELETE', headers }))

const own = { 'sec-fetch-site': 'same-origin', cookie: '__Host-session=the-token; signed_in=1' }

function listEndedCookies(response: Response): readonly string[] {
  const ended = response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))
  return ended.map((cookie) => cookie.split('=')[0] ?? '')
}

describe('DELETE /session', () => {
  it('ends the session of the cookie and clears the cookies', async () => {
    const response = await signOut(own)
    expect(tokens).toEqual(['the-token'])
    expect(await response.json()).toEqual({ success: true })
    expect(listEndedCookies(response)).toEqual(['__Host-session', 'session', 'signed_in'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['has expired', () => HttpResponse.json({ statusCode: 900, message: 'Over.' })],
    ['fails', () => HttpResponse.json({ statusCode: 503, message: 'Away.' }, { status: 503 })],
    ['cannot be reached', () => HttpResponse.error()],
    ['is another server', () => HttpResponse.html('<h1>Gateway</h1>')],
  ])('clears the cookies also when the session or its API %s (spec §4)', async (_, answer) => {
    server.use(http.delete(LOGOUT, answer))
    const response = await signOut(own)
    expect(response.status).toBe(200)
    expect(listEndedCookies(response)).toHaveLength(3)
  })

  it('does not call the API when nobody is signed in', async () => {
    const response = await signOut({ 'sec-fetch-site': 'same-origin' })
    expect(tokens).toEqual([])
    expect(listEndedCookies(response)).toHaveLength(3)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    {},
  ])('rejects sign-out from another site: %j (promise T5)', async (headers) => {
    const response = await signOut({ cookie: own.cookie, ...headers })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(tokens).toEqual([])
  })
})
