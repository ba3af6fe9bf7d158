import { fork } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { enableSetting } from '@/backend/areas/notification-settings/notification-settings'
import { jobMajorSettings } from '@/backend/areas/notification-settings/setting-kinds'
import {
  createNotificationBatch,
  createPendingNotifications,
} from '@/backend/areas/notifications/create-notifications'
import { company } from '@/backend/db/schema/company'
import { notification, publication } from '@/backend/db/schema/notification'
import { job } from '@/backend/db/schema/vacancy'
import { openFeedFolder, realFeed } from '@/tests/backend/import/feed-file'
import { importAll } from '@/tests/backend/import/import-all'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { stoppedClock } from '@/tests/support/app'
import { compileProgram } from '@/tests/support/compiled-program'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { countLockWaits } from '@/tests/support/lock-waits'
import { publishJobs } from '@/tests/support/publish'

const { db, pool, url } = provideDatabase({ lookups: true })
const clock = stoppedClock('2026-03-10T05:00:00Z')
const writeFeed = openFeedFolder()
const USERS = 5

beforeAll(async () => {
  for (let count = 0; count < USERS; count++) {
    const { accountId } = await signInPerson(db)
    await enableSetting(db, jobMajorSettings, { accountId: accountId, id: 1, now: clock.now() })
  }
})

beforeEach(async () => {
  await db.delete(job)
})

const drafts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sourceRef: `job ${index}`, majorIds: [1] }))

test('notifies everybody of every listing once with two workers at once', async () => {
  await publishJobs(db, ...drafts(100))
  const [one, other] = await Promise.all([
    createPendingNotifications(db, clock),
    createPendingNotifications(db, clock),
  ])
  expect(one + other).toBe(100 * USERS)
  expect(await db.$count(notification)).toBe(100 * USERS)
  expect(await db.$count(publication)).toBe(0)
})

test('skips rows that another worker has locked instead of waiting', async () => {
  await publishJobs(db, ...drafts(1))
  const other = await pool.connect()
  await other.query('begin; select * from publication for update')
  expect(await createNotificationBatch(db, clock.now())).toBeNull()
  await other.query('rollback')
  other.release()
  expect(await createNotificationBatch(db, clock.now())).toHaveLength(USERS)
})

test('leaves everything to the next worker when one is killed', async () => {
  await publishJobs(db, ...drafts(3))
  const blocker = await pool.connect()
  await blocker.query('begin; lock table notification in access exclusive mode')
  const program = await compileProgram('tests/support/announce-once.ts')
  const worker = fork(program, [url, clock.now().toISOString()])
  await expect.poll(() => countLockWaits(pool), { interval: 20 }).toBe(1)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  await blocker.query('rollback')
  blocker.release()

  let notified = 0
  const isDone = async () => {
    notified += await createPendingNotifications(db, clock)
    return notified
  }
  // Until the database notices that the killed worker is gone, the rows it locked are skipped.
  await expect.poll(isDone, { interval: 20 }).toBe(3 * USERS)
  expect([await db.$count(notification), await db.$count(publication)]).toEqual([3 * USERS, 0])
})

test('publishes nothing when the transaction is rolled back', async () => {
  const undone = db.transaction(async (tx) => {
    await publishJobs(tx, ...drafts(1))
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  expect(await db.$count(publication)).toBe(0)
})

test('publishes what an import adds, and not what it leaves unchanged', async () => {
  await db.delete(company)
  const { report } = await importAll(db, realFeed('jooble.xml'), { now: clock.now() })
  expect(await db.$count(publication)).toBe(report.taken)
  await createNotificationBatch(db, clock.now())
  await importAll(db, realFeed('jooble.xml'), { now: clock.now() })
  expect(await db.$count(publication)).toBe(0)
})

test('notifies nobody again of a listing that its feed has again', async () => {
  await db.delete(company)
  const take = async (...references: string[]) => {
    const entries = references.map((referencenumber) => ({ referencenumber }))
    const options = { now: clock.now(), gone: 'close', source: 'again' } as const
    const { report } = await importAll(db, writeFeed(joobleFeed(entries)), options)
    await createPendingNotifications(db, clock)
    return [report.taken, report.closed, report.updated, await db.$count(notification)]
  }
  expect(await take('a', 'b', 'c')).toEqual([3, 0, 0, 3 * USERS])
  expect(await take('a', 'b')).toEqual([0, 1, 0, 3 * USERS])
  // Old notifications are deleted: what was sent is then not known any more.
  await db.delete(notification)
  expect(await take('a', 'b', 'c')).toEqual([0, 0, 1, 0])
})
