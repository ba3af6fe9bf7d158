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
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('signing up', () => {
  test('gives the token of the new user', async () => {
    firebase.createUserWithEmailAndPassword.mockResolvedValue(credential('new'))
    expect(await registerWithPassword(email, password)).toBe('new')
    expect(firebase.signInWithEmailAndPassword).not.toHaveBeenCalled()
  })

  test('goes on after a reload in the middle, with the same password', async () => {
    firebase.createUserWithEmailAndPassword.mockRejectedValue(failure('email-already-in-use'))
    firebase.signInWithEmailAndPassword.mockResolvedValue(credential('again'))
    expect(await registerWithPassword(email, password)).toBe('again')
  })

  test('says the same of an address that is taken, whatever is wrong with the password', async () => {
    firebase.createUserWithEmailAndPassword.mockRejectedValue(failure('email-already-in-use'))
    firebase.signInWithEmailAndPassword.mockRejectedValue(failure('wrong-password'))
    await expect(registerWithPassword(email, password)).rejects.toMatchObject({
      message: 'You may already have an account. Try to sign in instead.',
    })
  })

  test('with a weak password signs nobody in', async () => {
    firebase.createUserWithEmailAndPassword.mockRejectedValue(failure('weak-password'))
    await expect(registerWithPassword(email, password)).rejects.toMatchObject({
      problems: [{ field: 'password' }],
    })
    expect(firebase.signInWithEmailAndPassword).not.toHaveBeenCalled()
  })
})

describe('who is here is told to nobody (promise T12)', () => {
  test('by asking for a new password', async () => {
    firebase.sendPasswordResetEmail.mockRejectedValue(failure('user-not-found'))
    expect(await requestPasswordReset(email)).toBeUndefined()
  })

  test('by changing to an address that is taken', async () => {
    firebase.signInWithEmailAndPassword.mockResolvedValue(credential('own'))
    firebase.verifyBeforeUpdateEmail.mockRejectedValue(failure('email-already-in-use'))
    expect(await requestEmailChangeLink(email, password, 'new@example.com')).toBeUndefined()
  })

  test('but that no mail could be sent is said', async () => {
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
])('a wrong password is blamed on the field %s', async (field, ask) => {
  firebase.signInWithEmailAndPassword.mockRejectedValue(failure('invalid-credential'))
  await expect(ask()).rejects.toMatchObject({
    problems: [{ field, message: 'This is not your current password. Please try again.' }],
  })
})
