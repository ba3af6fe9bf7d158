// @vitest-environment jsdom
import { FirebaseError } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishProviderSignIn, signInWithProvider } from '@/lib/browser/identity/provider-sign-in'
import { deleteFirebaseApps } from '@/tests/support/firebase-apps'

vi.mock('firebase/auth', async (load) => ({
  ...(await load<typeof sdk>()),
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
  getRedirectResult: vi.fn(),
}))

const { signInWithPopup, signInWithRedirect, getRedirectResult } = vi.mocked(sdk)
const signedIn = { user: { getIdToken: async () => 'a-token' } } as unknown as sdk.UserCredential
const failWith = (code: string) => new FirebaseError(`auth/${code}`, 'Firebase: Error (raw).')

beforeEach(() => {
  const firebase = { apiKey: 'key', projectId: 'p', authDomain: 'p.firebaseapp.com' }
  const offered = { google: true, facebook: true, linkedin: false, firebase }
  vi.stubGlobal('fetch', async () => Response.json(offered))
})
afterAll(deleteFirebaseApps)
afterEach(() => {
  vi.resetAllMocks()
  window.sessionStorage.clear()
})

test('a sign-in window returns an identity token', async () => {
  signInWithPopup.mockResolvedValue(signedIn)
  expect(await signInWithProvider('google')).toBe('a-token')
  expect(signInWithPopup.mock.lastCall?.[1]).toBeInstanceOf(sdk.GoogleAuthProvider)
  expect(await finishProviderSignIn()).toBeNull()
})

test('redirects where no window can be opened, and finishes after the return', async () => {
  signInWithPopup.mockRejectedValue(failWith('popup-blocked'))
  signInWithRedirect.mockResolvedValue(undefined as never)
  await signInWithProvider('facebook')
  expect(signInWithRedirect.mock.lastCall?.[1]).toBeInstanceOf(sdk.FacebookAuthProvider)

  getRedirectResult.mockResolvedValue(signedIn)
  expect(await finishProviderSignIn()).toBe('a-token')
  expect(await finishProviderSignIn()).toBeNull()
  expect(getRedirectResult).toHaveBeenCalledOnce()
})

test('returns null when the visitor comes back without consent', async () => {
  signInWithPopup.mockRejectedValue(failWith('popup-blocked'))
  signInWithRedirect.mockResolvedValue(undefined as never)
  await signInWithProvider('google')
  getRedirectResult.mockResolvedValue(null)
  expect(await finishProviderSignIn()).toBeNull()
})

test.each([
  ['popup-closed-by-user', 'The window was closed before you were signed in.'],
  ['internal-error', 'Google is not responding. Try again, or sign in another way.'],
  ['unauthorized-domain', 'Google is not responding. Try again, or sign in another way.'],
  [
    'account-exists-with-different-credential',
    'You signed in another way before. Please use that way again.',
  ],
])('%s gets our own message (promise F16)', async (code, message) => {
  signInWithPopup.mockRejectedValue(failWith(code))
  await expect(signInWithProvider('google')).rejects.toMatchObject({ name: 'FormError', message })
  expect(signInWithRedirect).not.toHaveBeenCalled()
})
