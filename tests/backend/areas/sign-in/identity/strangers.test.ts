import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { provideDatabase } from '@/tests/support/database'
import { createGate } from '@/tests/support/gate'
import { provideOwnSignIn } from '@/tests/support/sign-in/own-sign-in'
import { readCode } from '@/tests/support/sign-in/sent-code'

/** Attackers who use up the rate limits of a user (promise T20). */
const gate = createGate()
const own = provideOwnSignIn(provideDatabase(), {
  deriveKey: (derive) => async (task) => {
    await gate.pass()
    return derive(task)
  },
})

const PASSWORD = 'correct horse'
const HOME = '198.51.100.5'
let people = 0
let places = 0
const someone = () => {
  people += 1
  return `owner${people}@example.com`
}
/** Another network address and another browser each time. */
const newClient = () => {
  places += 1
  return { 'x-forwarded-for': `203.0.${places >> 8}.${places & 255}`, ...browser() }
}
const browser = () => ({ 'x-installation-id': randomUUID() })

type Headers = Readonly<Record<string, string>>
const post = (url: string, payload: object, headers: Headers) =>
  own.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
const call = (action: string, payload: object, headers: Headers) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${action}`, payload, headers)
const signUp = (email: string, headers: Headers, password = PASSWORD) =>
  call('signUp', { email, password }, headers)
const signIn = (email: string, headers: Headers, password = PASSWORD) =>
  call('signInWithPassword', { email, password }, headers)
const askForLink = (email: string, headers: Headers) =>
  call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, headers)
const askForCode = (email: string, headers: Headers) =>
  post('/auth/v1/email-verification', { email }, headers)
const enter = (said: object, headers: Headers) =>
  post('/auth/v1/login-with-firebase', said, headers)
const mailsTo = (email: string) => own.messages.mails.filter(({ to }) => to === email)

async function mailedCode(email: string, headers: Headers): Promise<string> {
  expect((await askForCode(email, headers)).statusCode).toBe(200)
  return readCode(mailsTo(email).at(-1))
}

/** A user with an account, and the browser it was created in. */
async function join(): Promise<{ email: string; home: Headers }> {
  const email = someone()
  const home = { 'x-forwarded-for': HOME, ...browser() }
  const { idToken } = (await signUp(email, home)).json()
  const said = { firebaseAuthToken: idToken, verifyCode: await mailedCode(email, home) }
  expect((await enter(said, home)).json()).toMatchObject({ user: { email } })
  return { email, home }
}

/** Repeats an attempt from a new address and browser each time until it is rate limited. */
async function useUp(attempt: (headers: Headers) => Promise<{ statusCode: number }>) {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await attempt(newClient())).statusCode === 429) return
  }
  throw new Error('Nothing was used up')
}

const trySignIn = async (email: string, headers: Headers, password = PASSWORD) => {
  const { statusCode, body } = await signIn(email, headers, password)
  if (statusCode !== 200) return statusCode
  return (await enter({ firebaseAuthToken: JSON.parse(body).idToken }, headers)).statusCode
}

beforeEach(() => own.wait(86_400))
afterEach(gate.open)

describe('attackers who used up the password guesses of an account', () => {
  test('stay locked out, and the owner can sign in from a known browser', async () => {
    const { email, home } = await join()
    await useUp((headers) => signIn(email, headers, 'a guess at it'))
    expect((await signIn(email, newClient())).statusCode).toBe(429)
    expect(await trySignIn(email, home)).toBe(200)
  })

  test("do not lock out the owner's browser on another network", async () => {
    const { email, home } = await join()
    await useUp((headers) => signIn(email, headers, 'a guess at it'))
    expect(await trySignIn(email, { ...home, 'x-forwarded-for': '192.0.2.77' })).toBe(200)
  })

  test('do not lock out the owner on a new device, who can reset the password', async () => {
    const { email } = await join()
    await useUp((headers) => signIn(email, headers, 'a guess at it'))
    const fresh = newClient()
    await askForLink(email, fresh)
    await expect.poll(() => mailsTo(email).at(-1)?.subject).toBe('Choose a new password')
    const reset = { oobCode: readLinkCode(email), newPassword: 'another horse' }
    expect((await call('resetPassword', reset, fresh)).statusCode).toBe(200)
    expect(await trySignIn(email, fresh, 'another horse')).toBe(200)
    expect((await signIn(email, newClient(), 'another horse')).statusCode).toBe(429)
  })

  test('do not keep anybody from signing up with the address', async () => {
    const email = someone()
    await useUp((headers) => signIn(email, headers, 'a guess at it'))
    const home = newClient()
    const { idToken } = (await signUp(email, home)).json()
    const said = { firebaseAuthToken: idToken, verifyCode: await mailedCode(email, home) }
    expect((await enter(said, home)).statusCode).toBe(200)
  })
})

test('limits guesses from a known browser too', async () => {
  const { email, home } = await join()
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await signIn(email, home, 'a guess at it')).statusCode).toBe(400)
  }
  expect((await signIn(email, home)).statusCode).toBe(429)
  const moved = { ...home, 'x-forwarded-for': '192.0.2.78' }
  expect((await signIn(email, moved)).statusCode).toBe(429)
})

test('an installation of another account is not a known browser', async () => {
  const { email } = await join()
  const { home: other } = await join()
  await useUp((headers) => signIn(email, headers, 'a guess at it'))
  expect((await signIn(email, other)).statusCode).toBe(429)
})

test('ending other sessions leaves only the current browser known', async () => {
  const { email, home } = await join()
  const second = { 'x-forwarded-for': HOME, ...browser() }
  expect(await trySignIn(email, second)).toBe(200)
  const { idToken } = (await signIn(email, home)).json()
  const { sessionToken } = (await enter({ firebaseAuthToken: idToken }, home)).json()
  const known = home['x-installation-id']
  await own.app.inject({
    method: 'PUT',
    url: `/v1/installation/${known}`,
    payload: { platform: 'web', deviceType: 'test' },
  })
  const ended = await own.app.inject({
    method: 'DELETE',
    url: '/auth/v1/logout/others',
    headers: { ...home, 'x-session-token': sessionToken },
  })
  expect(ended.statusCode).toBe(200)
  await useUp((headers) => signIn(email, headers, 'a guess at it'))
  expect((await signIn(email, second)).statusCode).toBe(429)
  expect(await trySignIn(email, home)).toBe(200)
})

test("neighbours behind one network address do not use up an owner's limit", async () => {
  const { email, home } = await join()
  const neighbour = { 'x-forwarded-for': HOME }
  for (let tries = 0; tries < 40; tries += 1) await signIn(someone(), neighbour)
  expect((await signIn(someone(), neighbour)).statusCode).toBe(429)
  expect(await trySignIn(email, home)).toBe(200)
})

test("unknown callers who fill the hashing queue leave the owners' places free", async () => {
  const { email, home } = await join()
  gate.close()
  const guesses = Array.from({ length: 9 }, () => signIn(email, newClient(), 'a guess at it'))
  // Whichever of them comes last.
  expect((await Promise.race(guesses)).statusCode).toBe(503)
  expect(gate.held).toBe(2)
  const owner = trySignIn(email, home)
  await expect.poll(() => gate.held).toBe(3)
  gate.open()
  expect(await owner).toBe(200)
  await Promise.all(guesses)
})

describe('signing up with an address that somebody else is signing up with', () => {
  test('does not affect another device', async () => {
    const email = someone()
    const home = newClient()
    const { idToken } = (await signUp(email, home)).json()
    const verifyCode = await mailedCode(email, home)
    for (let each = 0; each < 5; each += 1) {
      expect((await signUp(email, newClient(), 'a stranger’s own')).statusCode).toBe(200)
    }
    expect((await enter({ firebaseAuthToken: idToken, verifyCode }, home)).statusCode).toBe(200)
    expect(await trySignIn(email, home)).toBe(200)
  })

  test('replaces the earlier attempt of the same browser', async () => {
    const email = someone()
    const home = newClient()
    await signUp(email, home, 'an earlier one')
    await signUp(email, home)
    expect((await signIn(email, home, 'an earlier one')).statusCode).toBe(400)
    expect((await signIn(email, home)).statusCode).toBe(200)
  })
})

describe('attackers who request reset links for an address', () => {
  test('do not invalidate earlier links, and get the same answer each time', async () => {
    const { email } = await join()
    await askForLink(email, newClient())
    await expect.poll(() => mailsTo(email).at(-1)?.subject).toBe('Choose a new password')
    const first = readLinkCode(email)
    const before = mailsTo(email).length
    for (let each = 0; each < 20; each += 1) {
      expect((await askForLink(email, newClient())).json()).toEqual({ email })
    }
    await expect.poll(() => mailsTo(email).length).toBe(before + 5)
    const reset = { oobCode: first, newPassword: 'another horse' }
    expect((await call('resetPassword', reset, newClient())).statusCode).toBe(200)
  })

  test('do not block the owner in a known browser', async () => {
    const { email, home } = await join()
    for (let each = 0; each < 20; each += 1) await askForLink(email, newClient())
    const mailed = () => mailsTo(email).length
    await expect.poll(mailed).toBe(7)
    expect((await askForLink(email, home)).statusCode).toBe(200)
    await expect.poll(mailed).toBe(8)
  })

  test('are limited to three from one client', async () => {
    const { email } = await join()
    const place = newClient()
    for (let each = 0; each < 3; each += 1) {
      expect((await askForLink(email, place)).statusCode).toBe(200)
    }
    expect((await askForLink(email, place)).statusCode).toBe(429)
  })
})

test("used-up codes of an address do not block the owner's known browser", async () => {
  const { email, home } = await join()
  await useUp((headers) => askForCode(email, headers))
  const { idToken } = (await signIn(email, home)).json()
  const said = { firebaseAuthToken: idToken, verifyCode: await mailedCode(email, home) }
  expect((await enter(said, home)).statusCode).toBe(200)
})

test('one network address alone cannot use up the codes of an address', async () => {
  const { email } = await join()
  const place = newClient()
  for (let each = 0; each < 12; each += 1) {
    await askForCode(email, { ...place, ...browser() })
    own.wait(600)
  }
  expect((await askForCode(email, newClient())).statusCode).toBe(200)
})

function readLinkCode(email: string): string {
  const code = /oobCode=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1]
  if (code === undefined) throw new Error('No link was mailed')
  return code
}
