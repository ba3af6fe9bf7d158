import { beforeEach, expect, test, vi } from 'vitest'
import { queueContent } from '@/backend/platform/outbox/queue'
import { monotonicClock } from '@/backend/platform/runtime/clock'
import { createRateLimiter } from '@/backend/platform/runtime/rate-limit'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { readCode } from '@/tests/support/sign-in/sent-code'

/** Clocks jump when a machine wakes, moves or is set by hand (promise F18). */
const { db } = provideDatabase({ lookups: true })
const clock = stoppedClock('2026-03-10T05:00:00Z')
const messages = recordMessages()
const api = provideApp({ db }, clock, { senders: messages.senders })

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = new Date('2026-03-10T05:00:00Z').getTime()
/** Sets the clock to this many ms after the start. */
const jump = (ms: number) => clock.set(new Date(START + ms).toISOString())

beforeEach(() => jump(0))

let number = 12_345_000
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload })

/** Requests a code; returns the claim that signs in with it. */
async function askForCode() {
  number += 1000
  const phoneNumber = `0${number}`
  const { token } = (await post('/v1/otp/request', { phoneNumber })).json()
  return { phoneNumber, token, otpCode: readCode(messages.texts.at(-1)) }
}

const signInWith = async (claim: object) => post('/auth/v1/login-with-phone/otp-provider', claim)

async function readProfile(token: string): Promise<number> {
  const headers = { 'x-session-token': token }
  return (await api.app.inject({ url: '/v1/profile', headers })).statusCode
}

test('a session ends after a million seconds, whatever the clock did in between', async () => {
  const { sessionToken } = (await signInWith(await askForCode())).json()
  for (const ms of [-365 * DAY, 11 * DAY, -MINUTE, 1_000_000_000 - 1]) {
    jump(ms)
    expect(await readProfile(sessionToken), String(ms)).toBe(200)
  }
  for (const ms of [1_000_000_000, 365 * DAY]) {
    jump(ms)
    expect(await readProfile(sessionToken), String(ms)).toBe(900)
  }
})

test('an ended session stays ended when the clock goes back', async () => {
  const { sessionToken } = (await signInWith(await askForCode())).json()
  jump(DAY)
  const headers = { 'x-session-token': sessionToken }
  const out = await api.app.inject({ method: 'DELETE', url: '/auth/v1/logout', headers })
  expect(out.statusCode).toBe(200)
  for (const ms of [0, -365 * DAY]) {
    jump(ms)
    expect(await readProfile(sessionToken)).toBe(900)
  }
})

test('a code works once when the clock jumps, and not after five minutes', async () => {
  const back = await askForCode()
  jump(-DAY)
  expect((await signInWith(back)).statusCode).toBe(200)
  jump(0)
  expect((await signInWith(back)).statusCode).toBe(400)
  const late = await askForCode()
  jump(5 * MINUTE)
  expect((await signInWith(late)).statusCode).toBe(400)
})

test('a job closes and opens by the day in Phnom Penh in both directions', async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'clock' })))
  await addJobs(db, draftJob({ sourceRef: 'last-day', companyId, closingDate: '2026-03-12' }))
  const list = async (moment: string) => {
    clock.set(moment)
    const { total, closingThisWeek } = (await api.app.inject({ url: '/v1/job' })).json()
    return [total, closingThisWeek]
  }
  expect(await list('2026-03-12T16:59:59.999Z')).toEqual([1, 1])
  expect(await list('2026-03-12T17:00:00Z')).toEqual([0, 0])
  expect(await list('2026-03-12T03:00:00Z')).toEqual([1, 1])
  expect(await list('2027-01-01T00:00:00Z')).toEqual([0, 0])
  // Seven days before, by the day of Phnom Penh.
  expect(await list('2026-03-04T16:59:59Z')).toEqual([1, 0])
  expect(await list('2026-03-04T17:00:00Z')).toEqual([1, 1])
})

test('a limit used up in a wrong future blocks no longer than its window', async () => {
  const limiter = createRateLimiter(clock)
  const limit = { name: 'jump', max: 3, windowMs: 10 * MINUTE }
  const take = () => limiter.take([{ limit, key: 'somebody' }])
  jump(365 * DAY)
  for (let count = 0; count < 3; count++) await take()
  jump(0)
  expect(await take()).toBeLessThanOrEqual(limit.windowMs)
})

test('a limit on the monotonic clock ignores jumps of the system clock', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const limiter = createRateLimiter(monotonicClock)
  const limit = { name: 'steady', max: 3, windowMs: 10 * MINUTE }
  const take = () => limiter.take([{ limit, key: 'somebody' }])
  for (let count = 0; count < 3; count++) expect(await take()).toBe(0)
  for (const ms of [365 * DAY, -365 * DAY]) {
    vi.setSystemTime(START + ms)
    expect(Math.round((await take()) / 1000), String(ms)).toBe(200)
  }
  vi.advanceTimersByTime(200_001)
  expect(await take()).toBe(0)
})

test('a message queued by a clock far ahead is sent once the clock is right', async () => {
  const phoneNumber = '0123456789'
  messages.texts.splice(0)
  jump(365 * DAY)
  await db.transaction((tx) =>
    queueContent(
      tx,
      'text',
      { to: phoneNumber, text: 'put off' },
      { purpose: 'receipt', now: clock.now() },
    ),
  )
  jump(0)
  await api.outbox.run()
  expect(messages.texts).toEqual([{ to: phoneNumber, text: 'put off' }])
})
