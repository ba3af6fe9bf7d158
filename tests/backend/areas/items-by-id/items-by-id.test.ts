import { beforeAll, expect, test } from 'vitest'
import { itemsByIdEndpoints } from '@/lib/contract/items-by-id'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import {
  addInternships,
  addScholarships,
  draftScholarship,
  fillDepartments,
} from '@/tests/support/studies'

const { db, api } = provideApi({ lookups: true })

const ids = { jobs: [] as number[], internships: [] as number[], scholarships: [] as number[] }

beforeAll(async () => {
  await fillDepartments(db)
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  const job = (sourceRef: string, more: object) => draftJob({ sourceRef, companyId, ...more })
  ids.jobs = await addJobs(db, job('open', {}), job('closed', { closingDate: '2026-03-01' }))
  ids.internships = await addInternships(db, job('intern', {}))
  ids.scholarships = await addScholarships(db, draftScholarship({ sourceRef: 'full' }))
})

const ask = (payload: object, remoteAddress = '127.0.0.1') =>
  api.app.inject({ method: 'POST', url: '/v1/items', remoteAddress, payload })

test('returns items by id, closed ones included and missing ones left out', async () => {
  const jobs = [999_999, ...ids.jobs].reverse()
  const found = itemsByIdEndpoints.list.reply.parse((await ask({ ...ids, jobs })).json())
  expect(found.jobs.map(({ id, status }) => [id, status])).toEqual([
    [ids.jobs[1], 'closed'],
    [ids.jobs[0], 'open'],
  ])
  expect(found.internships.map(({ id }) => id)).toEqual(ids.internships)
  expect(found.scholarships.map(({ id }) => id)).toEqual(ids.scholarships)
})

test('returns up to a hundred items of each area in the requested order, with repeats', async () => {
  const alike = (of: readonly number[]) =>
    Array.from({ length: 100 }, (_, at) => of[at % of.length])
  const asked = {
    jobs: alike(ids.jobs),
    internships: alike(ids.internships),
    scholarships: alike(ids.scholarships),
  }
  const found = itemsByIdEndpoints.list.reply.parse((await ask(asked)).json())
  expect(found.jobs.map(({ id }) => id)).toEqual(asked.jobs)
  expect(found.internships.map(({ id }) => id)).toEqual(asked.internships)
  expect(found.scholarships.map(({ id }) => id)).toEqual(asked.scholarships)
})

test('returns nothing for no ids and rejects more than a hundred', async () => {
  expect((await ask({})).json()).toEqual({ jobs: [], internships: [], scholarships: [] })
  expect((await ask({ jobs: Array(101).fill(1) })).statusCode).toBe(400)
  expect((await ask({ majors: [1] })).statusCode).toBe(400)
})

test('limits requests from one network address', async () => {
  for (let times = 0; times < 20; times += 1) {
    expect((await ask({}, '203.0.113.9')).statusCode).toBe(200)
  }
  expect((await ask({}, '203.0.113.9')).statusCode).toBe(429)
})
