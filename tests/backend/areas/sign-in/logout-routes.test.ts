import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  closeSession,
  createSession,
  endOtherSessions,
  hashToken,
  isAccountCreatedWithSession,
} from '@/backend/areas/sign-in/sessions'
import { account, session } from '@/backend/db/schema/account'
import { provideApi } from '@/tests/support/app'
import { first } from '@/tests/support/content'
import { install, signIn } from '@/tests/support/visitors'

const { db, api } = provideApi()

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

test('ends only the current session on sign-out', async () => {
  const [here = {}, there = {}] = await signInOften(2)
  const other = await signIn(db)
  expect((await end('/auth/v1/logout', here)).json()).toEqual({ success: true })
  expect([await statusOf(here), await statusOf(there), await statusOf(other)]).toEqual([
    900, 200, 200,
  ])
})

test("ends the user's other sessions on sign-out elsewhere, and nobody else's", async () => {
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

const NOW = new Date('2026-03-10T05:00:00Z')
const LATER = new Date('2026-03-10T06:00:00Z')

async function addAccount(createdAt = NOW): Promise<string> {
  return first(await db.insert(account).values({ createdAt }).returning()).id
}

test('deletes expired sessions of the account on sign-in, and no others', async () => {
  const [own, other] = [await addAccount(), await addAccount()]
  const past = new Date('2026-03-01T00:00:00Z')
  for (const accountId of [own, other]) await createSession(db, accountId, past, `old ${accountId}`)
  const after = new Date(past.getTime() + 1_000_000_000)
  await createSession(db, own, new Date(after.getTime() - 1), 'live')
  await createSession(db, own, after, 'new')
  const left = await db.select().from(session)
  const hashes = left.map(({ tokenHash }) => tokenHash)
  const isThere = (token: string) => hashes.includes(hashToken(token))
  expect(['new', 'live', `old ${own}`, `old ${other}`].map(isThere)).toEqual([
    ...[true, true, false, true],
  ])
})

test("returns the same session for a repeated attempt, unless it ended or is another account's", async () => {
  const [own, other] = [await addAccount(), await addAccount()]
  const open = (accountId: string) => createSession(db, accountId, NOW, 'the attempt')
  expect([await open(own), await open(own), await open(other)]).toEqual([
    ...['the attempt', 'the attempt', null],
  ])
  await closeSession(db, 'the attempt', NOW)
  expect(await open(own)).toBeNull()
})

test('counts an account as new only in the first session opened when it was created', async () => {
  const [first, later, twice] = [await addAccount(), await addAccount(), await addAccount()]
  await createSession(db, first, NOW, 'of its first moment')
  await createSession(db, later, LATER, 'later')
  for (const token of ['one', 'two']) await createSession(db, twice, NOW, token)
  const tokens = ['of its first moment', 'later', 'one', 'two', 'of nobody']
  const began = await Promise.all(tokens.map((token) => isAccountCreatedWithSession(db, token)))
  expect(began).toEqual([true, false, false, false, false])
})

test('keeps the time a session first ended', async () => {
  const accountId = await addAccount()
  await createSession(db, accountId, NOW, 'ended')
  await closeSession(db, 'ended', NOW)
  await closeSession(db, 'ended', LATER)
  await endOtherSessions(db, accountId, null, LATER)
  const [ended] = await db.select().from(session).where(eq(session.accountId, accountId))
  expect(ended?.revokedAt).toEqual(NOW)
})
