import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { account, session } from '@/backend/db/schema/account'
import { setting } from '@/backend/db/schema/content'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { runDesk } from '@/tests/support/desk'
import { otherCode, readCode } from '@/tests/support/sign-in/sent-code'
import { install } from '@/tests/support/visitors'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const messages = recordMessages()
const api = provideApp({ db }, clock, { senders: messages.senders })

let day = 10
let number = 12_345_000
beforeEach(() => {
  // Each test begins after the rate limits of earlier ones.
  day += 2
  number += 1000
  messages.texts.length = 0
  clock.set(new Date(Date.UTC(2026, 2, day, 5)).toISOString())
})

const phone = (offset = 0) => `0${number + offset}`
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers })
const request = (phoneNumber: string, headers = {}) =>
  post('/v1/otp/request', { phoneNumber }, headers)
const verify = (claim: object) => post('/v1/otp/verify', claim)
const login = (claim: object, headers = {}) =>
  post('/auth/v1/login-with-phone/otp-provider', claim, headers)
const wait = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())

/** Requests a code; returns what the two forms send. */
async function ask(phoneNumber = phone()) {
  const response = await request(phoneNumber)
  expect(response.statusCode).toBe(200)
  const { token } = response.json()
  const code = readCode(messages.texts.at(-1))
  return {
    code,
    checking: { phoneNumber, token, code },
    entering: { phoneNumber, token, otpCode: code },
  }
}

const message = 'This code is wrong or has expired. Ask for a new one.'
/** The error of a wrong code, at the field it has in each form. */
const wrong = (path: string) => ({ statusCode: 400, message, errors: [{ path, message }] })

test("opens a session of the number's account with a code that was checked and then used", async () => {
  const { checking, entering } = await ask()
  expect((await verify(checking)).json()).toEqual({ success: true })
  const response = await login(entering)
  expect(response.headers['cache-control']).toBe('no-store')
  const { sessionToken, user } = signInEndpoints.withPhone.reply.parse(response.json())
  expect(user).toMatchObject({ phoneNumber: `+855${number}`, signInProvider: 'phone', email: null })
  const headers = { 'x-session-token': sessionToken }
  expect((await api.app.inject({ url: '/v1/job/saved', headers })).statusCode).toBe(200)
})

test('ends the sessions of a blocked account, and refuses it until it is unblocked', async () => {
  const opened = await login((await ask()).entering)
  const headers = { 'x-session-token': String(opened.json().sessionToken) }
  const [{ id } = { id: '' }] = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.phoneNumber, `+855${number}`))
  await runDesk(db, `block ${id}`, clock.now())
  expect((await api.app.inject({ url: '/v1/job/saved', headers })).json().statusCode).toBe(900)
  wait(90_000)
  const refused = await login((await ask()).entering)
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'This account is blocked. Write to us if you think this is wrong.',
  ])
  await runDesk(db, `unblock ${id}`, clock.now())
  wait(90_000)
  expect((await login((await ask()).entering)).statusCode).toBe(200)
})

test("sends a text that begins with the site's name and ends with the WebOTP line", async () => {
  await db.insert(setting).values({ key: 'Site Name', value: 'Engineers of Siem Reap' })
  const { code } = await ask()
  const text = messages.texts.at(-1)?.text ?? ''
  expect(text).toMatch(/^Engineers of Siem Reap code: \d{6}\. /)
  expect(text.split('\n').at(-1)).toMatch(new RegExp(`^@[a-z.]+ #${code}$`))
  expect(text.length).toBeLessThan(160)
})

test('sends the text to the number in E.164, however it was written', async () => {
  const spaced = phone().replace(/(...)(...)/, '$1 $2 ')
  const { entering } = await ask(spaced)
  expect(messages.texts.map(({ to }) => to)).toEqual([`+855${number}`])
  expect((await login({ ...entering, phoneNumber: `+855${number}` })).statusCode).toBe(200)
})

test('opens one account for a number, with a new session token for every sign-in', async () => {
  const first = await login((await ask()).entering)
  const second = await login((await ask()).entering)
  expect(first.json().sessionToken).not.toBe(second.json().sessionToken)
  const headers = { 'x-session-token': second.json().sessionToken }
  await api.app.inject({ method: 'DELETE', url: '/auth/v1/logout/others', headers })
  const ended = { 'x-session-token': first.json().sessionToken }
  expect((await api.app.inject({ url: '/v1/job/saved', headers: ended })).statusCode).toBe(900)
})

test('gives known and unknown numbers the same answer', async () => {
  await login((await ask()).entering)
  const answers = [await request(phone()), await request(phone(1))]
  for (const answer of answers) {
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['token']])
  }
})

describe('a repeated sign-in attempt whose response was lost', () => {
  const attempt = () => randomUUID()
  const isSignedIn = async (sessionToken: string) => {
    const headers = { 'x-session-token': sessionToken }
    return (await api.app.inject({ url: '/v1/job/saved', headers })).statusCode === 200
  }

  test('gets the same response again, with one session', async () => {
    const { entering } = await ask()
    const claim = { ...entering, attempt: attempt() }
    const headers = await install(db)
    const before = await db.$count(session)
    const first = await login(claim, headers)
    wait(60_000)
    const second = await login(claim, headers)
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(await db.$count(session)).toBe(before + 1)
    expect(await isSignedIn(second.json().sessionToken)).toBe(true)
  })

  test('gets one session when it is simultaneous with the first', async () => {
    const { entering } = await ask()
    const claim = { ...entering, attempt: attempt() }
    const answers = await Promise.all([login(claim), login(claim), login(claim)])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
  })

  test('is refused with another attempt id, installation, number or code', async () => {
    const { code, entering } = await ask()
    const claim = { ...entering, attempt: attempt() }
    const [ours, others] = [await install(db), await install(db)]
    expect((await login(claim, ours)).statusCode).toBe(200)
    for (const [stolen, headers] of [
      [entering, ours],
      [{ ...entering, attempt: attempt() }, ours],
      [claim, others],
      [claim, {}],
      [{ ...claim, phoneNumber: phone(1) }, ours],
      [{ ...claim, otpCode: otherCode(code) }, ours],
    ] as const) {
      expect((await login(stolen, headers)).json()).toEqual(wrong('otpCode'))
    }
    expect((await login(claim, ours)).statusCode).toBe(200)
  })

  test('is refused once its session has ended or the code has expired', async () => {
    const [one, other] = [await ask(), await ask()]
    const ended = { ...one.entering, attempt: attempt() }
    const headers = { 'x-session-token': (await login(ended)).json().sessionToken }
    await api.app.inject({ method: 'DELETE', url: '/auth/v1/logout', headers })
    expect((await login(ended)).json()).toEqual(wrong('otpCode'))

    const late = { ...other.entering, attempt: attempt() }
    expect((await login(late)).statusCode).toBe(200)
    wait(5 * 60_000)
    expect((await login(late)).json()).toEqual(wrong('otpCode'))
  })

  test('is answered five times at most', async () => {
    const claim = { ...(await ask()).entering, attempt: attempt() }
    const answers = []
    for (let each = 0; each < 6; each += 1) answers.push((await login(claim)).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200, 400])
  })
})

describe('a code is refused', () => {
  test('after five wrong tries, even when it is right, and wrong tries say how many are left', async () => {
    const { code, checking, entering } = await ask()
    const said: string[] = []
    for (let each = 0; each < 5; each += 1) {
      said.push((await verify({ ...checking, code: otherCode(code) })).json().message)
    }
    expect(said).toEqual([
      'Wrong code. 4 tries left.',
      'Wrong code. 3 tries left.',
      'Wrong code. 2 tries left.',
      'Wrong code. 1 try left.',
      message,
    ])
    expect((await verify(checking)).json()).toEqual(wrong('code'))
    expect((await login(entering)).json()).toEqual(wrong('otpCode'))
  })

  test('after five minutes', async () => {
    const { checking, entering } = await ask()
    wait(299_999)
    expect((await verify(checking)).statusCode).toBe(200)
    wait(1)
    expect((await login(entering)).json()).toEqual(wrong('otpCode'))
  })

  test('after it was used, for checking too', async () => {
    const { checking, entering } = await ask()
    expect((await login(entering)).statusCode).toBe(200)
    expect((await login(entering)).json()).toEqual(wrong('otpCode'))
    expect((await verify(checking)).json()).toEqual(wrong('code'))
  })

  test('after it was checked', async () => {
    const { checking } = await ask()
    expect((await verify(checking)).statusCode).toBe(200)
    expect((await verify(checking)).json()).toEqual(wrong('code'))
  })

  test('with the token or the number of another request', async () => {
    const [one, two] = [await ask(phone()), await ask(phone(1))]
    const { token } = two.entering
    expect((await login({ ...one.entering, token })).json()).toEqual(wrong('otpCode'))
    expect((await login({ ...one.entering, phoneNumber: phone(1) })).json()).toEqual(
      wrong('otpCode'),
    )
    expect((await login({ ...one.entering, token: 'made-up' })).json()).toEqual(wrong('otpCode'))
  })
})

test('accepts one of several simultaneous uses of a code', async () => {
  const { checking } = await ask()
  const checks = await Promise.all([verify(checking), verify(checking), verify(checking)])
  expect(checks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  const next = await ask()
  const logins = await Promise.all([login(next.entering), login(next.entering)])
  expect(logins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('counts at most five of many simultaneous guesses', async () => {
  const { code, checking } = await ask()
  const guesses = Array.from({ length: 20 }, () => verify({ ...checking, code: otherCode(code) }))
  await Promise.all(guesses)
  expect((await verify(checking)).json()).toEqual(wrong('code'))
})

describe('text messages are limited', () => {
  test('by number: three at once, ten a day', async () => {
    for (let each = 0; each < 3; each += 1) await ask()
    const refused = await request(phone())
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '200'])
    for (let each = 0; each < 7; each += 1) {
      wait(600_000)
      await ask()
    }
    wait(600_000)
    expect((await request(phone())).statusCode).toBe(429)
  })

  test('by block of numbers, against toll fraud', async () => {
    for (let each = 0; each < 30; each += 1) await ask(phone(each))
    expect((await request(phone(30))).statusCode).toBe(429)
    expect((await request(phone(1000))).statusCode).toBe(200)
  })

  test('by installation', async () => {
    const headers = await install(db)
    for (let each = 0; each < 10; each += 1) {
      expect((await request(phone(each * 1000), headers)).statusCode).toBe(200)
    }
    expect((await request(phone(20_000), headers)).statusCode).toBe(429)
    expect((await request(phone(20_000))).statusCode).toBe(200)
  })

  test("by the visitor's network address, which the web app passes on", async () => {
    const from = (address: string, offset: number) =>
      request(phone(offset), { 'x-forwarded-for': `10.9.9.9, ${address}` })
    for (let each = 0; each < 60; each += 1) {
      expect((await from('203.0.113.7', each * 1000)).statusCode).toBe(200)
    }
    expect((await from('203.0.113.7', 70_000)).statusCode).toBe(429)
    expect((await from('203.0.113.8', 70_000)).statusCode).toBe(200)
  })
})

test('guesses without the request token do not lock out the user (promise T20)', async () => {
  const { checking, entering } = await ask()
  const guess = { ...checking, token: 'made-up', code: '000000' }
  for (let each = 0; each < 40; each += 1)
    expect((await verify(guess)).json()).toEqual(wrong('code'))
  expect((await verify(checking)).json()).toEqual({ success: true })
  expect((await login(entering)).statusCode).toBe(200)
})

describe('attackers who request codes for a number', () => {
  const newClient = (each: number) => ({
    'x-forwarded-for': `203.0.113.${each}`,
    'x-installation-id': randomUUID(),
  })
  const enter = async (headers: Record<string, string>) => {
    const asked = await request(phone(), headers)
    if (asked.statusCode !== 200) return asked.statusCode
    const otpCode = readCode(messages.texts.at(-1))
    const said = { phoneNumber: phone(), token: asked.json().token, otpCode }
    return (await login(said, headers)).statusCode
  }

  test('do not use up the codes of a known browser (promise T20)', async () => {
    const mine = { 'x-installation-id': randomUUID(), 'x-forwarded-for': '198.51.100.5' }
    expect(await enter(mine)).toBe(200)
    for (let each = 0; each < 12; each += 1) {
      wait(600_000)
      await request(phone(), newClient(each))
    }
    expect(await enter(newClient(20))).toBe(429)
    expect(await enter(mine)).toBe(200)
  })

  test("are limited to half of a day's codes from one network address", async () => {
    for (let each = 0; each < 12; each += 1) {
      wait(600_000)
      await request(phone(), { ...newClient(1), 'x-installation-id': randomUUID() })
    }
    expect(await enter(newClient(1))).toBe(429)
    expect(await enter(newClient(2))).toBe(200)
  })

  test('are limited like others when they send an unknown installation', async () => {
    const mine = { 'x-installation-id': randomUUID() }
    for (let each = 0; each < 3; each += 1) await request(phone(), mine)
    expect((await request(phone(), mine)).statusCode).toBe(429)
  })

  test('a known browser has a daily limit too', async () => {
    const mine = { 'x-installation-id': randomUUID() }
    expect(await enter(mine)).toBe(200)
    for (let each = 0; each < 10; each += 1) {
      wait(600_000)
      await request(phone(), mine)
    }
    wait(600_000)
    expect((await request(phone(), mine)).statusCode).toBe(429)
  })
})

test('guesses are limited by network address', async () => {
  const { checking } = await ask()
  const from = (address: string) =>
    post('/v1/otp/verify', { ...checking, token: 'made-up' }, { 'x-forwarded-for': address })
  for (let each = 0; each < 120; each += 1) await from('203.0.113.9')
  expect((await from('203.0.113.9')).statusCode).toBe(429)
  expect((await from('203.0.113.10')).statusCode).toBe(400)
})

test('refuses premium-rate numbers and says which numbers work (promise T20)', async () => {
  for (const phoneNumber of [
    '+979123456789',
    '+1 900 555 1234',
    '+1 876 555 1234',
    '+881612345678',
  ]) {
    const response = await request(phoneNumber)
    expect(response.json(), phoneNumber).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'phoneNumber' }],
    })
    expect(response.json().message).toMatch(/mobile phones? .*by e-mail/)
  }
  expect(messages.texts).toEqual([])
  expect((await request('+66 81 234 5678')).statusCode).toBe(200)
})

test('answers 400 to invalid numbers, codes and fields', async () => {
  const { checking, entering } = await ask()
  const responses = [
    await request('12'),
    await request('not a number'),
    await post('/v1/otp/request', {}),
    await request(''),
    await verify({ ...checking, phoneNumber: '12' }),
    await verify({ ...checking, token: '' }),
    await verify({ ...checking, code: '12345' }),
    await verify({ ...checking, extra: 1 }),
    await login({ ...entering, phoneNumber: '12' }),
    await login({ ...entering, otpCode: 123_456 }),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 400))
})
