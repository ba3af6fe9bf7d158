import { beforeEach, describe, expect, test } from 'vitest'
import { account } from '@/backend/db/schema/account'
import { identity } from '@/backend/db/schema/sign-in/identity'
import { localUser } from '@/backend/db/schema/sign-in/local-identity'
import { provideApp } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { signIn } from '@/tests/support/visitors'

const { db, pool } = provideDatabase()
const messages = recordMessages()
const api = provideApp({ db }, undefined, { senders: messages.senders })
let day = 0
let headers: Record<string, string> = {}

beforeEach(async () => {
  await pool.query('truncate account, local_user cascade')
  messages.mails.length = 0
  headers = await signIn(db)
})

const get = (url: string) => api.app.inject({ url, headers })
const patch = (url: string, payload: object, by = headers) =>
  api.app.inject({ method: 'PATCH', url, headers: by, payload })

describe('PATCH /v1/profile/email', () => {
  async function requestChange(email: string, by = headers) {
    const response = await patch('/v1/profile/email', { email }, by)
    await api.outbox.run()
    return response
  }
  const link = () =>
    /\/v1\/profile\/email\/confirmation\?token=\S+/.exec(messages.mails.at(-1)?.text ?? '')?.[0] ??
    ''
  const confirm = (url: string) => api.app.inject({ method: 'POST', url })

  beforeEach(async () => {
    await pool.query(`update account set sign_in_provider = 'password', email = 'old@example.com',
      email_verified_at = now()`)
    // Rate limits outlive a test, so the clock moves on between tests.
    day += 2
    api.clock.set(new Date(Date.UTC(2026, 2, 10 + day)).toISOString())
  })

  test('changes the address when the mailed link is confirmed, and ends every session', async () => {
    expect((await requestChange('New@Example.com')).json()).toEqual({ success: true })
    expect(messages.mails.map(({ to }) => to)).toEqual(['new@example.com'])
    expect((await get('/v1/profile')).json().email).toBe('old@example.com')
    const page = await api.app.inject(link())
    expect(page.body).toContain('Use new@example.com for your account?')
    // For browsers without Sec-Fetch-Site, the origin shows where the form was; `no-referrer` makes it "null".
    const headersOfPage = { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' }
    expect(page.headers).toMatchObject(headersOfPage)
    expect((await get('/v1/profile')).json().email).toBe('old@example.com')
    expect((await confirm(link())).body).toContain('It is confirmed')
    expect((await get('/v1/profile')).statusCode).toBe(900)
    const { rows } = await pool.query('select email from account')
    expect(rows).toEqual([{ email: 'new@example.com' }])
    expect((await confirm(link())).statusCode).toBe(404)
  })

  test('accepts a link for an hour, and only the newest one', async () => {
    await requestChange('one@example.com')
    const first = link()
    await requestChange('two@example.com')
    expect((await confirm(first)).statusCode).toBe(404)
    api.clock.set(new Date(api.clock.now().getTime() + 3_600_000).toISOString())
    for (const answer of [await confirm(link()), await api.app.inject(link())]) {
      expect(answer.json()).toEqual({
        statusCode: 404,
        message: 'There is no such link, or it has expired.',
      })
    }
    expect((await confirm('/v1/profile/email/confirmation?token=short')).statusCode).toBe(400)
  })

  test('changes the address once when the link is confirmed twice at once', async () => {
    await requestChange('once@example.com')
    const answers = await Promise.all([confirm(link()), confirm(link())])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  })

  test('accepts an address of another account in the request, and refuses it when confirmed', async () => {
    await signIn(db)
    await pool.query(`update account set email = 'taken@example.com', email_verified_at = now()
      where email is null`)
    expect((await requestChange('taken@example.com')).json()).toEqual({ success: true })
    expect((await confirm(link())).statusCode).toBe(409)
    expect((await get('/v1/profile')).json().email).toBe('old@example.com')
  })

  test('allows five requests an hour', async () => {
    for (let count = 1; count <= 5; count += 1) {
      expect((await requestChange(`change-${count}@example.com`)).statusCode).toBe(200)
    }
    expect((await requestChange('change-6@example.com')).statusCode).toBe(429)
  })

  test('verifies the new address for the password too, and refuses one that another user has', async () => {
    const made = { passwordHash: '', createdAt: new Date(0), lastLoginAt: new Date(0) }
    const since = { ...made, passwordUpdatedAt: new Date(0), validSince: new Date(0) }
    const [own] = await db.select().from(account)
    await db.insert(localUser).values([
      { ...since, id: 'own', email: 'old@example.com', emailVerified: true },
      { ...since, id: 'other', email: 'taken@example.com', emailVerified: true },
    ])
    const mine = { provider: 'local', subject: 'own', accountId: own?.id ?? '' } as const
    await db.insert(identity).values({ ...mine, createdAt: new Date(0) })
    await requestChange('taken@example.com')
    expect((await confirm(link())).statusCode).toBe(409)
    await requestChange('new@example.com')
    expect((await confirm(link())).statusCode).toBe(200)
    const users = await db.select().from(localUser).orderBy(localUser.id)
    expect(users.map(({ email, emailVerified }) => [email, emailVerified])).toEqual([
      ['taken@example.com', true],
      ['new@example.com', true],
    ])
  })

  test('answers 409 without a password sign-in and 400 for an invalid address', async () => {
    expect((await requestChange('nobody')).statusCode).toBe(400)
    await pool.query(`update account set sign_in_provider = 'phone'`)
    expect((await requestChange('new@example.com')).statusCode).toBe(409)
    expect(messages.mails).toEqual([])
  })
})
