// @vitest-environment jsdom
import { FirebaseError } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changePassword,
  checkPassword,
  deleteIdentity,
  registerWithPassword,
  requestEmailChangeLink,
  requestPasswordReset,
} from '@/lib/browser/identity/password'
import { deleteFirebaseApps } from '@/tests/support/firebase-apps'

vi.mock('firebase/auth', async (load) => ({
  ...(await load<typeof sdk>()),
  createUserWithEmailAndPassword: vi.fn(),
  deleteUser: vi.fn(),
  sendPasswordResetEmail: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  updatePassword: vi.fn(),
  verifyBeforeUpdateEmail: vi.fn(),
}))

/* What a Firebase project answers; our own endpoint is asked in tests of the API. */
const firebase = vi.mocked(sdk)
const credential = (token: string) =>
  ({ user: { getIdToken: async () => token } }) as unknown as sdk.UserCredential
const failure = (code: string) => new FirebaseError(`auth/${code}`, 'Firebase: Error (raw).')
const email = 'sok@example.com'
const password = 'three words here'

beforeEach(() => {
  const offered = { google: false, facebook: false, linkedin: false, firebase: null }
  vi.stubGlobal('fetch', async () => Response.json(offered))
})
afterAll(deleteFirebaseApps)
afterEach(() => {
  vi.resetAllMocks()
})

describe('registration', () => {
  test('returns the token of the new user', async () => {
    firebase.createUserWithEmailAndPassword.mockResolvedValue(credential('new'))
    expect(await registerWithPassword(email, password)).toBe('new')
    expect(firebase.signInWithEmailAndPassword).not.toHaveBeenCalled()
  })

  test('continues after a reload with the same password', async () => {
    firebase.createUserWithEmailAndPassword.mockRejectedValue(failure('email-already-in-use'))
    firebase.signInWithEmailAndPassword.mockResolvedValue(credential('again'))
    expect(await registerWithPassword(email, password)).toBe('again')
  })

  test('shows the same message for an existing address, whatever the password', async () => {
    firebase.createUserWithEmailAndPassword.mockRejectedValue(failure('email-already-in-use'))
    firebase.signInWithEmailAndPassword.mockRejectedValue(failure('wrong-password'))
    await expect(registerWithPassword(email, password)).rejects.toMatchObject({
      message: 'You may already have an account. Try to sign in instead.',
    })
  })

  test('rejects a weak password without signing in', async () => {
    firebase.createUserWithEmailAndPassword.mockRejectedValue(failure('weak-password'))
    await expect(registerWithPassword(email, password)).rejects.toMatchObject({
      problems: [{ field: 'password' }],
    })
    expect(firebase.signInWithEmailAndPassword).not.toHaveBeenCalled()
  })
})

describe('does not reveal whether an account exists (promise T12)', () => {
  test('when a password reset is requested', async () => {
    firebase.sendPasswordResetEmail.mockRejectedValue(failure('user-not-found'))
    expect(await requestPasswordReset(email)).toBeUndefined()
  })

  test('when changing to an existing address', async () => {
    firebase.signInWithEmailAndPassword.mockResolvedValue(credential('own'))
    firebase.verifyBeforeUpdateEmail.mockRejectedValue(failure('email-already-in-use'))
    expect(await requestEmailChangeLink(email, password, 'new@example.com')).toBeUndefined()
  })

  test('and still reports that no mail could be sent', async () => {
    firebase.sendPasswordResetEmail.mockRejectedValue(failure('too-many-requests'))
    await expect(requestPasswordReset(email)).rejects.toMatchObject({ name: 'FormError' })
    firebase.signInWithEmailAndPassword.mockResolvedValue(credential('own'))
    firebase.verifyBeforeUpdateEmail.mockRejectedValue(failure('too-many-requests'))
    await expect(requestEmailChangeLink(email, password, 'new@example.com')).rejects.toMatchObject({
      name: 'FormError',
    })
  })
})

test.each([
  ['currentPassword', () => changePassword(email, password, 'other words here')],
  ['password', () => requestEmailChangeLink(email, password, 'new@example.com')],
  ['password', () => checkPassword(email, password)],
  ['password', () => deleteIdentity(email, password)],
])('a wrong password is shown at the field %s', async (field, ask) => {
  firebase.signInWithEmailAndPassword.mockRejectedValue(failure('invalid-credential'))
  await expect(ask()).rejects.toMatchObject({
    problems: [{ field, message: 'This is not your current password. Please try again.' }],
  })
})
