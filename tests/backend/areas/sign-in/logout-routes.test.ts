import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import { account, session } from '@/backend/db/schema/account'
import { provideApp } from '@/tests/support/app'
import { first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { install, signIn } from '@/tests/support/visitors'

const { db } = provideDatabase()
const api = provideApp({ db })

const end = (url: string, headers: Record<string, string>) =>
  api.app.inject({ method: 'DELETE', url, headers })
const statusOf = async (headers: Record<string, string>) =>
  (await api.app.inject({ url: '/v1/job/saved', headers })).statusCode

/** Several sessions of one new person. */
async function signInOften(times: number): Promise<{ 'x-session-token': string }[]> {
  const { id: accountId } = first(await db.insert(account).values({}).returning())
  const tokens = Array.from({ length: times }, () => randomUUID())
  const expiresAt = new Date('2099-01-01T00:00:00Z')
  await db
    .insert(session)
    .values(tokens.map((token) => ({ tokenHash: hashToken(token), accountId, expiresAt })))
  return tokens.map((token) => ({ 'x-session-token': token }))
}

test('signing out ends this session and no other', async () => {
  const [here = {}, there = {}] = await signInOften(2)
  const other = await signIn(db)
  expect((await end('/auth/v1/logout', here)).json()).toEqual({ success: true })
  expect([await statusOf(here), await statusOf(there), await statusOf(other)]).toEqual([
    900, 200, 200,
  ])
})

test('signing out elsewhere ends the person’s other sessions and no one else’s', async () => {
  const [here = {}, there = {}, elsewhere = {}] = await signInOften(3)
  const other = await signIn(db)
  expect((await end('/auth/v1/logout/others', here)).json()).toEqual({ success: true })
  expect([await statusOf(here), await statusOf(other)]).toEqual([200, 200])
  expect([await statusOf(there), await statusOf(elsewhere)]).toEqual([900, 900])
})

test.each(['/auth/v1/logout', '/auth/v1/logout/others'])(
  '%s needs a live session and a known installation',
  async (url) => {
    const headers = await signIn(db)
    const unknown = { ...headers, 'x-installation-id': randomUUID() }
    expect((await end(url, unknown)).statusCode).toBe(650)
    expect((await end(url, {})).statusCode).toBe(900)
    expect((await end(url, { ...headers, ...(await install(db)) })).statusCode).toBe(200)
    await end('/auth/v1/logout', headers)
    expect((await end(url, headers)).statusCode).toBe(900)
  },
)
