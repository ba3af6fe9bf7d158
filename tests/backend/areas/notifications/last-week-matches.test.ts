import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  enableSetting,
  getSetting,
  listNotificationSettings,
} from '@/backend/areas/notification-settings/notification-settings'
import {
  jobMajorSettings,
  jobSalarySettings,
  scholarshipSettings,
} from '@/backend/areas/notification-settings/setting-kinds'
import { countLastWeekMatches } from '@/backend/areas/notifications/last-week-matches'
import { account } from '@/backend/db/schema/account'
import { savedJob } from '@/backend/db/schema/saved-listings'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { addScholarships, draftScholarship, fillDepartments } from '@/tests/support/studies'

const { db, pool } = provideDatabase({ lookups: true })
const now = new Date('2026-03-10T11:00:00Z')
const paging = { limit: 100, offset: 0 }
let companyId = 0

beforeAll(async () => {
  await fillDepartments(db)
})
beforeEach(async () => {
  await pool.query('truncate company, job, scholarship cascade')
  await db.delete(account)
  companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
})

const post = async (postedAt: string, stated: Partial<Parameters<typeof draftJob>[0]>) =>
  first(
    await addJobs(
      db,
      draftJob({ sourceRef: randomUUID(), companyId, ...stated, postedAt: new Date(postedAt) }),
    ),
  )

test('shows for each setting how many listings of the last seven days it would match', async () => {
  const { accountId } = await signInPerson(db)
  await post('2026-03-04T00:00:00Z', {
    majorIds: [1, 2],
    payMin: 100,
    payMax: 200,
    payCurrency: 'USD',
  })
  await post('2026-03-09T00:00:00Z', { majorIds: [1] })
  await post('2026-03-03T10:59:59Z', { majorIds: [1] })
  const removed = await post('2026-03-09T00:00:00Z', { majorIds: [1] })
  await pool.query('update job set removed_at = now() where id = $1', [removed])
  const counts = (page: { data: { lastWeek: number }[] }) =>
    page.data.map(({ lastWeek }) => lastWeek)
  expect(
    counts(await listNotificationSettings(db, jobMajorSettings, { ...paging, accountId, now })),
  ).toEqual([2, 1, 0])
  expect(
    counts(await listNotificationSettings(db, jobSalarySettings, { ...paging, accountId, now })),
  ).toEqual([1, 0, 0])
  expect(await getSetting(db, jobMajorSettings, { accountId, now, id: 1 })).toMatchObject({
    lastWeek: 2,
  })

  const stated = {
    departmentId: 2,
    type: 'full',
    postedAt: new Date('2026-03-09T00:00:00Z'),
  } as const
  await addScholarships(db, draftScholarship({ sourceRef: 'a year', ...stated }))
  expect(
    counts(
      await listNotificationSettings(db, scholarshipSettings.full, { ...paging, accountId, now }),
    ),
  ).toEqual([0, 1, 0])
  expect(
    counts(
      await listNotificationSettings(db, scholarshipSettings.partial, {
        ...paging,
        accountId,
        now,
      }),
    ),
  ).toEqual([0, 0, 0])
})

test('counts each listing once, and how many e-mails each frequency would have sent', async () => {
  const { accountId } = await signInPerson(db)
  await enableSetting(db, jobMajorSettings, { accountId: accountId, id: 1, now: now })
  await enableSetting(db, jobMajorSettings, { accountId: accountId, id: 2, now: now })
  expect((await countLastWeekMatches(db, accountId, now)).mails).toEqual({
    'at-once': 0,
    daily: 0,
    weekly: 0,
    off: 0,
  })
  await post('2026-03-09T01:00:00Z', { majorIds: [1, 2] })
  expect((await countLastWeekMatches(db, accountId, now)).mails.weekly).toBe(1)
  await post('2026-03-09T01:05:00Z', { majorIds: [2] })
  await post('2026-03-09T09:00:00Z', { majorIds: [2] })
  // The 9th at 17:30 in UTC is the 10th in Phnom Penh.
  await post('2026-03-09T17:30:00Z', { majorIds: [2] })
  await post('2026-03-09T17:30:00Z', { majorIds: [3] })
  expect(await countLastWeekMatches(db, accountId, now)).toMatchObject({
    jobs: 4,
    internships: 0,
    scholarships: 0,
    listings: 4,
    mails: { 'at-once': 3, daily: 2, weekly: 1, off: 0 },
  })
  const other = await signInPerson(db)
  expect((await countLastWeekMatches(db, other.accountId, now)).listings).toBe(0)
})

test('counts saved listings with a reminder day in the last seven days', async () => {
  const { accountId } = await signInPerson(db)
  const savedAt = new Date('2026-03-01T00:00:00Z')
  for (const closingDate of ['2026-03-05', '2026-03-06', '2026-03-12', '2026-03-13']) {
    const jobId = await post('2026-02-01T00:00:00Z', { closingDate })
    await db.insert(savedJob).values({ accountId, jobId, savedAt })
  }
  expect((await countLastWeekMatches(db, accountId, now)).closing).toBe(2)
})
