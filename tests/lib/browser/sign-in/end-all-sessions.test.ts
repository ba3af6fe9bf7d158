import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endAllSessions, endAllSessionsOf } from '@/lib/browser/sign-in/end-all-sessions'
import { FormError } from '@/lib/browser/wire/form-error'

const parts = vi.hoisted(() => ({
  ask: vi.fn(),
  end: vi.fn(),
  open: vi.fn(),
  isSignedIn: vi.fn(),
  requireProviders: vi.fn(),
  signIn: vi.fn(),
  log: vi.fn(),
}))
vi.mock('@/lib/browser/wire/ask', () => ({ ask: parts.ask }))
vi.mock('@/lib/shared/log-failure', () => ({ logFailure: parts.log }))
vi.mock('@/lib/browser/identity/providers', () => ({ requireProviders: parts.requireProviders }))
vi.mock('@/lib/browser/identity/password', () => ({ signInWithPassword: parts.signIn }))
vi.mock('@/lib/browser/session/end-session', () => ({ endSession: parts.end }))
vi.mock('@/lib/browser/sign-in/open-session', () => ({ openSession: parts.open }))
vi.mock('@/lib/browser/session/signed-in', () => ({ isSignedIn: parts.isSignedIn }))

const EMAIL = 'sok@example.com'
const PASSWORD = 'three words here'

beforeEach(() => {
  parts.requireProviders.mockResolvedValue({ firebase: { projectId: 'visvakor-kh' } })
  parts.isSignedIn.mockReturnValue(true)
  parts.signIn.mockResolvedValue('a token')
})
afterEach(() => vi.resetAllMocks())

const counts = () => [parts.open, parts.ask, parts.end].map(({ mock }) => mock.calls.length)

test('after a new password all sessions end, the one that was opened for it last', async () => {
  expect(await endAllSessionsOf(EMAIL, PASSWORD)).toBe(true)
  expect(parts.signIn.mock.calls).toEqual([[EMAIL, PASSWORD]])
  const proof = { provider: 'firebase', firebaseAuthToken: 'a token', email: EMAIL }
  expect(parts.open.mock.calls).toEqual([[proof]])
  const order = [parts.open, parts.ask, parts.end].map(({ mock }) => mock.invocationCallOrder[0])
  expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b))
  expect(counts()).toEqual([1, 1, 1])
})

test('who never proved the address has no session to end', async () => {
  const problem = { field: 'verifyCode', message: 'Enter the code.' }
  parts.open.mockRejectedValue(new FormError('No.', [problem]))
  expect(await endAllSessionsOf(EMAIL, PASSWORD)).toBe(true)
  expect(counts()).toEqual([1, 0, 0])
})

test.each(['open', 'ask', 'end'] as const)(
  'when it cannot be done (%s), that is said',
  async (part) => {
    parts[part].mockRejectedValue(new FormError('Away.'))
    expect(await endAllSessionsOf(EMAIL, PASSWORD)).toBe(false)
    expect(parts.log).toHaveBeenCalledTimes(1)
  },
)

test('after a new address the sessions of whoever is signed in here end', async () => {
  await endAllSessions()
  expect(counts()).toEqual([0, 1, 1])
})

test('nobody is signed out where nobody is signed in', async () => {
  parts.isSignedIn.mockReturnValue(false)
  await endAllSessions()
  expect(counts()).toEqual([0, 0, 0])
})

test('our own endpoint has ended them already', async () => {
  parts.requireProviders.mockResolvedValue({ firebase: null })
  await endAllSessions()
  expect(await endAllSessionsOf(EMAIL, PASSWORD)).toBe(true)
  expect(counts()).toEqual([0, 0, 0])
  expect(parts.signIn).not.toHaveBeenCalled()
})

test('a confirmed address stays confirmed when the sessions cannot be ended', async () => {
  parts.ask.mockRejectedValue(new FormError('Away.'))
  await endAllSessions()
  expect(parts.log).toHaveBeenCalledTimes(1)
})
