import { expect, test } from 'vitest'
import { createRateLimiter } from '@/backend/platform/runtime/rate-limit'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { provideOwnSignIn } from '@/tests/support/sign-in/own-sign-in'

const database = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const limiter = createRateLimiter(clock)
const api = provideApp(database, clock, { limiter })
const own = provideOwnSignIn(database)

const LOGIN = '/auth/v1/login-with-firebase'
const MOST = 300

/** An invalid write, so that only the rate limit changes its answer. */
const write = (headers: Record<string, string>, app = api.app, url = LOGIN) =>
  app.inject({ method: 'POST', url, headers, payload: {} })

const from = (address: string) => ({ 'x-forwarded-for': address })

async function writeOften(headers: Record<string, string>, app = api.app, url = LOGIN) {
  const responses = await Promise.all(Array.from({ length: MOST }, () => write(headers, app, url)))
  return new Set(responses.map(({ statusCode }) => statusCode))
}

test('limits writes from one network address and sends Retry-After', async () => {
  expect(await writeOften(from('203.0.113.1'))).toEqual(new Set([400]))
  const response = await write(from('203.0.113.1'))
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBe('1')
  expect(response.json()).toEqual({
    statusCode: 429,
    message: 'Too many attempts. Please try again in a moment.',
  })
  expect((await write(from('203.0.113.2'))).statusCode).toBe(400)
  const read = await api.app.inject({ url: '/v1/job', headers: from('203.0.113.1') })
  expect(read.statusCode).toBe(200)
  clock.set('2026-03-10T05:00:01Z')
  expect((await write(from('203.0.113.1'))).statusCode).toBe(400)
})

test('counts unknown addresses too', async () => {
  const headers = from('203.0.113.3')
  expect(await writeOften(headers, api.app, '/nothing/here')).toEqual(new Set([404]))
  expect((await write(headers)).statusCode).toBe(429)
})

test('counts the client seen by the proxy, not the one the caller claims', async () => {
  expect(await writeOften(from('198.51.100.1, 203.0.113.4'))).toEqual(new Set([400]))
  expect((await write(from('198.51.100.2, 203.0.113.4'))).statusCode).toBe(429)
  expect((await write(from('198.51.100.1'))).statusCode).toBe(400)
})

test.each([
  ['requests of the web app itself', {}],
  ['requests from this machine', from('127.0.0.1')],
])('does not limit %s', async (_, headers: Record<string, string>) => {
  await writeOften(headers)
  expect((await write(headers)).statusCode).toBe(400)
})

test('answers in the format of the SDK at our own sign-in endpoint', async () => {
  const headers = from('203.0.113.5')
  const url = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
  await writeOften(headers, own.app, url)
  const response = await write(headers, own.app, url)
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBe('1')
  expect(response.json().error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
})

test('limits expensive calls more strictly, without affecting other calls', async () => {
  const ask = (url: string) =>
    api.app.inject({ method: 'POST', url, headers: from('203.0.113.6'), payload: {} })
  const statuses = async (count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => ask('/v1/otp/request')))
    return new Set(all.map(({ statusCode }) => statusCode))
  }
  expect(await statuses(60)).toEqual(new Set([400]))
  expect(await statuses(1)).toEqual(new Set([429]))
  expect((await ask('/auth/v1/email-verification')).statusCode).toBe(400)
  expect((await ask(LOGIN)).statusCode).toBe(400)
})

test('limits reads too', async () => {
  const ask = () => api.app.inject({ url: '/nothing', headers: from('203.0.113.7') })
  for (let times = 0; times < 6000; times += 1) await ask()
  expect((await ask()).statusCode).toBe(429)
})
