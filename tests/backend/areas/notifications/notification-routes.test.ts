import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { notification } from '@/backend/db/schema/notification'
import { job } from '@/backend/db/schema/vacancy'
import { notificationEndpoints } from '@/lib/contract/notifications/notification'
import { provideApp } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { type Person, signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { addInternships, addScholarships, draftScholarship } from '@/tests/support/studies'

const { db } = provideDatabase()
const api = provideApp({ db })
let jobIds: number[] = []

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  const drafts = ['a', 'b', 'c'].map((sourceRef) => draftJob({ sourceRef, companyId }))
  jobIds = await addJobs(db, ...drafts)
})

/** Notifies a user of all three jobs, one a minute; returns the ids, newest first. */
async function notify({ accountId }: Person): Promise<string[]> {
  const rows = jobIds.map((jobId, index) => ({
    accountId,
    jobId,
    title: `Vacancy ${index}`,
    createdAt: new Date(`2026-03-10T04:0${index}:00Z`),
  }))
  const written = await db.insert(notification).values(rows).returning({ id: notification.id })
  return written.map(({ id }) => id).toReversed()
}

async function list({ headers }: Person, query = '') {
  const response = await api.app.inject({ url: `/v1/notifications${query}`, headers })
  return notificationEndpoints.list.reply.parse(response.json())
}

const post = ({ headers }: Person, path: string) =>
  api.app.inject({ method: 'POST', url: `/v1/notifications/${path}`, headers })

test('lists notifications, newest first, with the number of unread ones', async () => {
  const person = await signInPerson(db)
  expect(await list(person)).toMatchObject({ data: [], total: 0, unread: 0 })
  const ids = await notify(person)
  expect(await list(person)).toMatchObject({ total: 3, unread: 3, limit: 20, offset: 0 })
  expect((await list(person, '?limit=2&offset=1')).data).toEqual([
    {
      id: ids[1],
      listing: { kind: 'job', id: jobIds[1] },
      cause: 'new',
      more: 0,
      title: 'Vacancy 1',
      createdAt: '2026-03-10T04:01:00.000Z',
      readAt: null,
    },
    expect.objectContaining({ id: ids[2] }),
  ])
})

test('lists notifications of internships and scholarships too', async () => {
  const person = await signInPerson(db)
  const { accountId } = person
  const sourceRef = 'two'
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
  const internshipId = first(await addInternships(db, draftJob({ sourceRef, companyId })))
  const scholarshipId = first(await addScholarships(db, draftScholarship({ sourceRef })))
  const fields = { accountId, title: 'New', createdAt: api.clock.now() }
  await db.insert(notification).values([
    { ...fields, internshipId },
    { ...fields, scholarshipId },
  ])
  const { data } = await list(person)
  expect(data.map(({ listing }) => listing)).toEqual(
    expect.arrayContaining([
      { kind: 'internship', id: internshipId },
      { kind: 'scholarship', id: scholarshipId },
    ]),
  )
})

test('hides notifications of a listing that was taken down until it is restored', async () => {
  const person = await signInPerson(db)
  await notify(person)
  const taken = eq(job.id, jobIds[0] ?? 0)
  await db.update(job).set({ removedAt: new Date() }).where(taken)
  const { data, total, unread } = await list(person)
  expect([data.map(({ title }) => title), total, unread]).toEqual([
    ['Vacancy 2', 'Vacancy 1'],
    2,
    2,
  ])
  await db.update(job).set({ removedAt: null }).where(taken)
  expect(await list(person)).toMatchObject({ total: 3, unread: 3 })
})

test('marks a notification as read at the first call only', async () => {
  const person = await signInPerson(db)
  const [id] = await notify(person)
  for (const moment of ['2026-03-10T05:00:00Z', '2026-03-10T06:00:00Z']) {
    api.clock.set(moment)
    expect((await post(person, `${id}/read`)).json()).toEqual({ success: true })
  }
  const { data, unread } = await list(person)
  expect([data[0]?.readAt, unread]).toEqual(['2026-03-10T05:00:00.000Z', 2])
  await post(person, 'read-all')
  const [again, next] = (await list(person)).data
  expect([again?.readAt, next?.readAt]).toEqual([data[0]?.readAt, '2026-03-10T06:00:00.000Z'])
})

test('marks all as read, but not those of other users', async () => {
  const [one, two] = [await signInPerson(db), await signInPerson(db)]
  await notify(one)
  await notify(two)
  expect((await post(one, 'read-all')).json()).toEqual({ success: true })
  expect([(await list(one)).unread, (await list(two)).unread]).toEqual([0, 3])
})

test("answers 404 for another user's notification as for a missing one", async () => {
  const [owner, other] = [await signInPerson(db), await signInPerson(db)]
  const [id] = await notify(owner)
  const foreign = await post(other, `${id}/read`)
  const missing = await post(other, '00000000-0000-4000-8000-000000000000/read')
  expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404])
  expect(foreign.body).toBe(missing.body)
  expect([(await list(owner)).unread, (await list(other)).total]).toEqual([3, 0])
  expect((await post(owner, 'one/read')).statusCode).toBe(400)
})
