import { beforeEach, describe, expect, test } from 'vitest'
import { createUnsubscribeUrl } from '@/backend/areas/notifications/mail-preferences'
import { provideApp } from '@/tests/support/app'
import { type Person, signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const api = provideApp({ db })
const path = '/v1/digest-mail'
let person: Person
let token = ''

const createToken = async (ends: 'digests' | 'reminders') => {
  const url = await createUnsubscribeUrl(db, '', person.accountId, ends, api.clock.now())
  return url.split('token=')[1] ?? ''
}

beforeEach(async () => {
  person = await signInPerson(db)
  token = await createToken('digests')
})

const choiceOf = async ({ headers }: Person) =>
  (await api.app.inject({ url: path, headers })).json()
const isEnabled = async (who: Person) => (await choiceOf(who)).rhythm !== 'off'
const choose = ({ headers }: Person, payload: object) =>
  api.app.inject({ method: 'PATCH', url: path, headers, payload })

test('saves how often the user gets e-mail, idempotently', async () => {
  const other = await signInPerson(db)
  expect(await choiceOf(person)).toMatchObject({ rhythm: 'daily', reminders: true })
  for (const rhythm of ['at-once', 'weekly', 'weekly', 'off', 'daily']) {
    expect((await choose(person, { rhythm })).json()).toEqual({ success: true })
    expect((await choiceOf(person)).rhythm).toBe(rhythm)
  }
  await choose(person, { rhythm: 'off' })
  expect([await isEnabled(person), await isEnabled(other)]).toEqual([false, true])
  expect((await choose(person, { rhythm: 'hourly' })).statusCode).toBe(400)
})

test('reminders follow the e-mail setting unless they were set separately', async () => {
  await choose(person, { rhythm: 'off' })
  expect((await choiceOf(person)).reminders).toBe(false)
  await choose(person, { reminders: true })
  expect(await choiceOf(person)).toMatchObject({ rhythm: 'off', reminders: true })
  await choose(person, { reminders: false })
  await choose(person, { rhythm: 'daily' })
  expect(await choiceOf(person)).toMatchObject({ rhythm: 'daily', reminders: false })
})

test.each([
  ['digests', 'listings', { rhythm: 'off' }],
  ['reminders', 'reminders', { rhythm: 'daily', reminders: false }],
] as const)(
  'the link in %s ends these alone, and nothing when a mail scanner opens it',
  async (ends, words, left) => {
    const ending = await createToken(ends)
    const url = `${path}/unsubscribe?token=${ending}`
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; SafeLinks)' }
    for (const method of ['HEAD', 'GET', 'GET', 'HEAD'] as const) {
      expect((await api.app.inject({ method, url, headers })).statusCode).toBe(200)
    }
    expect(await choiceOf(person)).toMatchObject({ rhythm: 'daily', reminders: true })
    expect((await api.app.inject({ url })).body).toContain(words)
    expect((await api.app.inject({ method: 'POST', url })).body).toContain('You are unsubscribed')
    expect(await choiceOf(person)).toMatchObject(left)
  },
)

describe('the unsubscribe link of a digest', () => {
  const link = () => `${path}/unsubscribe?token=${token}`

  test('shows a confirmation page and changes nothing when opened', async () => {
    const response = await api.app.inject({ url: link() })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(response.body).toContain('<form method="post">')
    expect(await isEnabled(person)).toBe(true)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['', ''],
  ])('unsubscribes on POST with content type "%s"', async (type, payload) => {
    const headers = type === '' ? {} : { 'content-type': type }
    const response = await api.app.inject({ method: 'POST', url: link(), headers, payload })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('You are unsubscribed')
    expect(await isEnabled(person)).toBe(false)
  })

  test('still works from an older e-mail, and after digests were turned on again', async () => {
    await createToken('digests')
    for (let time = 0; time < 2; time++) {
      await choose(person, { rhythm: 'daily' })
      expect((await api.app.inject({ method: 'POST', url: link() })).statusCode).toBe(200)
      expect(await isEnabled(person)).toBe(false)
    }
  })

  test('answers 404 for an unknown token and 400 without one', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const unknown = `${path}/unsubscribe?token=${'a'.repeat(43)}`
      expect((await api.app.inject({ method, url: unknown })).statusCode).toBe(404)
      expect((await api.app.inject({ method, url: `${path}/unsubscribe` })).statusCode).toBe(400)
    }
  })

  test('rejects a large form with 413', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = `a=${'a'.repeat(5000)}`
    const response = await api.app.inject({ method: 'POST', url: link(), headers, payload })
    expect(response.statusCode).toBe(413)
    expect(await isEnabled(person)).toBe(true)
  })
})
