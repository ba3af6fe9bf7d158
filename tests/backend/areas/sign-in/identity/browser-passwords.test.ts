import { beforeEach, expect, test, vi } from 'vitest'
import {
  changePassword,
  checkResetCode,
  confirmPasswordReset,
  deleteIdentity,
  registerWithPassword,
  requestPasswordReset,
  signInWithPassword,
} from '@/lib/browser/identity/password'
import { provideDatabase } from '@/tests/support/database'
import { provideOwnSignIn } from '@/tests/support/sign-in/own-sign-in'
import { readCode } from '@/tests/support/sign-in/sent-code'
import { readLink } from '@/tests/support/sign-in/sent-link'

/** The functions that the sign-in pages call, with the real SDK, against our own endpoint. */
const own = provideOwnSignIn(provideDatabase())

const PASSWORD = 'correct horse'
let people = 0
const someone = () => {
  people += 1
  return `browser${people}@example.com`
}

beforeEach(() => {
  const { fetch } = globalThis
  vi.stubGlobal('window', { location: { origin: own.readUrl() } })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input === '/session/providers'
      ? Response.json({ google: false, facebook: false, linkedin: false, firebase: null })
      : fetch(input, init),
  )
})

const post = (url: string, payload: object) => own.app.inject({ method: 'POST', url, payload })

/** Registers a user and verifies the address, as the registration page does. */
async function join(email: string): Promise<number> {
  const firebaseAuthToken = await registerWithPassword(email, PASSWORD)
  await post('/auth/v1/email-verification', { email })
  const verifyCode = readCode(own.messages.mails.findLast(({ to }) => to === email))
  const proof = { firebaseAuthToken, verifyCode, email, firstName: 'Dara' }
  return (await post('/auth/v1/login-with-firebase', proof)).statusCode
}

const isAccepted = async (firebaseAuthToken: string) =>
  (await post('/auth/v1/login-with-firebase', { firebaseAuthToken })).statusCode === 200

test('creates an account with a password and the mailed code, and signs in with the password', async () => {
  const email = someone()
  expect(await join(email)).toBe(200)
  expect(await isAccepted(await signInWithPassword(email, PASSWORD))).toBe(true)
})

test('shows the same message for a wrong password and an unknown address (promise T12)', async () => {
  const email = someone()
  await join(email)
  const wrong = await signInWithPassword(email, 'another one').catch((error: unknown) => error)
  const unknown = await signInWithPassword(someone(), PASSWORD).catch((error: unknown) => error)
  expect(wrong).toMatchObject({
    name: 'FormError',
    message: 'The e-mail address or password is wrong.',
    problems: [],
  })
  expect(unknown).toEqual(wrong)
})

test('shows errors of a weak password and an invalid address at their fields', async () => {
  const problems = async (email: string, password: string) =>
    registerWithPassword(email, password).catch((error: unknown) => error)
  expect(await problems(someone(), 'short')).toMatchObject({ problems: [{ field: 'password' }] })
  expect(await problems('dara', PASSWORD)).toMatchObject({ problems: [{ field: 'email' }] })
})

test('sets a new password with a mailed link, once', async () => {
  const email = someone()
  await join(email)
  await requestPasswordReset(email)
  const { code } = await readLink(own.messages.mails, email)
  expect(await checkResetCode(code)).toBe(email)
  await confirmPasswordReset(code, 'a better horse')
  await expect(checkResetCode(code)).rejects.toThrow('Ask for a new one')
  await expect(confirmPasswordReset(code, 'a third horse')).rejects.toThrow('Ask for a new one')
  expect(await isAccepted(await signInWithPassword(email, 'a better horse'))).toBe(true)
})

test('requests a reset link without revealing whether the address has an account (promise T12)', async () => {
  await expect(requestPasswordReset(someone())).resolves.toBeUndefined()
})

test('changes a password when the current one is right', async () => {
  const email = someone()
  await join(email)
  await expect(changePassword(email, 'not it', 'a better horse')).rejects.toMatchObject({
    problems: [{ field: 'currentPassword' }],
  })
  await expect(changePassword(email, PASSWORD, 'short')).rejects.toMatchObject({
    problems: [{ field: 'password' }],
  })
  expect(await isAccepted(await changePassword(email, PASSWORD, 'a better horse'))).toBe(true)
  await expect(signInWithPassword(email, PASSWORD)).rejects.toThrow('password is wrong')
})

test('cannot sign in with a password after it was deleted', async () => {
  const email = someone()
  await join(email)
  await expect(deleteIdentity(email, 'not it')).rejects.toMatchObject({
    problems: [{ field: 'password' }],
  })
  await deleteIdentity(email, PASSWORD)
  await expect(signInWithPassword(email, PASSWORD)).rejects.toThrow('password is wrong')
})

test('asks to wait after too many tries', async () => {
  const email = someone()
  const tries = Array.from({ length: 12 }, () => signInWithPassword(email, PASSWORD))
  const outcomes = await Promise.allSettled(tries)
  expect(
    outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message),
  ).toContain(
    'You have sent this too often. Nothing is lost: please wait a few minutes and send it again.',
  )
})

test('reports a broken connection as the server not responding', async () => {
  await own.app.close()
  await expect(signInWithPassword(someone(), PASSWORD)).rejects.toThrow('is not responding')
})
