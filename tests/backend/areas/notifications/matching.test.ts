import { beforeAll, expect, test } from 'vitest'
import {
  disableSetting,
  enableSetting,
} from '@/backend/areas/notification-settings/notification-settings'
import {
  internshipMajorSettings,
  internshipSalarySettings,
  jobMajorSettings,
  jobSalarySettings,
  type SettingKind,
  scholarshipSettings,
} from '@/backend/areas/notification-settings/setting-kinds'
import { createNotificationBatch } from '@/backend/areas/notifications/create-notifications'
import { notification, publication } from '@/backend/db/schema/notification'
import { savedJob } from '@/backend/db/schema/saved-listings'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import {
  fillDepartments,
  publishInternships,
  publishJobs,
  publishScholarships,
} from '@/tests/support/publish'

const { db } = provideDatabase({ lookups: true })
const now = new Date('2026-03-10T05:00:00Z')

beforeAll(async () => {
  await fillDepartments(db)
})

/** A new user who chose these ids of these settings. */
async function addSubscriber(...choices: [kind: SettingKind, id: number][]) {
  const { accountId } = await signInPerson(db)
  for (const [kind, id] of choices) await enableSetting(db, kind, { accountId, id, now })
  return accountId
}

/** Announces waiting publications and returns the titles for each account, sorted. */
async function announce(): Promise<(accountId: string) => string[]> {
  const notified = (await createNotificationBatch(db, now)) ?? []
  return (accountId) =>
    notified
      .filter((each) => each.accountId === accountId)
      .map((each) => each.notification.title)
      .toSorted()
}

const paid = (payMin: number) => ({ payMin, payMax: payMin, payCurrency: 'USD' as const })

test('notifies users who chose a major or the pay band of a job, once', async () => {
  const civil = await addSubscriber([jobMajorSettings, 1])
  const both = await addSubscriber(
    [jobMajorSettings, 1],
    [jobMajorSettings, 2],
    [jobSalarySettings, 2],
  )
  const band = await addSubscriber([jobSalarySettings, 2])
  const other = await addSubscriber([jobMajorSettings, 3], [jobSalarySettings, 1])
  const elsewhere = await addSubscriber([internshipMajorSettings, 1], [internshipSalarySettings, 2])
  const nobody = await addSubscriber()
  await publishJobs(
    db,
    { sourceRef: 'a', title: 'Bridge', majorIds: [1, 2], ...paid(500) },
    { sourceRef: 'b', title: 'Road', majorIds: [1] },
    { sourceRef: 'c', title: 'Anything', ...paid(400) },
    { sourceRef: 'd', title: 'Nothing said' },
  )
  const notified = await announce()
  expect([civil, both, band, other, elsewhere, nobody].map(notified)).toEqual([
    ['Bridge', 'Road'],
    ['Anything', 'Bridge', 'Road'],
    ['Anything', 'Bridge'],
    [],
    [],
    [],
  ])
})

test('matches internships by the settings of internships', async () => {
  const civil = await addSubscriber([internshipMajorSettings, 1])
  const band = await addSubscriber([internshipSalarySettings, 1])
  const jobSeeker = await addSubscriber([jobMajorSettings, 1], [jobSalarySettings, 1])
  await publishInternships(
    db,
    { sourceRef: 'a', title: 'Surveying', majorIds: [1] },
    { sourceRef: 'b', title: 'Drawing', ...paid(200) },
  )
  const notified = await announce()
  expect([civil, band, jobSeeker].map(notified)).toEqual([['Surveying'], ['Drawing'], []])
})

test('matches scholarships by type and department together', async () => {
  const fullCivil = await addSubscriber([scholarshipSettings.full, 1])
  const partialCivil = await addSubscriber([scholarshipSettings.partial, 1])
  const fullPower = await addSubscriber([scholarshipSettings.full, 2])
  await publishScholarships(
    db,
    { sourceRef: 'Full civil', type: 'full', departmentId: 1 },
    { sourceRef: 'Partial civil', type: 'partial', departmentId: 1 },
    { sourceRef: 'No department', type: 'full' },
  )
  const notified = await announce()
  expect([fullCivil, partialCivil, fullPower].map(notified)).toEqual([
    ['Full civil'],
    ['Partial civil'],
    [],
  ])
})

test('skips listings that have closed, also for their savers, but not those that close today', async () => {
  const civil = await addSubscriber([jobMajorSettings, 1])
  const [jobId = 0] = await publishJobs(
    db,
    { sourceRef: 'e', title: 'Closed', majorIds: [1], closingDate: '2026-03-09' },
    { sourceRef: 'f', title: 'Closes today', majorIds: [1], closingDate: '2026-03-10' },
  )
  await db.insert(savedJob).values({ accountId: civil, jobId, savedAt: now })
  expect((await announce())(civil)).toEqual(['Closes today'])
  expect(await db.$count(publication)).toBe(0)
})

test('ignores a setting that was turned off', async () => {
  const civil = await addSubscriber([jobMajorSettings, 1])
  await disableSetting(db, jobMajorSettings, { accountId: civil, id: 1 })
  await publishJobs(db, { sourceRef: 'g', title: 'Late', majorIds: [1] })
  expect((await announce())(civil)).toEqual([])
})

test('notifies nobody twice when a listing is published again', async () => {
  const civil = await addSubscriber([jobMajorSettings, 1])
  await publishJobs(db, { sourceRef: 'h', title: 'Twice', majorIds: [1] })
  expect((await announce())(civil)).toEqual(['Twice'])
  const before = await db.$count(notification)
  await publishJobs(db, { sourceRef: 'h', title: 'Twice', majorIds: [1] })
  expect((await announce())(civil)).toEqual([])
  expect(await db.$count(notification)).toBe(before)
})
