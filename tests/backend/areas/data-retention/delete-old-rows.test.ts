import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deleteOldRows, startNightlyCleanup } from '@/backend/areas/data-retention/delete-old-rows'
import { addKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import { connectDatabase } from '@/backend/db/connect'
import { account, session } from '@/backend/db/schema/account'
import { digest, digestToken } from '@/backend/db/schema/digest'
import { jobView } from '@/backend/db/schema/listing-views'
import { alertReader } from '@/backend/db/schema/messages/alert'
import { contactMessage, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { pageChange } from '@/backend/db/schema/page-change'
import { knownInstallation, oneTimeCode } from '@/backend/db/schema/sign-in/identity'
import { localUser } from '@/backend/db/schema/sign-in/local-identity'
import { installation, visit, visitDay } from '@/backend/db/schema/visitor'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { PRIVACY, promised } from '@/tests/support/promised'

const { db, pool } = provideDatabase()
/** 01:00 of 20 November in Phnom Penh. */
const NOW = new Date('2026-11-19T18:00:00Z')
const installationId = randomUUID()
let accountId = ''
let jobId = 0

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  jobId = first(await addJobs(db, draftJob({ sourceRef: 'one', companyId })))
  await db.insert(installation).values({ id: installationId, platform: 'web', deviceType: 'a' })
})
beforeEach(async () => {
  await pool.query(
    'truncate account, job_view, visit, visit_day, one_time_code, local_user cascade',
  )
  accountId = first(await db.insert(account).values({}).returning()).id
})

const moment = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000)
const view = (day: string) => ({ day, jobId, installationId })
const far = moment(-9)
/** The remaining rows of a table. */
const left = async (table: string, column: string) =>
  (await pool.query(`select ${column}::text as left from ${table} order by 1`)).rows.map(
    (row) => row.left,
  )

test('deletes old views and visits by their day in Phnom Penh and keeps the daily totals', async () => {
  await db.insert(jobView).values([view('2025-10-15'), view('2025-10-16'), view('2026-11-20')])
  await db.insert(visit).values([
    { day: '2026-11-12', installationId },
    { day: '2026-11-13', installationId },
  ])
  await db.insert(visitDay).values({ day: '2024-01-01', visits: 7 })
  expect(await deleteOldRows(db, NOW)).toEqual({ job_view: 1, visit: 1 })
  expect(await left('job_view', 'day')).toEqual(['2025-10-16', '2026-11-20'])
  expect(await left('visit', 'day')).toEqual(['2026-11-13'])
  expect(await left('visit_day', 'visits')).toEqual(['7'])
})

test('deletes sessions a month after they expired or ended, and never live ones', async () => {
  const open = { accountId, createdAt: moment(300), expiresAt: far }
  await db.insert(session).values([
    { ...open, tokenHash: 'live' },
    { ...open, tokenHash: 'ended lately', revokedAt: moment(29) },
    { ...open, tokenHash: 'ended', revokedAt: moment(31) },
    { ...open, tokenHash: 'expired lately', expiresAt: moment(29) },
    { ...open, tokenHash: 'expired', expiresAt: moment(31) },
  ])
  expect(await deleteOldRows(db, NOW)).toEqual({ session: 2 })
  expect(await left('session', 'token_hash')).toEqual(['ended lately', 'expired lately', 'live'])
})

test('deletes sent and failed messages after 90 days, and never waiting ones', async () => {
  const content = { to: 'a@example.com', subject: '', text: '', html: '' }
  const made = { createdAt: moment(200), nextTryAt: moment(200) }
  const message = { ...made, channel: 'mail', purpose: 'link' } as const
  await db.insert(outgoingMessage).values([
    { ...message, key: 'waits', content },
    { ...message, key: 'old', state: 'accepted', settledAt: moment(91) },
    { ...message, key: 'dead', state: 'dead', content, settledAt: moment(91) },
    { ...message, key: 'young', state: 'dead', content, settledAt: moment(89) },
  ])
  expect(await deleteOldRows(db, NOW)).toEqual({ outgoing_message: 2 })
  expect(await left('outgoing_message', 'key')).toEqual(['waits', 'young'])
})

test('deletes answered messages after half a year and ended newsletter subscriptions after 90 days', async () => {
  promised(PRIVACY, 'until you unsubscribe, and 90 days longer')
  promised(PRIVACY, 'we keep until it is answered, and half a year longer')
  await pool.query('truncate contact_message, subscription')
  const message = { companyName: '', sentAt: moment(400) }
  await db.insert(contactMessage).values([
    { ...message, message: 'waits' },
    { ...message, message: 'old', answeredAt: moment(184) },
    { ...message, message: 'young', answeredAt: moment(182) },
  ])
  const reader = { subscribedAt: moment(400), confirmedAt: moment(400) }
  await db.insert(newsletterSubscription).values([
    { ...reader, email: 'reads@example.com' },
    { ...reader, email: 'old@example.com', endedAt: moment(91) },
    { ...reader, email: 'young@example.com', endedAt: moment(89) },
  ])
  expect(await deleteOldRows(db, NOW)).toEqual({ contact_message: 1, subscription: 1 })
  expect(await left('contact_message', 'message')).toEqual(['waits', 'young'])
  expect(await left('subscription', 'email')).toEqual(['reads@example.com', 'young@example.com'])
})

test('deletes codes a day after they expire, digests after 90 days and their links after 400', async () => {
  const code = { purpose: 'email', address: 'a@example.com', tokenHash: '', codeHash: '' } as const
  await db.insert(oneTimeCode).values([
    { ...code, createdAt: moment(3), expiresAt: moment(0.9) },
    { ...code, createdAt: moment(3), expiresAt: moment(1.1) },
  ])
  await db.insert(digest).values([
    { accountId, day: '2026-08-21', sentAt: moment(91) },
    { accountId, day: '2026-08-22', sentAt: moment(90) },
  ])
  await db.insert(digestToken).values([
    { accountId, tokenHash: 'old', createdAt: moment(401) },
    { accountId, tokenHash: 'young', createdAt: moment(399) },
  ])
  expect(await deleteOldRows(db, NOW)).toEqual({ one_time_code: 1, digest: 1, digest_token: 1 })
  expect(await left('digest', 'day')).toEqual(['2026-08-22'])
  expect(await left('digest_token', 'token_hash')).toEqual(['young'])
})

test('deletes known installations after 400 days and unverified passwords after seven', async () => {
  const known = { accountId, installationHash: 'old', signedInAt: moment(401) }
  const user = {
    email: 'a@example.com',
    passwordHash: '',
    createdAt: moment(9),
    lastLoginAt: moment(7.1),
    passwordUpdatedAt: moment(9),
    validSince: moment(9),
  }
  await db
    .insert(knownInstallation)
    .values([known, { ...known, installationHash: 'young', signedInAt: moment(399) }])
  await db.insert(localUser).values([
    { ...user, id: 'waited long' },
    { ...user, id: 'waiting', lastLoginAt: moment(6.9), installationHash: 'another' },
    { ...user, id: 'proven', emailVerified: true },
  ])
  expect(await deleteOldRows(db, NOW)).toEqual({ known_installation: 1, local_user: 1 })
  expect(await left('known_installation', 'installation_hash')).toEqual(['young'])
  expect(await left('local_user', 'id')).toEqual(['proven', 'waiting'])
})

test('deletes alert readers without an alert and unprocessed page changes after a day', async () => {
  await pool.query('truncate alert_reader, page_change cascade')
  const [young, old] = [moment(0.9), moment(1.1)]
  await db.insert(alertReader).values([
    { email: 'young@example.com', createdAt: young },
    { email: 'old@example.com', createdAt: old },
  ])
  await db.insert(pageChange).values([
    { itemTable: 'job', itemId: 1, notedAt: young },
    { itemTable: 'job', itemId: 2, notedAt: old },
  ])
  expect(await deleteOldRows(db, NOW)).toEqual({ alert_reader: 1, page_change: 1 })
  expect(await left('alert_reader', 'email')).toEqual(['young@example.com'])
  expect(await left('page_change', 'item_id')).toEqual(['1'])
})

test('remembers the twenty installations of an account that signed in last', async () => {
  const other = first(await db.insert(account).values({}).returning()).id
  await db.transaction((tx) => addKnownInstallation(tx, other, randomUUID(), moment(200)))
  const ids = Array.from({ length: 22 }, () => randomUUID())
  for (const [index, id] of [...ids, ids[0] ?? ''].entries()) {
    await db.transaction((tx) => addKnownInstallation(tx, accountId, id, moment(100 - index)))
  }
  expect(await left('known_installation', 'signed_in_at')).toHaveLength(20 + 1)
  const isKnown = await db.$count(
    knownInstallation,
    eq(knownInstallation.installationHash, hashToken(ids[0] ?? '')),
  )
  expect(isKnown).toBe(1)
})

test('deletes more rows than one batch, also with two processes at once', async () => {
  await pool.query(
    `insert into session (token_hash, account_id, expires_at)
      select 'old ' || n, $1, $2 from generate_series(1, 12000) n`,
    [accountId, moment(40).toISOString()],
  )
  const counts = await Promise.all([deleteOldRows(db, NOW), deleteOldRows(db, NOW)])
  expect(counts.reduce((sum, { session: count = 0 }) => sum + count, 0)).toBe(12_000)
  expect(await left('session', 'token_hash')).toEqual([])
})

test('the sweeper runs at once and logs a warning when the database is unavailable', async () => {
  await db.insert(session).values({ tokenHash: 'long ended', accountId, expiresAt: moment(31) })
  const log = { info: vi.fn(), warn: vi.fn() }
  const clock = { now: () => NOW }
  startNightlyCleanup({ db, clock, log })()
  await expect.poll(() => log.info.mock.calls).toEqual([[{ session: 1 }, 'old rows deleted']])
  expect(await left('session', 'token_hash')).toEqual([])
  startNightlyCleanup({ db, clock, log })()
  await db.insert(session).values({ tokenHash: 'ended too', accountId, expiresAt: moment(31) })
  startNightlyCleanup({ db, clock, log })()
  await expect
    .poll(() => log.info.mock.calls.map(([counts]) => counts))
    .toEqual([{ session: 1 }, { session: 1 }])
  const away = connectDatabase('postgres://nobody@127.0.0.1:1/nothing')
  startNightlyCleanup({ db: away.db, clock, log })()
  await expect.poll(() => log.warn.mock.calls.length).toBe(1)
  expect(log.info).toHaveBeenCalledTimes(2)
  await away.close()
})
