// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dara } from '@/tests/components/support/profile-api'
import { provideMockServer } from '@/tests/support/mock-server'

const signIn = vi.hoisted(() => vi.fn())
// Only the Firebase SDK is mocked.
vi.mock('@/lib/browser/identity/password', () => ({ signInWithPassword: signIn }))

const EMAIL = 'sok@example.com'
const PASSWORD = 'three words here'
const AWAY = { statusCode: 503, message: 'Away.' }

let firebase: object | null
const calls: string[] = []
const opened: unknown[] = []
const done = () => HttpResponse.json({ success: true })
const server = provideMockServer(
  http.get('*/session/providers', () => HttpResponse.json({ linkedin: false, firebase })),
  http.post('*/session', async ({ request }) => {
    calls.push('open')
    opened.push(await request.json())
    Cookies.set('signed_in', '1')
    return HttpResponse.json({ user: dara, isNew: false })
  }),
  http.delete('*/upstream/auth/v1/logout/others', () => {
    calls.push('end others')
    return done()
  }),
  http.delete('*/session', () => {
    calls.push('end own')
    Cookies.remove('signed_in')
    return done()
  }),
)

const ways = {
  'opening a session': http.post('*/session', () => HttpResponse.json(AWAY, { status: 503 })),
  'ending other sessions': http.delete('*/upstream/auth/v1/logout/others', () =>
    HttpResponse.json(AWAY, { status: 503 }),
  ),
  'ending the own session': http.delete('*/session', () =>
    HttpResponse.json(AWAY, { status: 503 }),
  ),
}

/** Providers are loaded once per page. */
async function openPage() {
  vi.resetModules()
  return import('@/lib/browser/sign-in/end-all-sessions')
}

beforeEach(() => {
  firebase = { projectId: 'visvakor-kh' }
  signIn.mockResolvedValue('a token')
  Cookies.set('installation', 'known')
})
afterEach(() => {
  vi.resetAllMocks()
  Cookies.remove('signed_in')
  calls.length = 0
  opened.length = 0
})

const logged = () => vi.spyOn(console, 'warn').mockReturnValue(undefined)

test('after a new password all sessions end, the one opened for this last', async () => {
  const { endAllSessionsAfterPasswordReset } = await openPage()
  expect(await endAllSessionsAfterPasswordReset(EMAIL, PASSWORD)).toBe(true)
  expect(signIn.mock.calls).toEqual([[EMAIL, PASSWORD]])
  expect(opened).toEqual([{ provider: 'firebase', firebaseAuthToken: 'a token', email: EMAIL }])
  expect(calls).toEqual(['open', 'end others', 'end own'])
})

test('an unconfirmed address has no session to end', async () => {
  const { endAllSessionsAfterPasswordReset } = await openPage()
  const errors = [{ path: 'verifyCode', message: 'Enter the code.' }]
  const refusal = { statusCode: 400, message: 'No.', errors }
  server.use(http.post('*/session', () => HttpResponse.json(refusal, { status: 400 })))
  expect(await endAllSessionsAfterPasswordReset(EMAIL, PASSWORD)).toBe(true)
  expect(calls).toEqual([])
})

test.each(Object.entries(ways))('returns false when %s fails', async (_, broken) => {
  const { endAllSessionsAfterPasswordReset } = await openPage()
  const log = logged()
  server.use(broken)
  expect(await endAllSessionsAfterPasswordReset(EMAIL, PASSWORD)).toBe(false)
  expect(log).toHaveBeenCalledTimes(1)
})

test('after a new address the sessions of the signed-in user end', async () => {
  const { endAllSessionsAfterEmailChange } = await openPage()
  Cookies.set('signed_in', '1')
  await endAllSessionsAfterEmailChange()
  expect(calls).toEqual(['end others', 'end own'])
})

test('does nothing when nobody is signed in', async () => {
  const { endAllSessionsAfterEmailChange } = await openPage()
  await endAllSessionsAfterEmailChange()
  expect(calls).toEqual([])
})

test('does nothing where our own endpoint has ended them already', async () => {
  const { endAllSessionsAfterEmailChange, endAllSessionsAfterPasswordReset } = await openPage()
  firebase = null
  Cookies.set('signed_in', '1')
  await endAllSessionsAfterEmailChange()
  expect(await endAllSessionsAfterPasswordReset(EMAIL, PASSWORD)).toBe(true)
  expect(calls).toEqual([])
  expect(signIn).not.toHaveBeenCalled()
})

test('a confirmed address stays confirmed when the sessions cannot be ended', async () => {
  const { endAllSessionsAfterEmailChange } = await openPage()
  const log = logged()
  Cookies.set('signed_in', '1')
  server.use(ways['ending other sessions'])
  await endAllSessionsAfterEmailChange()
  expect(log).toHaveBeenCalledTimes(1)
})
