import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { claimClosingReminders } from '@/backend/areas/notifications/due-reminders'
import { updateMailChoice } from '@/backend/areas/notifications/mail-preferences'
import { reminderMail } from '@/backend/areas/notifications/reminder-mail'
import { account } from '@/backend/db/schema/account'
import { jobApplication } from '@/backend/db/schema/application'
import { closingReminder } from '@/backend/db/schema/digest'
import { resume } from '@/backend/db/schema/file'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { notification } from '@/backend/db/schema/notification'
import { savedInternship, savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { job } from '@/backend/db/schema/vacancy'
import { PAGES_CHANNEL, toPageMessage } from '@/backend/platform/socket/notify-open-pages'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { signInReader } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { changeWhileWaiting } from '@/tests/support/lock-waits'
import { openJobProcess } from '@/tests/support/outbox/job-process'
import { addInternships, addScholarships, draftScholarship } from '@/tests/support/studies'
import { addResumeOf } from '@/tests/support/uploads'

const { db, pool } = provideDatabase()
const api = provideApp({ db })
const clock = stoppedClock('2026-03-10T11:00:00Z')
const savedAt = new Date('2026-03-01T00:00:00Z')

/** At 11:00 in UTC on the 10th, what closes on the 13th is due. */
function provideReminders() {
  const { mails, senders } = recordMessages()
  const { write, run: remind } = openJobProcess({ db, clock, senders }, reminderMail)
  return { mails, write, remind }
}

beforeEach(async () => {
  clock.set('2026-03-10T11:00:00Z')
  await db.delete(jobApplication)
  await db.delete(account)
})

const addSaver = () => signInReader(db)

async function addClosing(title: string, closingDate: string) {
  const sourceRef = randomUUID()
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
  return first(await addJobs(db, draftJob({ sourceRef, companyId, title, closingDate })))
}

const save = async (accountId: string, jobId: number, at = savedAt) => {
  await db.insert(savedJob).values({ accountId, jobId, savedAt: at })
}

test('sends one e-mail and one notification for all saved listings that close within three days', async () => {
  const { mails, remind } = provideReminders()
  const { accountId, email } = await addSaver()
  const sourceRef = randomUUID()
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
  const stated = { sourceRef, closingDate: '2026-03-13' }
  const internship = draftJob({ ...stated, companyId, title: 'A summer' })
  const internshipId = first(await addInternships(db, internship))
  const scholarshipId = first(
    await addScholarships(db, draftScholarship({ ...stated, title: 'A year' })),
  )
  const jobId = await addClosing('Bridge engineer', '2026-03-12')
  await save(accountId, jobId)
  await save(accountId, await addClosing('Later', '2026-03-14'))
  await save(accountId, await addClosing('Closed', '2026-03-09'))
  await db.insert(savedInternship).values({ accountId, internshipId, savedAt })
  await db.insert(savedScholarship).values({ accountId, scholarshipId, savedAt })
  await remind()
  await remind()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [email, '3 saved items close soon'],
  ])
  expect(mails[0]?.text).toMatch(/Bridge engineer\nCloses in 2 days\n.*\/jobs\/\d+/)
  expect(mails[0]?.text).toMatch(/A summer[\s\S]*A year/)
  expect(mails[0]?.text).not.toMatch(/Later|Closed/)
  expect(mails[0]?.unsubscribeUrl).toContain('/upstream/v1/digest-mail/unsubscribe?token=')
  const bell = await db.select().from(notification)
  expect(bell.map(({ title, cause, more }) => [title, cause, more])).toEqual([
    ['Bridge engineer', 'closing', 2],
  ])

  await remind('2026-03-11T11:00:00Z')
  expect(mails.map(({ subject }) => subject).at(-1)).toBe('You saved it, and it closes in 3 days')
  await db.delete(savedJob)
  await save(accountId, jobId)
  await remind('2026-03-12T11:00:00Z')
  expect(mails).toHaveLength(2)
})

test('skips users who applied, saved it today or turned reminders off, and removed listings', async () => {
  const { mails, remind } = provideReminders()
  const jobId = await addClosing('Bridge engineer', '2026-03-13')
  const removed = await addClosing('Gone', '2026-03-13')
  await db.update(job).set({ removedAt: savedAt }).where(eq(job.id, removed))
  const [applied, late, ended, ofRemoved] = [
    await addSaver(),
    await addSaver(),
    await addSaver(),
    await addSaver(),
  ]
  await save(applied.accountId, jobId)
  const resumeId = await addResumeOf(api.app, { ...applied.headers })
  const [cv] = await db.select().from(resume).where(eq(resume.id, resumeId))
  const resumeFileId = cv?.fileId ?? ''
  const deliverTo = 'jobs@employer.example'
  const { accountId } = applied
  const sent = { accountId, listingId: jobId, resumeFileId, deliverTo, appliedAt: savedAt }
  await db.insert(jobApplication).values(sent)
  await save(late.accountId, jobId, new Date('2026-03-10T01:00:00Z'))
  await save(ended.accountId, jobId)
  await db.transaction((tx) =>
    updateMailChoice(tx, ended.accountId, { rhythm: 'off' }, clock.now()),
  )
  await save(ofRemoved.accountId, removed)
  await remind()
  expect(mails).toEqual([])
  expect(await db.$count(notification)).toBe(0)

  await db.update(jobApplication).set({ withdrawnAt: savedAt })
  await remind()
  expect(mails.map(({ to }) => to)).toEqual([applied.email])
})

test.each([
  ['was undeliverable', { undeliverableAt: savedAt }, 1],
  ['was delivered later', { undeliverableAt: savedAt, deliveredAt: savedAt }, 0],
  ['was opened later', { undeliverableAt: savedAt, openedAt: savedAt }, 0],
  ['had no address', { deliverTo: null }, 1],
])('when the application %s (%o), %i reminders are sent', async (_, became, count) => {
  const { mails, remind } = provideReminders()
  const { accountId, headers } = await addSaver()
  const listingId = await addClosing('Bridge engineer', '2026-03-13')
  await save(accountId, listingId)
  const resumeId = await addResumeOf(api.app, { ...headers })
  const [cv] = await db.select().from(resume).where(eq(resume.id, resumeId))
  const sent = { accountId, listingId, resumeFileId: cv?.fileId ?? '', appliedAt: savedAt }
  await db.insert(jobApplication).values({ ...sent, deliverTo: 'jobs@employer.example', ...became })
  await remind()
  expect(mails).toHaveLength(count)
})

test('notifies a user without a verified address on the site only, and on open pages at once', async () => {
  const { mails, remind } = provideReminders()
  const received: string[] = []
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  client.on('notification', ({ payload = '' }) => received.push(toPageMessage(payload).event))
  await client.query(`listen "${PAGES_CHANNEL}"`)
  const { accountId } = await addSaver()
  await db.update(account).set({ emailVerifiedAt: null })
  await save(accountId, await addClosing('Bridge engineer', '2026-03-13'))
  await remind()
  expect(mails).toEqual([])
  expect(await db.$count(notification, eq(notification.accountId, accountId))).toBe(1)
  await expect.poll(() => received).toEqual(['notification'])
})

test('is claimed once a day, even when another saved listing closes meanwhile', async () => {
  const { accountId } = await addSaver()
  const claim = async (day = '2026-03-10') => {
    const claimed = await db.transaction((tx) => claimClosingReminders(tx, accountId, day))
    return claimed.map(({ title }) => title)
  }
  expect(await claim()).toEqual([])
  await save(accountId, await addClosing('First', '2026-03-13'))
  expect(await claim()).toEqual(['First'])
  await save(accountId, await addClosing('Second', '2026-03-13'))
  expect(await claim()).toEqual([])
  expect(await claim('2026-03-11')).toEqual(['Second'])
})

test('skips users who turn reminders off while theirs are written', async () => {
  const { remind } = provideReminders()
  const { accountId } = await addSaver()
  await save(accountId, await addClosing('Bridge engineer', '2026-03-13'))
  await changeWhileWaiting({ db, pool }, accountId, remind, (tx) =>
    updateMailChoice(tx, accountId, { reminders: false }, clock.now()),
  )
  expect(await db.$count(closingReminder)).toBe(0)
})

test('reminds everybody once with two processes, and not before the hour', async () => {
  const [one, two] = [provideReminders(), provideReminders()]
  const jobId = await addClosing('Bridge engineer', '2026-03-13')
  for (let count = 0; count < 20; count++) await save((await addSaver()).accountId, jobId)
  await one.remind('2026-03-10T10:59:59Z')
  expect(await db.$count(closingReminder)).toBe(0)
  clock.set('2026-03-10T11:00:00Z')
  await Promise.all([one.remind(), two.remind()])
  const sent = [...one.mails, ...two.mails].map(({ to }) => to)
  expect([sent.length, new Set(sent).size]).toEqual([20, 20])
  expect(await db.$count(notification)).toBe(20)
})

test('expires at the end of the day, and is not sent to users who turned reminders off meanwhile', async () => {
  const { mails, write, remind } = provideReminders()
  const { accountId } = await addSaver()
  await save(accountId, await addClosing('Bridge engineer', '2026-03-13'))
  await write()
  const [waiting] = await db
    .select()
    .from(outgoingMessage)
    .where(eq(outgoingMessage.accountId, accountId))
  expect(waiting?.expiresAt?.toISOString()).toBe('2026-03-10T17:00:00.000Z')
  await db.transaction((tx) => updateMailChoice(tx, accountId, { reminders: false }, clock.now()))
  await remind()
  expect(mails).toEqual([])
})
