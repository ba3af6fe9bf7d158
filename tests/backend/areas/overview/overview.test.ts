import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import { account, session } from '@/backend/db/schema/account'
import { job as jobTable } from '@/backend/db/schema/vacancy'
import { accountOverviewEndpoints } from '@/lib/contract/account/overview'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import {
  addInternships,
  addScholarships,
  draftScholarship,
  fillDepartments,
} from '@/tests/support/studies'
import { signIn } from '@/tests/support/visitors'

const { db, api } = provideApi({ lookups: true })

const OLD = new Date('2026-03-01T00:00:00Z')
const NEW = new Date('2026-03-09T00:00:00Z')
const since = '2026-03-05T00:00:00.000Z'

let jobIds: number[] = []
let scholarshipIds: number[] = []

beforeAll(async () => {
  await fillDepartments(db)
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  const job = (sourceRef: string, more: object) =>
    draftJob({ sourceRef, companyId, majorIds: [1], postedAt: NEW, ...more })
  jobIds = await addJobs(
    db,
    job('soon', { title: 'Bridge engineer', closingDate: '2026-03-14', postedAt: OLD }),
    job('far', { title: 'Road engineer', closingDate: '2026-06-01' }),
    job('never', { title: 'Pump engineer', closingDate: null }),
    job('closed', { title: 'Dam engineer', closingDate: '2026-03-01' }),
    job('other', { title: 'Chemist', majorIds: [2] }),
  )
  await addInternships(db, job('intern', { title: 'Bridge trainee' }))
  await db.update(jobTable).set({ createdAt: sql`posted_at` })
  const scholarship = draftScholarship({ sourceRef: 'full', title: 'A year abroad' })
  scholarshipIds = await addScholarships(db, { ...scholarship, closingDate: '2026-03-12' })
})

async function read(headers: Readonly<Record<string, string>>) {
  const url = `/v1/profile/overview?since=${since}`
  return accountOverviewEndpoints.get.reply.parse((await api.app.inject({ url, headers })).json())
}

async function begin(majorId: number | null) {
  const headers = await signIn(db)
  const tokenHash = hashToken(headers['x-session-token'])
  const found = first(await db.select().from(session).where(eq(session.tokenHash, tokenHash)))
  await db.update(account).set({ majorId }).where(eq(account.id, found.accountId))
  return headers
}

test('is empty for a new user', async () => {
  expect(await read(await begin(null))).toEqual({
    saved: { open: 0, soon: 0, next: null },
    fresh: null,
    applications: { sent: 0, last: null },
  })
})

test('counts saved open listings and names the first to close in all areas', async () => {
  const headers = await begin(null)
  const save = (path: string) => api.app.inject({ method: 'POST', url: `${path}/save`, headers })
  for (const id of jobIds.slice(0, 4)) await save(`/v1/job/${id}`)
  const [bridge] = jobIds
  expect((await read(headers)).saved).toEqual({
    open: 3,
    soon: 1,
    next: { kind: 'job', id: bridge, title: 'Bridge engineer', closingDate: '2026-03-14' },
  })
  const [year] = scholarshipIds
  await save(`/v1/scholarship/${year}`)
  expect((await read(headers)).saved).toEqual({
    open: 4,
    soon: 2,
    next: { kind: 'scholarship', id: year, title: 'A year abroad', closingDate: '2026-03-12' },
  })
  expect((await read(await begin(null))).saved.open).toBe(0)
})

test("counts new listings for the user's major since the given time", async () => {
  const { fresh } = await read(await begin(1))
  expect(fresh).toMatchObject({ major: { id: 1 }, jobs: 2, internships: 1 })
  expect((await read(await begin(2))).fresh).toMatchObject({ jobs: 1, internships: 0 })
})

test.each([
  '0000-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  `2026-03-05T00:00:00.${'1'.repeat(200)}Z`,
])('rejects since=%s with 400', async (wrong) => {
  const headers = await signIn(db)
  const url = `/v1/profile/overview?since=${wrong}`
  expect((await api.app.inject({ url, headers })).statusCode).toBe(400)
})
