import { beforeEach, describe, expect, test } from 'vitest'
import { openDigestToken, startDigests } from '@/backend/areas/notifications/digest-choice'
import { provideApp } from '@/tests/support/app'
import { type Person, signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const api = provideApp({ db })
const path = '/v1/digest-mail'
let person: Person
let token = ''

beforeEach(async () => {
  person = await signInPerson(db)
  token = await openDigestToken(db, person.accountId, api.clock.now())
})

const isEnabled = async ({ headers }: Person) =>
  (await api.app.inject({ url: path, headers })).json().enabled

test('a user turns the daily mail off and on, twice as well as once', async () => {
  const { headers } = person
  const other = await signInPerson(db)
  expect(await isEnabled(person)).toBe(true)
  for (let time = 0; time < 2; time++) {
    const off = await api.app.inject({ method: 'DELETE', url: `${path}/disable`, headers })
    expect(off.json()).toEqual({ success: true })
  }
  expect([await isEnabled(person), await isEnabled(other)]).toEqual([false, true])
  for (let time = 0; time < 2; time++) {
    const on = await api.app.inject({ method: 'POST', url: `${path}/enable`, headers })
    expect(on.json()).toEqual({ success: true })
  }
  expect(await isEnabled(person)).toBe(true)
})

describe('the link of a mail', () => {
  const link = () => `${path}/unsubscribe?token=${token}`

  test('asks when it is opened, and changes nothing', async () => {
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
  ])('ends the mail with one click of type "%s"', async (type, payload) => {
    const headers = type === '' ? {} : { 'content-type': type }
    const response = await api.app.inject({ method: 'POST', url: link(), headers, payload })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('You are unsubscribed')
    expect(await isEnabled(person)).toBe(false)
  })

  test('of an older mail works as well, and again after the mail was turned on', async () => {
    await openDigestToken(db, person.accountId, api.clock.now())
    for (let time = 0; time < 2; time++) {
      await startDigests(db, person.accountId)
      expect((await api.app.inject({ method: 'POST', url: link() })).statusCode).toBe(200)
      expect(await isEnabled(person)).toBe(false)
    }
  })

  test('with a token nobody was mailed is 404, with none 400', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const unknown = `${path}/unsubscribe?token=${'a'.repeat(43)}`
      expect((await api.app.inject({ method, url: unknown })).statusCode).toBe(404)
      expect((await api.app.inject({ method, url: `${path}/unsubscribe` })).statusCode).toBe(400)
    }
  })

  test('takes no form of any size', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = `a=${'a'.repeat(5000)}`
    const response = await api.app.inject({ method: 'POST', url: link(), headers, payload })
    expect(response.statusCode).toBe(413)
    expect(await isEnabled(person)).toBe(true)
  })
})
