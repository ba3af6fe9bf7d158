import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { account } from '@/backend/db/schema/account'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { provideFirebaseProject, type TokenClaims } from '@/tests/support/sign-in/firebase-project'
import { otherCode, readCode } from '@/tests/support/sign-in/sent-code'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const project = provideFirebaseProject(clock)
const messages = recordMessages()
const api = provideApp({ db }, clock, {
  senders: messages.senders,
  get signIn() {
    const { settings: firebase } = project
    return { secret: 'secret', siteUrl: 'https://site.example', firebase, linkedIn: null }
  },
})

/** The API with a Firebase project that cannot be reached. */
const cutOff = provideApp({ db }, clock)

let day = 10
let people = 0
beforeEach(() => {
  // Each test begins after the rate limits of earlier ones.
  day += 2
  people += 1
  messages.mails.length = 0
  clock.set(new Date(Date.UTC(2026, 2, day, 5)).toISOString())
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers })
const askFor = (email: string) => post('/auth/v1/email-verification', { email })
const someone = () => `dara${people}@example.com`

async function codeFor(email: string): Promise<string> {
  expect((await askFor(email)).statusCode).toBe(200)
  return readCode(messages.mails.at(-1))
}

async function signIn(
  claims: TokenClaims,
  said: object = {},
  headers: Record<string, string> = {},
) {
  const firebaseAuthToken = await project.sign(claims)
  return post('/auth/v1/login-with-firebase', { firebaseAuthToken, ...said }, headers)
}

const byGoogle = { firebase: { sign_in_provider: 'google.com' } }
const byFacebook = { firebase: { sign_in_provider: 'facebook.com' } }
const savedJobs = (token: string) =>
  api.app.inject({ url: '/v1/job/saved', headers: { 'x-session-token': token } })

describe('sign-in with a password', () => {
  test('creates an account with the mailed code and returns a working session', async () => {
    const email = someone()
    const verifyCode = await codeFor(email)
    const names = { firstName: 'Dara', lastName: 'Sok' }
    const response = await signIn({ sub: email, email }, { verifyCode, email, ...names })
    const { sessionToken, user } = signInEndpoints.withFirebase.reply.parse(response.json())
    expect(user).toEqual({
      ...names,
      email,
      phoneNumber: null,
      gender: null,
      provide: 'password',
      signInProvider: 'password',
      educationLevel: null,
      major: null,
      careerLevel: null,
      dateOfBirth: null,
      photo: null,
    })
    expect((await savedJobs(sessionToken)).statusCode).toBe(200)
    expect(sessionToken).toHaveLength(43)
  })

  test('repeats a lost response for the same attempt only', async () => {
    const email = someone()
    const said = { verifyCode: await codeFor(email), email }
    const attempt = randomUUID()
    const first = await signIn({ sub: email, email }, { ...said, attempt })
    expect(first.statusCode).toBe(200)
    expect((await signIn({ sub: email, email }, { ...said, attempt })).json()).toEqual(first.json())
    const other = { ...said, attempt: randomUUID() }
    expect((await signIn({ sub: email, email }, other)).statusCode).toBe(400)
    expect((await signIn({ sub: email, email }, said)).statusCode).toBe(400)
  })

  test('creates no account without the code', async () => {
    const email = someone()
    const before = await db.$count(account)
    for (const claims of [{ email }, { email, email_verified: false }]) {
      const response = await signIn({ sub: email, ...claims })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual([
        { path: 'verifyCode', message: 'Enter the code we mailed to this address.' },
      ])
    }
    expect(await db.$count(account)).toBe(before)
  })

  test('needs the code only once and returns a new session token each time', async () => {
    const email = someone()
    const made = await signIn({ sub: email, email }, { verifyCode: await codeFor(email) })
    const tokens = [await signIn({ sub: email, email }), await signIn({ sub: email, email })]
    // Test tokens are five seconds old: from now on they have the time of the proof.
    clock.set(new Date(clock.now().getTime() + 5000).toISOString())
    const later = [await signIn({ sub: email, email }), await signIn({ sub: email, email })]
    expect(tokens.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    expect(later.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const [one, two] = later.map((response) => response.json().sessionToken)
    expect(one).not.toBe(two)
    expect((await savedJobs(one)).statusCode).toBe(200)
    expect([made, ...later].map((response) => response.json().isNew)).toEqual([true, false, false])
  })

  test('reports a new account only the first time, also while the clock stands still', async () => {
    const email = someone()
    const google = { sub: `google ${email}`, email, email_verified: true, ...byGoogle }
    const each = [await signIn(google), await signIn(google)]
    expect(each.map((response) => response.json().isNew)).toEqual([true, false])
  })

  test('needs the code for an existing account even when Firebase verified the address', async () => {
    const email = someone()
    const first = await signIn({ sub: `google ${email}`, email, email_verified: true, ...byGoogle })
    expect(first.statusCode).toBe(200)
    const clicked = { sub: `password ${email}`, email, email_verified: true }
    expect((await signIn(clicked)).statusCode).toBe(400)
    const linked = await signIn(clicked, { verifyCode: await codeFor(email) })
    expect(linked.json().user).toMatchObject({ provide: 'google', signInProvider: 'password' })
  })

  test('refuses to change an address that Firebase manages', async () => {
    const email = someone()
    const opened = await signIn({ sub: email, email }, { verifyCode: await codeFor(email), email })
    messages.mails.length = 0
    const answer = await api.app.inject({
      method: 'PATCH',
      url: '/v1/profile/email',
      headers: { 'x-session-token': opened.json().sessionToken },
      payload: { email: `new.${email}` },
    })
    expect(answer.statusCode).toBe(409)
    expect(messages.mails).toEqual([])
  })

  test('moves the account to a new verified address', async () => {
    const email = someone()
    const first = await signIn({ sub: email, email }, { verifyCode: await codeFor(email) })
    const moved = { sub: email, email: `new-${email}`, email_verified: true }
    const second = await signIn(moved)
    expect(second.json().user.email).toBe(`new-${email}`)
    expect((await savedJobs(first.json().sessionToken)).statusCode).toBe(900)
    expect((await savedJobs(second.json().sessionToken)).statusCode).toBe(200)
  })
})

describe('accounts are linked', () => {
  test('by an address that both providers verified, ignoring case', async () => {
    const email = someone()
    const names = { firstName: 'Dara', lastName: 'Sok' }
    await signIn({ sub: email, email }, { verifyCode: await codeFor(email), ...names })
    const claims = { sub: `google ${email}`, email: email.toUpperCase(), email_verified: true }
    const response = await signIn(
      { ...claims, ...byGoogle },
      { firstName: 'Another', lastName: 'Name' },
    )
    expect(response.json().user).toMatchObject({
      ...names,
      provide: 'password',
      signInProvider: 'google',
    })
  })

  test('not by an unverified address', async () => {
    const email = someone()
    await signIn({ sub: email, email }, { verifyCode: await codeFor(email), firstName: 'Dara' })
    const other = await signIn({ sub: `facebook ${email}`, email, ...byFacebook })
    expect(other.json().user).toMatchObject({ firstName: '', provide: 'facebook', email })
  })

  test('and an unverified address does not block its owner', async () => {
    const email = someone()
    const squatter = await signIn({ sub: `facebook ${email}`, email, ...byFacebook })
    const owner = await signIn({ sub: email, email }, { verifyCode: await codeFor(email) })
    expect(squatter.statusCode).toBe(200)
    expect(owner.json().user.provide).toBe('password')
  })

  test('once, however many first sign-ins are simultaneous', async () => {
    const email = someone()
    const before = await db.$count(account)
    const claims = { sub: `google ${email}`, email, email_verified: true, ...byGoogle }
    const responses = await Promise.all(Array.from({ length: 5 }, () => signIn(claims)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await db.$count(account)).toBe(before + 1)
  })
})

describe('a mailed code', () => {
  test('is requested with the same answer for known and unknown addresses', async () => {
    const email = someone()
    await signIn({ sub: email, email }, { verifyCode: await codeFor(email) })
    const answers = [await askFor(email), await askFor(`not-${email}`)]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"success":true}'],
      [200, '{"success":true}'],
    ])
  })

  const wrong = { path: 'verifyCode', message: expect.stringMatching(/^This code is wrong or/) }

  test('works once', async () => {
    const email = someone()
    const verifyCode = await codeFor(email)
    await signIn({ sub: email, email }, { verifyCode })
    const again = await signIn({ sub: `other ${email}`, email }, { verifyCode })
    expect([again.statusCode, again.json().errors]).toEqual([400, [wrong]])
  })

  test('works for its own address only', async () => {
    const verifyCode = await codeFor(someone())
    const email = `other-${someone()}`
    expect((await signIn({ sub: email, email }, { verifyCode })).json().errors).toEqual([wrong])
  })

  test('expires after five minutes', async () => {
    const email = someone()
    const verifyCode = await codeFor(email)
    clock.set(new Date(clock.now().getTime() + 300_000).toISOString())
    expect((await signIn({ sub: email, email }, { verifyCode })).statusCode).toBe(400)
  })

  test('is invalid after five wrong tries', async () => {
    const email = someone()
    const verifyCode = await codeFor(email)
    const said: string[] = []
    for (let each = 0; each < 5; each += 1) {
      const guess = { verifyCode: otherCode(verifyCode) }
      said.push((await signIn({ sub: email, email }, guess)).json().message)
    }
    expect([said[0], said[3]]).toEqual(['Wrong code. 4 tries left.', 'Wrong code. 1 try left.'])
    expect(said[4]).toMatch(/^This code is wrong or/)
    expect((await signIn({ sub: email, email }, { verifyCode })).json().errors).toEqual([wrong])
  })

  test('is sent three times, then not before some minutes have passed', async () => {
    const email = someone()
    for (let each = 0; each < 3; each += 1) await codeFor(email)
    const refused = await askFor(email)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '200'])
    expect(messages.mails).toHaveLength(3)
    clock.set(new Date(clock.now().getTime() + 200_000).toISOString())
    expect((await askFor(email)).statusCode).toBe(200)
  })
})

test('guesses from another browser do not use up or block the code of an address (promise T20)', async () => {
  const email = someone()
  const mine = { 'x-installation-id': randomUUID() }
  await post('/auth/v1/email-verification', { email }, mine)
  const verifyCode = readCode(messages.mails.at(-1))
  const strange = { 'x-installation-id': randomUUID() }
  for (let each = 0; each < 40; each += 1) {
    const guess = await signIn({ sub: `not ${email}`, email }, { verifyCode: '000000' }, strange)
    expect(guess.statusCode).toBe(400)
  }
  const stolen = await signIn({ sub: `not ${email}`, email }, { verifyCode }, strange)
  expect(stolen.statusCode).toBe(400)
  expect((await signIn({ sub: email, email }, { verifyCode }, mine)).statusCode).toBe(200)
})

test('accepts a code requested without an installation together with one', async () => {
  const email = someone()
  const verifyCode = await codeFor(email)
  const later = { 'x-installation-id': randomUUID() }
  expect((await signIn({ sub: email, email }, { verifyCode }, later)).statusCode).toBe(200)
})

describe('sign-in is refused for', () => {
  test('an invalid token', async () => {
    const response = await post('/auth/v1/login-with-firebase', { firebaseAuthToken: 'none' })
    expect([response.statusCode, response.json().errors[0].path]).toEqual([
      400,
      'firebaseAuthToken',
    ])
  })

  test("another address than the token's, and a code without an address", async () => {
    const email = someone()
    const other = await signIn({ email }, { email: `other-${email}` })
    const none = await signIn({}, { verifyCode: '123456' })
    expect([other, none].map((response) => response.json().errors[0].path)).toEqual([
      'email',
      'email',
    ])
  })

  test.each([
    [{ email: 'nobody' }],
    [{ email: `${'a'.repeat(250)}@example.com` }],
    [{}],
    [{ email: 'dara@example.com', admin: true }],
  ])('the code request %j', async (body) => {
    expect((await post('/auth/v1/email-verification', body)).statusCode).toBe(400)
  })
})

test('answers 503 with Retry-After when Firebase cannot be reached', async () => {
  const firebaseAuthToken = await project.sign()
  const response = await cutOff.app.inject({
    method: 'POST',
    url: '/auth/v1/login-with-firebase',
    payload: { firebaseAuthToken },
  })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(response.json().message).toContain('Firebase cannot be reached')
})
