import { beforeEach, describe, expect, test } from 'vitest'
import { contactMailLimits } from '@/backend/areas/contact/contact-routes'
import { createRateLimiter } from '@/backend/platform/runtime/rate-limit'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages, senderOf } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { listStatements } from '@/tests/support/list-statements'

const { db, pool } = provideDatabase()
const messages = recordMessages()
const NO_MAIL = async () => Promise.reject(new Error('no mail today'))
let refuse: (() => Promise<never>) | null = null
const clock = stoppedClock('2026-03-10T05:00:00Z')
const limiter = createRateLimiter(clock)
const api = provideApp({ db }, clock, {
  limiter,
  senders: { mail: senderOf((mail) => refuse?.() ?? messages.mails.push(mail)) },
})

beforeEach(async () => {
  await pool.query('truncate subscription, contact_message, outgoing_message, setting')
  messages.mails.length = 0
  refuse = null
})

async function post(url: string, payload: object) {
  const response = await api.app.inject({ method: 'POST', url, payload })
  await api.outbox.run()
  return response
}

describe('POST /v1/subscriptions', () => {
  const subscribe = (email: unknown) => post('/v1/subscriptions', { email })

  test('gives known and new addresses the same answer, and e-mails only a new one', async () => {
    const answers = [await subscribe('sok@example.com'), await subscribe(' Sok@Example.com ')]
    for (const { statusCode, body } of answers) {
      expect([statusCode, body]).toEqual([200, '{"success":true}'])
    }
    expect(messages.mails.map(({ to }) => to)).toEqual(['sok@example.com'])
    const { rows } = await pool.query('select email, token from subscription')
    expect(rows).toHaveLength(1)
    const url = `https://www.visvakor.example/upstream/v1/subscriptions/confirm?token=${rows[0].token}`
    expect(messages.mails[0]).toMatchObject({
      text: expect.stringContaining(url),
      html: expect.stringContaining(`href="${url}"`),
    })
  })

  test('runs the same statements for a known address as for a new one (promise T12)', async () => {
    const ask = () => subscribe('same@example.com')
    const works = [await listStatements(ask), await listStatements(ask)]
    expect(works[0]?.length).toBeGreaterThan(1)
    expect(works[1]).toEqual(works[0])
    expect(messages.mails).toHaveLength(1)
  })

  test('answers with success when the e-mail cannot be sent', async () => {
    refuse = NO_MAIL
    expect((await subscribe('sok@example.com')).json()).toEqual({ success: true })
  })

  test.each([['no address'], [''], [7], [undefined], [`${'a'.repeat(250)}@example.com`]])(
    'rejects %o with 400',
    async (email) => {
      expect((await subscribe(email)).statusCode).toBe(400)
    },
  )

  test('limits requests from one network without blocking the owner of the address (promise T20)', async () => {
    const ask = (remoteAddress: string) =>
      api.app.inject({
        ...{ method: 'POST', url: '/v1/subscriptions', remoteAddress },
        payload: { email: 'owner@example.com' },
      })
    for (const status of [200, 200, 200, 200, 200, 429]) {
      expect((await ask('203.0.113.1')).statusCode).toBe(status)
    }
    expect((await ask('203.0.113.2')).statusCode).toBe(200)
  })

  test('limits requests for one address and sends Retry-After', async () => {
    for (let call = 0; call < 5; call += 1) await subscribe('often@example.com')
    const refused = await subscribe('often@example.com')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the unsubscribe link of the newsletter', () => {
  const url = (token: string) => `/v1/subscriptions/unsubscribe?token=${token}`
  const MISSING = '00000000-0000-4000-8000-000000000000'

  async function addReader(): Promise<string> {
    await post('/v1/subscriptions', { email: '"<b>"@example.com' })
    await pool.query(`insert into subscription (email) values ('<b>@example.com')`)
    const { rows } = await pool.query(`select token from subscription where email like '<b>%'`)
    return rows[0].token
  }
  const countReaders = async () =>
    (await pool.query('select 1 from subscription where ended_at is null')).rowCount

  test('shows a confirmation page and changes nothing when opened', async () => {
    const response = await api.app.inject(url(await addReader()))
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(response.body).toContain('<form method="post">')
    expect(response.body).toContain('&lt;b&gt;@example.com')
    expect(response.body).not.toContain('<b>')
    expect(await countReaders()).toBe(1)
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', ''],
    ['a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a mail program that sends multipart',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('unsubscribes on POST by %s, and can be used again', async (_, type, payload) => {
    const token = await addReader()
    const headers = { 'content-type': type }
    for (let call = 0; call < 2; call += 1) {
      const response = await api.app.inject({ method: 'POST', url: url(token), headers, payload })
      expect(response.body).toContain('You are unsubscribed')
    }
    expect(await countReaders()).toBe(0)
    expect((await api.app.inject(url(token))).body).not.toContain('<form')
  })

  test.each([
    [404, url(MISSING)],
    [400, url('cut')],
    [404, `/v1/digest-mail/unsubscribe?token=${'a'.repeat(43)}`],
    [404, `/v1/profile/email/confirmation?token=${'a'.repeat(43)}`],
  ])('shows a page with links when it is no longer valid (%i)', async (status, to) => {
    const accept = 'text/html,application/xhtml+xml'
    const opened = await api.app.inject({ url: to, headers: { accept } })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ])
    expect(opened.body).toContain('<h1>This link no longer works</h1>')
    expect(opened.body).toContain('<a href="/">')
    expect(opened.headers['content-security-policy']).toContain("style-src 'sha256-")
    const asked = await api.app.inject(to)
    expect(asked.json().statusCode).toBe(status)
  })

  test('is mailed anew when the reader subscribes again', async () => {
    await post('/v1/subscriptions', { email: 'again@example.com' })
    const { rows } = await pool.query('select token from subscription')
    await api.app.inject({ method: 'POST', url: url(rows[0].token) })
    await post('/v1/subscriptions', { email: 'again@example.com' })
    expect([messages.mails.length, await countReaders()]).toEqual([2, 1])
  })

  test('answers 404 for an unknown token and 400 for a malformed one', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const unknown = await api.app.inject({ method, url: url(MISSING) })
      expect(unknown.json()).toEqual({ statusCode: 404, message: 'There is no such subscription.' })
      expect((await api.app.inject({ method, url: url('x') })).statusCode).toBe(400)
    }
  })
})

describe('POST /v1/contact-us', () => {
  const message = { companyName: 'Works Ltd', email: 'a@example.com', message: 'One.\n\n<b>Two.' }

  test('stores the message and e-mails it to the address in the settings', async () => {
    await pool.query(`insert into setting (key, value) values ('Email', 'us@visvakor.example')`)
    expect((await post('/v1/contact-us', message)).json()).toEqual({ success: true })
    expect(messages.mails).toEqual([
      expect.objectContaining({
        to: 'us@visvakor.example',
        replyTo: 'a@example.com',
        subject: 'Message from Works Ltd',
        text: expect.stringContaining('<b>Two.'),
        html: expect.stringContaining('&lt;b&gt;Two.'),
      }),
    ])
    const { rows } = await pool.query('select message, mailed_at from contact_message')
    expect(rows).toEqual([{ message: message.message, mailed_at: api.clock.now() }])
  })

  test('sends a failed e-mail later, once, and then marks the message as mailed', async () => {
    await pool.query(`insert into setting (key, value) values ('Email', 'us@visvakor.example')`)
    refuse = NO_MAIL
    await post('/v1/contact-us', message)
    await post('/v1/subscriptions', { email: 'sok@example.com' })
    expect(messages.mails).toEqual([])
    refuse = null
    const before = api.clock.now()
    api.clock.set(new Date(before.getTime() + 15_000).toISOString())
    for (let look = 0; look < 2; look += 1) await api.outbox.run()
    expect(messages.mails.map(({ to }) => to).toSorted()).toEqual([
      'sok@example.com',
      'us@visvakor.example',
    ])
    const { rows } = await pool.query('select mailed_at from contact_message')
    expect(rows).toEqual([{ mailed_at: api.clock.now() }])
    api.clock.set(before.toISOString())
  })

  test('stores the message when it cannot be e-mailed or no address is set', async () => {
    expect((await post('/v1/contact-us', message)).statusCode).toBe(200)
    await pool.query(`insert into setting (key, value) values ('Email', 'us@visvakor.example')`)
    refuse = NO_MAIL
    expect((await post('/v1/contact-us', message)).json()).toEqual({ success: true })
    const { rows } = await pool.query('select mailed_at from contact_message')
    expect(rows).toEqual([{ mailed_at: null }, { mailed_at: null }])
  })

  test.each([
    [{ companyName: '' }],
    [{ companyName: '\u200b\u202e' }],
    [{ email: 'nobody' }],
    [{ message: ' ' }],
    [{ message: 'a\u0000' }],
    [{ message: 'a'.repeat(5001) }],
    [{ to: 'all@example.com' }],
  ])('rejects %o with 400', async (wrong) => {
    expect((await post('/v1/contact-us', { ...message, ...wrong })).statusCode).toBe(400)
  })

  test('limits messages from one sender', async () => {
    const often = { ...message, email: 'often@example.com' }
    for (let call = 0; call < 5; call += 1) await post('/v1/contact-us', often)
    expect((await post('/v1/contact-us', often)).statusCode).toBe(429)
  })

  test('stores messages without e-mailing them above the daily limit (promise T20)', async () => {
    await pool.query(`insert into setting (key, value) values ('Email', 'us@visvakor.example')`)
    while ((await limiter.take(contactMailLimits())) === 0);
    const late = { ...message, email: 'late@example.com' }
    expect((await post('/v1/contact-us', late)).json()).toEqual({ success: true })
    expect(messages.mails).toEqual([])
    expect((await pool.query('select from contact_message')).rowCount).toBe(1)
  })
})
