import { eq, gt, sql, TransactionRollbackError } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { getLastIdBefore, listOpenItemsAfter } from '@/backend/areas/listing/open-listing'
import { parseSearch } from '@/backend/areas/searches/parse-search'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job as jobTable } from '@/backend/db/schema/vacancy'
import { expensiveReadQueue } from '@/backend/platform/http/expensive-read-queue'
import { searchCountEndpoints } from '@/lib/contract/searches/saved-search'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import {
  addInternships,
  addScholarships,
  draftScholarship,
  fillDepartments,
} from '@/tests/support/studies'

const { db, api } = provideApi({ lookups: true })

const OLD = new Date('2026-03-01T00:00:00Z')
const NEW = new Date('2026-03-09T00:00:00Z')
const since = '2026-03-05T00:00:00.000Z'

beforeAll(async () => {
  await fillDepartments(db)
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  const job = (sourceRef: string, more: object) => draftJob({ sourceRef, companyId, ...more })
  await addJobs(
    db,
    job('old', { title: 'Bridge engineer', postedAt: OLD, categoryId: 1 }),
    job('new', { title: 'Bridge engineer', postedAt: NEW, categoryId: 1, locationId: 1 }),
    job('other', { title: 'Pump engineer', postedAt: NEW, categoryId: 2, locationId: 2 }),
    job('closed', { title: 'Bridge designer', postedAt: NEW, closingDate: '2026-03-09' }),
  )
  await addInternships(
    db,
    job('intern', { title: 'Bridge trainee', postedAt: NEW }),
    job('late', { title: 'Tunnel trainee', postedAt: OLD }),
  )
  await addScholarships(
    db,
    draftScholarship({ sourceRef: 'full', type: 'full', postedAt: NEW }),
    draftScholarship({ sourceRef: 'partial', type: 'partial', postedAt: NEW }),
  )
  for (const table of [jobTable, internship, scholarship]) {
    await db.update(table).set({ createdAt: sql`posted_at` })
  }
  await db.update(internship).set({ createdAt: NEW }).where(eq(internship.sourceRef, 'late'))
})

const send = (searches: readonly object[], remoteAddress = '127.0.0.1') =>
  api.app.inject({
    method: 'POST',
    url: '/v1/search-counts',
    remoteAddress,
    payload: { searches },
  })
const count = async (...searches: [area: string, search: string][]) => {
  const reply = await send(searches.map(([area, search]) => ({ area, search, since })))
  return searchCountEndpoints.count.reply.parse(reply.json()).data
}

test('counts open listings published since the given time, in the order of the searches', async () => {
  expect(
    await count(
      ['jobs', ''],
      ['jobs', 'searchText=bridge'],
      ['jobs', 'categoryId=2&searchText=bridge'],
      ['internships', 'searchText=bridge'],
      ['scholarships', 'type=full'],
    ),
  ).toEqual([2, 1, 0, 1, 1])
})

test('counts a listing as new from its import, however old its source says it is', async () => {
  expect(await count(['internships', 'searchText=tunnel'])).toEqual([1])
})

test('finds the last id before any moment, whatever ids are missing', async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'many' })))
  const drafts = Array.from({ length: 30 }, (_, index) =>
    draftJob({ sourceRef: `many-${index}`, companyId }),
  )
  const found: number[] = []
  const known: number[] = []
  const ending = db.transaction(async (tx) => {
    await addJobs(tx, ...drafts)
    await tx.execute(sql`delete from job where id % 3 = 0`)
    await tx.execute(
      sql`update job set created_at = '2026-01-01Z'::timestamptz + id * interval '1 day'`,
    )
    for (let day = 0; day < 40; day += 1) {
      const moment = new Date(Date.UTC(2026, 0, 1 + day, day % 2)).toISOString()
      const last = await getLastIdBefore(tx, jobTable, moment)
      found.push(await tx.$count(jobTable, gt(jobTable.id, last)))
      known.push(await tx.$count(jobTable, sql`created_at > ${moment}`))
    }
    tx.rollback()
  })
  await expect(ending).rejects.toBeInstanceOf(TransactionRollbackError)
  expect(found).toEqual(known)
  expect(new Set(found).size).toBeGreaterThan(20)
})

test('returns for an alert each listing published between two looks once', async () => {
  const sought = parseSearch('jobs', '')
  const ids = (await db.select({ id: jobTable.id }).from(jobTable))
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
  const [one = 0, two = 0, three = 0, closed = 0] = ids
  const look = (afterId: number, upToId: number) =>
    sought === null
      ? null
      : listOpenItemsAfter(db, sought.table, '2026-03-10', { ...sought, afterId, upToId })
  expect([await look(0, one), await look(one, two), await look(two, three)]).toEqual([
    [one],
    [two],
    [three],
  ])
  expect(await look(three, closed)).toEqual([])
  const pumps = parseSearch('jobs', 'categoryId=2')
  const found =
    pumps === null
      ? null
      : await listOpenItemsAfter(db, pumps.table, '2026-03-10', {
          ...pumps,
          afterId: 0,
          upToId: closed,
        })
  expect(found).toEqual([three])
})

test('matches any of several values of a filter', async () => {
  expect(
    await count(
      ['jobs', 'locationId=1'],
      ['jobs', 'locationId=1&locationId=2'],
      ['jobs', 'locationId=3'],
    ),
  ).toEqual([1, 2, 0])
})

test('returns null for an invalid search without affecting the others', async () => {
  expect(await count(['jobs', 'categoryId=x'], ['jobs', ''])).toEqual([null, 2])
})

test('counts nothing since a time in the future', async () => {
  const reply = await send([{ area: 'jobs', search: '', since: '2031-01-01T00:00:00.000Z' }])
  expect(reply.json()).toEqual({ data: [0] })
})

test.each([
  [4, 0],
  [5, 1],
  [9, 2],
])('counts %i searches with %i pauses for other callers', async (searches, pauses) => {
  const pause = vi.fn(async () => undefined)
  vi.spyOn(expensiveReadQueue, 'run').mockImplementation((_, work) => work(pause))
  await count(...Array.from({ length: searches }, () => ['jobs', ''] as [string, string]))
  expect(pause).toHaveBeenCalledTimes(pauses)
})

test('rejects more than twenty searches and limits requests from one network address', async () => {
  const search = { area: 'jobs', search: '', since }
  expect((await send(Array(20).fill(search))).statusCode).toBe(200)
  expect((await send(Array(21).fill(search))).statusCode).toBe(400)
  for (let times = 0; times < 20; times += 1) {
    expect((await send([], '203.0.113.9')).statusCode).toBe(200)
  }
  expect((await send([], '203.0.113.9')).statusCode).toBe(429)
  expect((await send([], '203.0.113.10')).statusCode).toBe(200)
})
