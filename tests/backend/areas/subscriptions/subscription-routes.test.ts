import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readProfileExport } from '@/backend/areas/my-data/my-data-routes'
import { account } from '@/backend/db/schema/account'
import { mailChoice } from '@/backend/db/schema/digest'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { calendarAddress, savedSearch } from '@/backend/db/schema/saved-listings'
import {
  type SubscriptionKind,
  subscriptionKind,
  subscriptionsSchema,
} from '@/lib/contract/subscriptions/subscriptions'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { fillDepartments } from '@/tests/support/studies'
import { addWholeAccount, type WholeAccount } from '@/tests/support/whole-account'

const { db, pool } = provideDatabase({ lookups: true })
const api = provideApp({ db })
let person: WholeAccount

beforeAll(async () => {
  await fillDepartments(db)
})
beforeEach(async () => {
  await pool.query(
    'truncate account, local_user, one_time_code, subscription, alert_reader, company cascade',
  )
  person = await addWholeAccount({ db, app: api.app }, 'sokha')
  await pool.query('delete from ended_reach')
})

const headers = () => ({ ...person.headers })
const read = async () =>
  subscriptionsSchema.parse((await api.app.inject({ url: '/v1/reach', headers: headers() })).json())
const post = async (path: string) => {
  const url = `/v1/reach/${path}`
  const response = await api.app.inject({ method: 'POST', url, headers: headers() })
  expect([url, response.statusCode]).toEqual([url, 200])
}
const whole = ({ accountId } = person) => readProfileExport(db, accountId, api.clock.now())

test('lists everything a user is subscribed to', async () => {
  expect(await read()).toMatchObject({
    jobs: { chosen: 2 },
    internships: { chosen: 2 },
    scholarships: { chosen: 1 },
    mail: { rhythm: 'weekly', to: person.email },
    reminders: { enabled: true },
    newsletter: { enabled: true },
    alerts: { active: 1 },
    searches: { kept: 1 },
    calendar: { createdAt: '2026-03-09T05:00:00.000Z' },
    ended: [],
  })
})

test('ends everything with one idempotent request, and restores each kind as it was', async () => {
  const before = await whole()
  await post('end')
  await post('end')
  expect(await read()).toMatchObject({
    jobs: { chosen: 0 },
    internships: { chosen: 0 },
    scholarships: { chosen: 0 },
    mail: { rhythm: 'off' },
    reminders: { enabled: false },
    newsletter: { enabled: false },
    alerts: { active: 0 },
    searches: { kept: 0 },
    calendar: { createdAt: null },
    ended: subscriptionKind.options,
  })
  for (const item of subscriptionKind.options) {
    await post(`${item}/begin`)
    await post(`${item}/begin`)
  }
  expect(await whole()).toEqual(before)
  expect((await read()).ended).toEqual([])
})

test.each(subscriptionKind.options)('restores %s without the others', async (item) => {
  await post('end')
  await post(`${item}/begin`)
  const others = subscriptionKind.options.filter((each) => each !== item)
  expect((await read()).ended).toEqual(others satisfies SubscriptionKind[])
})

test("affects only the user's own subscriptions", async () => {
  const first = person
  const other = await addWholeAccount({ db, app: api.app }, 'dara')
  await pool.query('delete from ended_reach')
  const before = [await whole(first), await whole(other)]
  await post('end')
  expect(await whole(other)).toEqual(before[1])
  expect((await read()).jobs.chosen).toBe(0)
  person = other
  await post('end')
  person = first
  for (const item of subscriptionKind.options) await post(`${item}/begin`)
  expect(await whole(first)).toEqual(before[0])
  person = other
  expect((await read()).ended).toEqual(subscriptionKind.options)
  for (const item of subscriptionKind.options) await post(`${item}/begin`)
  expect([await whole(first), await whole(other)]).toEqual(before)
})

test('does not end or restore what was not active', async () => {
  const [reader] = await db.select().from(alertReader).where(eq(alertReader.email, person.email))
  if (reader === undefined) throw new Error('The reader is missing')
  const at = new Date('2026-03-09T05:00:00Z')
  const unproven = { readerId: reader.id, area: 'jobs', search: 'page=9', rhythm: 'daily' } as const
  await db
    .insert(searchAlert)
    .values({ ...unproven, seenId: 0, nextOn: '2026-03-11', createdAt: at })
  await db.update(newsletterSubscription).set({ endedAt: at })
  await db.delete(calendarAddress)
  await db.update(mailChoice).set({ reminders: false })
  expect(await read()).toMatchObject({
    alerts: { active: 1 },
    newsletter: { enabled: false },
    ended: [],
  })
  await post('end')
  for (const item of ['newsletter', 'calendar', 'reminders']) {
    expect((await read()).ended).not.toContain(item)
  }
  expect(await db.select().from(searchAlert)).toMatchObject([unproven])
  await post('newsletter/begin')
  expect((await read()).newsletter.enabled).toBe(false)
})

test('restores alerts only for a verified address, and the newsletter only if it was not replaced', async () => {
  await post('end')
  await db.update(account).set({ emailVerifiedAt: null })
  await post('alerts/begin')
  expect(await db.$count(searchAlert)).toBe(0)
  await db.update(account).set({ emailVerifiedAt: new Date('2026-03-09T05:00:00Z') })
  // Subscribed again and ended by its own e-mail.
  await db.update(newsletterSubscription).set({ id: randomUUID() })
  await post('newsletter/begin')
  expect((await read()).newsletter.enabled).toBe(false)
})

test('keeps what the user started again meanwhile', async () => {
  await post('end')
  const at = new Date('2026-03-10T05:00:00Z')
  const { accountId } = person
  await db.insert(calendarAddress).values({ accountId, tokenHash: 'newer', createdAt: at })
  const searches = Array.from({ length: 20 }, (_, index) => ({
    ...{ accountId, area: 'jobs' as const, label: 'Mine', lookedAt: at, keptAt: at },
    search: `page=${index}`,
  }))
  await db.insert(savedSearch).values(searches)
  const ended = subscriptionKind.options.filter(
    (item) => item !== 'calendar' && item !== 'searches',
  )
  expect((await read()).ended).toEqual(ended)
  for (const item of ['calendar', 'searches']) await post(`${item}/begin`)
  const [address] = await db
    .select()
    .from(calendarAddress)
    .where(eq(calendarAddress.accountId, accountId))
  expect(address?.tokenHash).toBe('newer')
  expect((await read()).searches.kept).toBe(20)
})

test("does not restore the newsletter of an address that is no longer the user's", async () => {
  await post('end')
  await db
    .update(account)
    .set({ email: 'new@visvakor.example' })
    .where(eq(account.id, person.accountId))
  await post('newsletter/begin')
  const [letter] = await db.select().from(newsletterSubscription)
  expect(letter?.endedAt).not.toBeNull()
  expect((await read()).newsletter.enabled).toBe(false)
})
