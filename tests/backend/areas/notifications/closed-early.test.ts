import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createPendingNotifications } from '@/backend/areas/notifications/create-notifications'
import { digestMail } from '@/backend/areas/notifications/digest-mail'
import { instantPush } from '@/backend/areas/notifications/instant/instant-message'
import { updateMailChoice } from '@/backend/areas/notifications/mail-preferences'
import { listNotificationsOf } from '@/backend/areas/notifications/notifications'
import { account } from '@/backend/db/schema/account'
import { telegramLink } from '@/backend/db/schema/messages/telegram'
import { savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { job } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import {
  addApplicant,
  addVacancy,
  applyFor,
  withdrawApplication,
} from '@/tests/support/applications'
import { signInPerson, signInReader } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { runDesk } from '@/tests/support/desk'
import { openJobProcess, SITE_URL } from '@/tests/support/outbox/job-process'
import { addScholarships, draftScholarship } from '@/tests/support/studies'

const { db } = provideDatabase()
const api = provideApp({ db })
const world = () => ({ db, app: api.app })
const writeFeed = openFeedFolder()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const paging = { limit: 20, offset: 0 }

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  api.clock.set('2026-03-10T05:00:00Z')
  await db.delete(account)
  await db.delete(job)
  await db.delete(scholarship)
})

const addSaver = async (jobId: number) => {
  const { accountId } = await signInReader(db)
  await db.insert(savedJob).values({ accountId, jobId, savedAt: clock.now() })
  return accountId
}
const change = (verb: 'remove' | 'restore', ...ids: number[]) =>
  runDesk(db, `${verb} job ${ids.join(' ')}`, clock.now())
/** The notifications of an account, newest first. */
const readBell = async (accountId: string) => {
  await createPendingNotifications(db, clock)
  const { data } = await listNotificationsOf(db, accountId, paging)
  return data.map(({ cause, title }) => [cause, title])
}

test('notifies savers and applicants once that a listing was taken down, even when it happens again', async () => {
  const jobId = await addVacancy(db)
  const saver = await addSaver(jobId)
  const applicant = await addApplicant(world())
  await applyFor(world(), applicant, jobId)
  await db.insert(savedJob).values({ accountId: applicant.accountId, jobId, savedAt: clock.now() })
  const otherUser = await signInPerson(db)
  await change('remove', jobId)
  const expected = [['closed', 'Site engineer']]
  expect(await readBell(saver)).toEqual(expected)
  expect(await readBell(applicant.accountId)).toEqual(expected)
  expect(await readBell(otherUser.accountId)).toEqual([])
  await change('restore', jobId)
  await change('remove', jobId)
  expect(await readBell(saver)).toEqual(expected)
})

test('notifies savers of listings that their feed no longer has, and of scholarships', async () => {
  const feed = (...refs: string[]) =>
    writeFeed(joobleFeed(refs.map((referencenumber) => ({ referencenumber }))))
  await importFeed(db, feed('a', 'b', 'c'), { now: clock.now(), gone: 'close' })
  const [gone] = await db.select().from(job).where(eq(job.sourceRef, 'c'))
  const saver = await addSaver(gone?.id ?? 0)
  await importFeed(db, feed('a', 'b'), { now: clock.now(), gone: 'close' })
  expect(await readBell(saver)).toEqual([['closed', gone?.title]])
  const [scholarshipId = 0] = await addScholarships(
    db,
    draftScholarship({ sourceRef: 'a year', title: 'A year' }),
  )
  const savedAt = clock.now()
  await db.insert(savedScholarship).values({ accountId: saver, scholarshipId, savedAt })
  await runDesk(db, `remove scholarship ${scholarshipId}`, clock.now())
  expect(await readBell(saver)).toContainEqual(['closed', 'A year'])
})

test('sends nothing for listings that were closed before, restored or withdrawn from', async () => {
  const old = await addVacancy(db, { closingDate: '2026-03-09' })
  const back = await addVacancy(db)
  const withdrawn = await addVacancy(db)
  const saver = await addSaver(old)
  await db.insert(savedJob).values({ accountId: saver, jobId: back, savedAt: clock.now() })
  const applicant = await addApplicant(world())
  const application = await applyFor(world(), applicant, withdrawn)
  await withdrawApplication(world(), applicant, application.id)
  await change('remove', old, back, withdrawn)
  await change('restore', back)
  expect(await readBell(saver)).toEqual([])
  expect(await readBell(applicant.accountId)).toEqual([])
})

test('is sent once by e-mail and Telegram as the user chose, and not to users who turned e-mail off', async () => {
  const jobId = await addVacancy(db)
  const [saver, quiet] = [await addSaver(jobId), await addSaver(jobId)]
  await db.transaction((tx) => updateMailChoice(tx, quiet, { rhythm: 'off' }, clock.now()))
  await db.insert(telegramLink).values({ accountId: saver, chatId: 7, linkedAt: clock.now() })
  await change('remove', jobId)
  await createPendingNotifications(db, clock)
  const { mails, chats, senders } = recordMessages()
  const { run } = openJobProcess({ db, clock, senders }, instantPush, digestMail)
  for (const moment of ['2026-03-10T05:10:00Z', '2026-03-10T11:00:00Z', '2026-03-11T11:00:00Z']) {
    await run(moment)
  }
  expect(chats.map(({ chatId, html }) => [chatId, html])).toEqual([
    [7, expect.stringContaining('It has closed early.')],
  ])
  expect(mails.map(({ subject }) => subject)).toEqual(['One of your listings has closed'])
  expect(mails[0]?.text).toContain(`Site engineer\n${SITE_URL}/jobs/${jobId}`)
})
