import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { sessionSchema } from '@/lib/contract/sign-in/sign-in'
import { provideDatabase } from '@/tests/support/database'
import { provideOwnSignIn } from '@/tests/support/sign-in/own-sign-in'
import { provideBrowsers } from '@/tests/support/sign-in/sdk-person'
import { readCode } from '@/tests/support/sign-in/sent-code'
import { readLink } from '@/tests/support/sign-in/sent-link'

/** The real SDK of the browser, against our own endpoint. */
const own = provideOwnSignIn(provideDatabase())
const openBrowser = provideBrowsers(own.readUrl)

const PASSWORD = 'correct horse ភាសាខ្មែរ'
let people = 0
function someone(): string {
  people += 1
  return `person${people}@example.com`
}

const signUp = async (email: string, password = PASSWORD) =>
  (await createUserWithEmailAndPassword(openBrowser(), email, password)).user
const signIn = async (email: string, password = PASSWORD) =>
  (await signInWithEmailAndPassword(openBrowser(), email, password)).user
const failure = (code: string) => expect.objectContaining({ code: `auth/${code}` })

const post = (url: string, payload: object) => own.app.inject({ method: 'POST', url, payload })
const login = async (user: User, said: object = {}) =>
  post('/auth/v1/login-with-firebase', { firebaseAuthToken: await user.getIdToken(), ...said })
const savedJobs = async (sessionToken: string) => {
  const headers = { 'x-session-token': sessionToken }
  return (await own.app.inject({ url: '/v1/job/saved', headers })).statusCode
}

/** Signs up and verifies the address with the mailed code. */
async function join(email: string): Promise<{ user: User; sessionToken: string }> {
  const user = await signUp(email)
  await post('/auth/v1/email-verification', { email })
  const mail = own.messages.mails.findLast(({ to }) => to === email)
  const response = await login(user, { email, verifyCode: readCode(mail), firstName: 'Dara' })
  return { user, sessionToken: sessionSchema.parse(response.json()).sessionToken }
}

test('signs up, verifies the address and signs in with a session', async () => {
  const email = someone()
  const { user, sessionToken } = await join(email)
  expect(await savedJobs(sessionToken)).toBe(200)
  expect((await user.getIdTokenResult(true)).claims).toMatchObject({ email, email_verified: true })

  const again = await signIn(email.toUpperCase())
  expect([again.uid, again.emailVerified]).toEqual([user.uid, true])
  expect(again.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
  expect((await login(again)).json().user).toMatchObject({ email, firstName: 'Dara' })
})

test('refreshes an identity token without a password', async () => {
  const user = await signUp(someone())
  const before = decodeJwt(await user.getIdToken())
  own.wait(60)
  const after = decodeJwt(await user.getIdToken(true))
  expect(after.iat).toBe((before.iat ?? 0) + 60)
  expect(after.auth_time).toBe(before.auth_time)
})

test('verifies an address by a link, which alone creates no account', async () => {
  const email = someone()
  const user = await signUp(email)
  await sendEmailVerification(user)
  const { mode, code } = await readLink(own.messages.mails, email)
  expect(mode).toBe('verifyEmail')
  const auth = openBrowser()
  expect((await checkActionCode(auth, code)).operation).toBe('VERIFY_EMAIL')
  await applyActionCode(auth, code)
  await user.reload()
  expect(user.emailVerified).toBe(true)
  await expect(applyActionCode(auth, code)).rejects.toEqual(failure('invalid-action-code'))
  await user.getIdToken(true)
  expect((await login(user)).json().errors).toEqual([
    { path: 'verifyCode', message: 'Enter the code we mailed to this address.' },
  ])
})

test('resets a password with a mailed code, once, and ends all sessions', async () => {
  const email = someone()
  const { user, sessionToken } = await join(email)
  await sendPasswordResetEmail(openBrowser(), email)
  const { mode, code } = await readLink(own.messages.mails, email)
  expect(mode).toBe('resetPassword')
  expect(await verifyPasswordResetCode(openBrowser(), code)).toBe(email)
  await confirmPasswordReset(openBrowser(), code, 'another password')

  const used = confirmPasswordReset(openBrowser(), code, 'a third password')
  await expect(used).rejects.toEqual(failure('invalid-action-code'))
  await expect(signIn(email)).rejects.toEqual(failure('invalid-credential'))
  await expect(user.getIdToken(true)).rejects.toEqual(failure('invalid-refresh-token'))
  expect(await savedJobs(sessionToken)).toBe(900)
  expect((await login(await signIn(email, 'another password'))).statusCode).toBe(200)
})

test('rejects a link after an hour', async () => {
  const email = someone()
  await signUp(email)
  await sendPasswordResetEmail(openBrowser(), email)
  const { code } = await readLink(own.messages.mails, email)
  own.wait(3600)
  const late = confirmPasswordReset(openBrowser(), code, 'another password')
  await expect(late).rejects.toEqual(failure('invalid-action-code'))
})

test('applies a changed password at once and ends other sessions', async () => {
  const email = someone()
  const { user, sessionToken } = await join(email)
  const elsewhere = await signIn(email)
  await updatePassword(user, 'another password')
  await user.getIdToken(true)
  await expect(elsewhere.getIdToken(true)).rejects.toEqual(failure('invalid-refresh-token'))
  await expect(signIn(email)).rejects.toEqual(failure('invalid-credential'))
  expect((await login(elsewhere)).statusCode).toBe(400)
  expect(await savedJobs(sessionToken)).toBe(900)
  expect((await login(await signIn(email, 'another password'))).statusCode).toBe(200)
})

test('changes an address only by the link mailed to the new one', async () => {
  const email = someone()
  const newEmail = `new-${email}`
  const { user, sessionToken } = await join(email)
  await expect(updateEmail(user, newEmail)).rejects.toEqual(failure('operation-not-allowed'))
  await verifyBeforeUpdateEmail(user, newEmail)
  const { mode, code } = await readLink(own.messages.mails, newEmail)
  expect(mode).toBe('verifyAndChangeEmail')
  expect((await checkActionCode(openBrowser(), code)).data).toMatchObject({ email: newEmail })
  await applyActionCode(openBrowser(), code)

  expect(await savedJobs(sessionToken)).toBe(900)
  await expect(signIn(email)).rejects.toEqual(failure('invalid-credential'))
  const moved = await signIn(newEmail)
  expect([moved.uid, moved.emailVerified]).toEqual([user.uid, true])
  expect((await login(moved)).json().user.email).toBe(newEmail)
})

test('stores the display name of the user', async () => {
  const email = someone()
  await updateProfile(await signUp(email), { displayName: 'Dara Sok' })
  const user = await signIn(email)
  await user.reload()
  expect(user.displayName).toBe('Dara Sok')
})

test('requires a recent sign-in to change or delete a password after five minutes', async () => {
  const { user } = await join(someone())
  own.wait(301)
  const recent = failure('requires-recent-login')
  await expect(updatePassword(user, 'another password')).rejects.toEqual(recent)
  await expect(deleteUser(user)).rejects.toEqual(recent)
})

test('deletes the password, after which the user can sign up again', async () => {
  const email = someone()
  const { user, sessionToken } = await join(email)
  await deleteUser(user)
  await expect(signIn(email)).rejects.toEqual(failure('invalid-credential'))
  expect(await savedJobs(sessionToken)).toBe(900)
  const again = await join(email)
  expect(again.user.uid).not.toBe(user.uid)
})

test('deletes the password with the account, after which the address can sign up again', async () => {
  const email = someone()
  const { user, sessionToken } = await join(email)
  const headers = { 'x-session-token': sessionToken }
  const url = '/v1/profile?confirm=true'
  const deleted = await own.app.inject({ method: 'DELETE', url, headers })
  expect(deleted.json()).toEqual({ success: true, identityDeleted: true })
  await expect(signIn(email)).rejects.toEqual(failure('invalid-credential'))
  expect((await login(user)).statusCode).toBe(400)
  await expect(user.getIdToken(true)).rejects.toEqual(failure('invalid-refresh-token'))
  expect(await savedJobs(sessionToken)).toBe(900)
  const again = await join(email)
  expect(again.user.uid).not.toBe(user.uid)
  expect(await savedJobs(again.sessionToken)).toBe(200)
})

describe('the SDK rejects', () => {
  test.each([
    ['not an address', PASSWORD, 'invalid-email'],
    ['person@example.com', 'short', 'weak-password'],
    ['person@example.com', 'football1', 'password-does-not-meet-requirements'],
  ])('signing up with %s and %s', async (email, password, code) => {
    await expect(signUp(email, password)).rejects.toEqual(failure(code))
  })

  test('an unknown reset code', async () => {
    const made = confirmPasswordReset(openBrowser(), 'made-up', 'another password')
    await expect(made).rejects.toEqual(failure('invalid-action-code'))
  })

  test('repeated guesses', async () => {
    const email = someone()
    for (let each = 0; each < 10; each += 1) {
      await expect(signIn(email)).rejects.toEqual(failure('invalid-credential'))
    }
    await expect(signIn(email)).rejects.toEqual(failure('too-many-requests'))
  })
})
