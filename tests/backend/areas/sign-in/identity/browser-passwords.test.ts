import { beforeAll, expect, test, vi } from 'vitest'
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

/** What the access screens call, with the real SDK, against our own endpoint. */
const own = provideOwnSignIn(provideDatabase())

const PASSWORD = 'correct horse'
let people = 0
const someone = () => {
  people += 1
  return `browser${people}@example.com`
}

beforeAll(() => {
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

/** Registers somebody and proves the address, as the registration screen does. */
async function join(email: string): Promise<number> {
  const firebaseAuthToken = await registerWithPassword(email, PASSWORD)
  await post('/auth/v1/email-verification', { email })
  const verifyCode = readCode(own.messages.mails.findLast(({ to }) => to === email))
  const proof = { firebaseAuthToken, verifyCode, email, firstName: 'Dara' }
  return (await post('/auth/v1/login-with-firebase', proof)).statusCode
}

const isTaken = async (firebaseAuthToken: string) =>
  (await post('/auth/v1/login-with-firebase', { firebaseAuthToken })).statusCode === 200

test('a new password and the mailed code make an account, which the password then opens', async () => {
  const email = someone()
  expect(await join(email)).toBe(200)
  expect(await isTaken(await signInWithPassword(email, PASSWORD))).toBe(true)
})

test('a wrong password and an unknown address are told in the same words (promise T12)', async () => {
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

test('a weak password and a wrong address are problems of their fields', async () => {
  const problems = async (email: string, password: string) =>
    registerWithPassword(email, password).catch((error: unknown) => error)
  expect(await problems(someone(), 'short')).toMatchObject({ problems: [{ field: 'password' }] })
  expect(await problems('dara', PASSWORD)).toMatchObject({ problems: [{ field: 'email' }] })
})

test('a mailed link sets a new password, once', async () => {
  const email = someone()
  await join(email)
  await requestPasswordReset(email)
  const { code } = await readLink(own.messages.mails, email)
  expect(await checkResetCode(code)).toBe(email)
  await confirmPasswordReset(code, 'a better horse')
  await expect(checkResetCode(code)).rejects.toThrow('Ask for a new one')
  await expect(confirmPasswordReset(code, 'a third horse')).rejects.toThrow('Ask for a new one')
  expect(await isTaken(await signInWithPassword(email, 'a better horse'))).toBe(true)
})

test('asking for a link tells nobody who is here (promise T12)', async () => {
  await expect(requestPasswordReset(someone())).resolves.toBeUndefined()
})

test('a password is changed by who knows it', async () => {
  const email = someone()
  await join(email)
  await expect(changePassword(email, 'not it', 'a better horse')).rejects.toMatchObject({
    problems: [{ field: 'currentPassword' }],
  })
  await expect(changePassword(email, PASSWORD, 'short')).rejects.toMatchObject({
    problems: [{ field: 'password' }],
  })
  expect(await isTaken(await changePassword(email, PASSWORD, 'a better horse'))).toBe(true)
  await expect(signInWithPassword(email, PASSWORD)).rejects.toThrow('password is wrong')
})

test('who takes their password away cannot sign in with it again', async () => {
  const email = someone()
  await join(email)
  await expect(deleteIdentity(email, 'not it')).rejects.toMatchObject({
    problems: [{ field: 'password' }],
  })
  await deleteIdentity(email, PASSWORD)
  await expect(signInWithPassword(email, PASSWORD)).rejects.toThrow('password is wrong')
})

test('too many tries are told to wait', async () => {
  const email = someone()
  const tries = Array.from({ length: 12 }, () => signInWithPassword(email, PASSWORD))
  const outcomes = await Promise.allSettled(tries)
  expect(
    outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message),
  ).toContain(
    'You have sent this too often. Nothing is lost: please wait a few minutes and send it again.',
  )
})

test('a connection that breaks is no fault of the visitor', async () => {
  await own.app.close()
  await expect(signInWithPassword(someone(), PASSWORD)).rejects.toThrow('is not responding')
})
