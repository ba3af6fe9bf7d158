import { createRemoteJWKSet, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { getUsersByEmail } from '@/backend/areas/sign-in/identity/local-users'
import { createSigningKeys } from '@/backend/areas/sign-in/identity/signing-keys'
import { localSigningKey, localUser } from '@/backend/db/schema/sign-in/local-identity'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { provideOwnSignIn } from '@/tests/support/sign-in/own-sign-in'
import { readCode } from '@/tests/support/sign-in/sent-code'
import { readLink } from '@/tests/support/sign-in/sent-link'

/** Attacks on our own endpoint without the SDK. */
const database = provideDatabase()
const own = provideOwnSignIn(database)
/** An API with a Firebase project. */
const withFirebase = provideApp(provideDatabase())

const PASSWORD = 'correct horse'
let people = 0
function someone(): string {
  people += 1
  return `person${people}@example.com`
}

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  own.app.inject({ method: 'POST', url, payload, headers })
const call = (action: string, payload: object, headers = {}) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`, payload, headers)
const signUp = async (email: string, password = PASSWORD) =>
  (await call('signUp', { email, password, returnSecureToken: true })).json()
const signIn = (email: string, password = PASSWORD) =>
  call('signInWithPassword', { email, password })
const login = (firebaseAuthToken: string, said: object = {}) =>
  post('/auth/v1/login-with-firebase', { firebaseAuthToken, ...said })
const savedJobs = async (token: string) => {
  const headers = { 'x-session-token': token }
  return (await own.app.inject({ url: '/v1/job/saved', headers })).statusCode
}

async function mailedCode(email: string): Promise<string> {
  await post('/auth/v1/email-verification', { email })
  return readCode(own.messages.mails.findLast(({ to }) => to === email))
}

async function join(email: string, password = PASSWORD) {
  const { idToken } = await signUp(email, password)
  const response = await login(idToken, { verifyCode: await mailedCode(email) })
  expect(response.statusCode).toBe(200)
  const sessionToken: string = response.json().sessionToken
  return { idToken, sessionToken }
}

describe('answers do not reveal whether an address has an account', () => {
  test('on sign-up, and the user keeps the password', async () => {
    const [known, unknown] = [someone(), someone()]
    await join(known)
    const answers = [await signUp(known, 'attacker’s own'), await signUp(unknown)]
    const [one, two] = answers.map((answer) => Object.keys(answer))
    expect(one).toEqual(two)
    expect((await signIn(known)).statusCode).toBe(200)
    expect((await signIn(known, 'attacker’s own')).statusCode).toBe(200)
    expect((await login(answers[0].idToken)).statusCode).toBe(400)
  })

  test('on sign-in', async () => {
    const known = someone()
    await join(known)
    const answers = [await signIn(known, 'wrong password'), await signIn(someone())]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [400, expect.stringContaining('INVALID_LOGIN_CREDENTIALS')]),
    )
    expect(answers[0]?.body).toBe(answers[1]?.body)
  })

  test('on a password reset request', async () => {
    const [known, unknown] = [someone(), someone()]
    await join(known)
    const ask = (email: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    expect((await ask(unknown)).json()).toEqual({ email: unknown })
    expect((await ask(known)).json()).toEqual({ email: known })
    await readLink(own.messages.mails, known)
    expect(own.messages.mails.filter(({ to }) => to === unknown)).toEqual([])
  })
})

describe('an address belongs to the person who reads its mail', () => {
  test("a verification link requested by an attacker gives no access to the owner's account", async () => {
    const email = someone()
    const owner = await join(email)
    const { idToken } = await signUp(email, 'attacker’s own')
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const { code } = await readLink(own.messages.mails, email)
    const clicked = await call('update', { oobCode: code })
    expect([clicked.statusCode, clicked.json().error.message]).toEqual([400, 'INVALID_OOB_CODE'])
    expect((await login(idToken)).statusCode).toBe(400)
    expect(await savedJobs(owner.sessionToken)).toBe(200)
  })

  test('signing up again with the mailed code replaces the password and ends the sessions', async () => {
    const email = someone()
    const before = await join(email)
    const after = await join(email, 'another password')
    expect([await savedJobs(before.sessionToken), await savedJobs(after.sessionToken)]).toEqual([
      900, 200,
    ])
    expect((await signIn(email)).statusCode).toBe(400)
    expect((await signIn(email, 'another password')).statusCode).toBe(200)
    expect((await login(before.idToken)).statusCode).toBe(400)
  })

  test('an unverified user loses access when the owner verifies the address', async () => {
    const email = someone()
    const squatter = await signUp(email, 'attacker’s own')
    const { sessionToken } = await join(email)
    expect((await login(squatter.idToken)).statusCode).toBe(400)
    expect((await call('lookup', { idToken: squatter.idToken })).json().error.message).toBe(
      'USER_NOT_FOUND',
    )
    expect((await signIn(email, 'attacker’s own')).statusCode).toBe(400)
    expect(await savedJobs(sessionToken)).toBe(200)
  })

  test('at most three unverified users of an address are read besides the verified one', async () => {
    const email = someone()
    const at = new Date('2026-03-10T05:00:00Z')
    const since = { createdAt: at, lastLoginAt: at, passwordUpdatedAt: at, validSince: at }
    const waiting = ['a', 'b', 'c', 'd', 'e'].map((name) => `${email} ${name}`)
    const wait = (id: string, emailVerified = false) => ({
      ...{ ...since, id, installationHash: id, email, emailVerified, passwordHash: '' },
    })
    const count = async () => {
      const found = await getUsersByEmail(database.db, email, null)
      return [found.proven?.id, found.unproven.length]
    }
    await database.db.insert(localUser).values(waiting.map((id) => wait(id)))
    expect(await count()).toEqual([undefined, 3])
    await database.db.insert(localUser).values(wait(email, true))
    expect(await count()).toEqual([email, 3])
  })

  test('simultaneous sign-ups with one address are all answered', async () => {
    const email = someone()
    const passwords = ['password one', 'password two', 'password three']
    const answers = await Promise.all(passwords.map((password) => signUp(email, password)))
    expect(answers.every(({ idToken }) => typeof idToken === 'string')).toBe(true)
    const tries = await Promise.all(passwords.map((password) => signIn(email, password)))
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

test('a changed password keeps its own session and ends the others', async () => {
  const email = someone()
  const { idToken, sessionToken } = await join(email)
  const other = (await login((await signIn(email)).json().idToken)).json().sessionToken
  const headers = { 'x-session-token': sessionToken }
  const changed = await call('update', { idToken, password: 'another password' }, headers)
  expect(changed.statusCode).toBe(200)
  expect([await savedJobs(sessionToken), await savedJobs(other)]).toEqual([200, 900])
})

describe('tokens', () => {
  test('are signed with a published key', async () => {
    const { idToken } = await signUp(someone())
    const keys = createRemoteJWKSet(new URL(`${own.readUrl()}/identity/jwks.json`))
    const issuer = 'https://securetoken.google.com/visvakor-local'
    const checked = await jwtVerify(idToken, keys, {
      issuer,
      audience: 'visvakor-local',
      currentDate: own.clock.now(),
    })
    expect(checked.protectedHeader.alg).toBe('RS256')
  })

  test('never expose the private key', async () => {
    const { body } = await own.app.inject('/identity/jwks.json')
    for (const key of JSON.parse(body).keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    }
  })

  test('use one key when processes start together', async () => {
    await database.db.delete(localSigningKey)
    const processes = Array.from({ length: 3 }, () => createSigningKeys(database.db))
    const tokens = await Promise.all(processes.map((keys) => keys.sign({ sub: 'somebody' })))
    expect(await database.db.$count(localSigningKey)).toBe(1)
    for (const token of tokens) {
      for (const { getKey } of processes) await jwtVerify(token, getKey)
      // The API still has the deleted key in its cache, and looks for the new one.
      expect((await login(token)).statusCode).toBe(400)
    }
  })

  test.each([
    ['made-up', 'INVALID_REFRESH_TOKEN'],
    ['a', 'INVALID_REFRESH_TOKEN'],
    ['', 'INVALID_ARGUMENT'],
  ])('rejects an unknown refresh token: "%s"', async (token, code) => {
    const response = await own.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=local',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${token}`,
    })
    expect([response.statusCode, response.json().error.message]).toEqual([400, code])
  })
})

describe('invalid requests are rejected with the error codes of the Identity Toolkit', () => {
  test.each([
    ['signUp', {}, 'ADMIN_ONLY_OPERATION'],
    ['signUp', { email: 'a@example.com' }, 'MISSING_PASSWORD'],
    ['signUp', { password: PASSWORD }, 'MISSING_EMAIL'],
    [
      'signUp',
      { email: 'a@example.com', password: PASSWORD, idToken: 'a' },
      'OPERATION_NOT_ALLOWED',
    ],
    ['signUp', { email: 7 }, 'INVALID_ARGUMENT'],
    ['signUp', { email: 'a\u0000@example.com', password: PASSWORD }, 'INVALID_ARGUMENT'],
    ['signInWithPassword', { email: 'a@example.com' }, 'MISSING_PASSWORD'],
    ['lookup', { idToken: 'a.b.c' }, 'INVALID_ID_TOKEN'],
    ['lookup', {}, 'INVALID_ARGUMENT'],
    ['update', {}, 'MISSING_ID_TOKEN'],
    ['sendOobCode', { requestType: 'OTHER' }, 'INVALID_ARGUMENT'],
    ['sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    ['resetPassword', { oobCode: 'made-up' }, 'INVALID_OOB_CODE'],
    ['delete', { idToken: '' }, 'INVALID_ID_TOKEN'],
  ])('%s %j', async (action, body, code) => {
    const response = await call(action, body)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toEqual({
      code: 400,
      message: code,
      errors: [{ message: code, domain: 'global', reason: 'invalid' }],
    })
  })

  test('an unknown action', async () => {
    expect((await call('createAuthUri', { identifier: 'a@example.com' })).statusCode).toBe(404)
    const response = await post('/identitytoolkit.googleapis.com/v1/constructor', {})
    expect(response.statusCode).toBe(404)
  })
})

test('our own sign-in endpoint does not exist when a Firebase project is configured', async () => {
  const answers = await Promise.all([
    withFirebase.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      payload: { email: 'a@example.com', password: PASSWORD },
    }),
    withFirebase.app.inject({ method: 'POST', url: '/securetoken.googleapis.com/v1/token' }),
    withFirebase.app.inject('/identity/jwks.json'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})
