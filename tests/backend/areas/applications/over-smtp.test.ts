import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStoredFile } from '@/backend/areas/files/stored-bytes'
import { account } from '@/backend/db/schema/account'
import { jobApplication } from '@/backend/db/schema/application'
import { createSenders } from '@/backend/platform/mail/create-senders'
import { provideApp, stoppedClock } from '@/tests/support/app'
import {
  type Applicant,
  addApplicant,
  addVacancy,
  applyFor,
  readApplication,
  withdrawApplication,
} from '@/tests/support/applications'
import { provideDatabase } from '@/tests/support/database'
import { provideSmtpServer, type Turn } from '@/tests/support/mail/smtp-server'
import { provideFiles } from '@/tests/support/private-files'
import { samplePdf } from '@/tests/support/sample-files'
import { addFile, addResumeOf } from '@/tests/support/uploads'

/** From the form to the employer's mail server: each application arrives once and complete (promise F22). */
const { db } = provideDatabase()
const { files } = await provideFiles()
const server = await provideSmtpServer()
const settings = {
  smtpUrl: server.url,
  from: 'Visvakor <no-reply@visvakor.example>',
  smsGatewayUrl: null,
}
const sending = createSenders(settings, tmpdir(), (id) => openStoredFile({ db, files }, id))
const clock = stoppedClock('2026-03-10T05:00:00Z')
const api = provideApp({ db }, clock, { files, senders: { mail: sending.senders.mail } })
afterAll(() => sending.close())

let applicant: Applicant
let employer = ''

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  server.taken.length = 0
  server.turns.length = 0
  employer = `${randomUUID()}@employer.example`
  applicant = await addApplicant(api)
})

const addJob = () => addVacancy(db, { applyEmail: employer })
const readTaken = () =>
  Promise.all(
    server.taken.filter(({ to }) => to.endsWith(employer)).map(({ raw }) => PostalMime.parse(raw)),
  )

/** Runs the outbox until no message is left to try. */
async function sendAll(hours = 40): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    await api.outbox.run()
    clock.set(new Date(clock.now().getTime() + 3_600_000).toISOString())
  }
}

test('delivers ten applications once and byte for byte through every kind of SMTP failure', async () => {
  const headers = { ...applicant.headers }
  const cv = samplePdf('ប្រវត្តិរូប '.repeat(5000))
  const letter = samplePdf('a letter')
  applicant = { ...applicant, resumeId: await addResumeOf(api.app, headers, cv) }
  const coverLetterFileId = await addFile(api.app, headers, letter)
  const ids: string[] = []
  for (let sent = 0; sent < 10; sent += 1) {
    // Two employers, since one gets at most five e-mails a day from one applicant (decision 061).
    const jobId = await addVacancy(db, { applyEmail: `${sent % 2}${employer}` })
    ids.push((await applyFor(api, applicant, jobId, { coverLetterFileId })).id)
  }
  const failures: Turn[] = [
    'recipient-later',
    'content-later',
    'dies-in-mail',
    'dies-before-answer',
  ]
  server.turns.push(...Array.from({ length: 9 }, (): Turn => 'no-connection'))
  server.turns.push(...failures, 'take', ...failures)
  await sendAll()
  const arrived = await readTaken()
  expect(arrived).toHaveLength(10)
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(10)
  for (const mail of arrived) {
    expect(mail.replyTo).toMatchObject([{ address: applicant.email }])
    expect(mail.text).toContain('Dara Sok applies for "Site engineer"')
    const contents = mail.attachments.map(({ content }) =>
      typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    )
    expect(contents.map((content, index) => content.equals([cv, letter][index] ?? cv))).toEqual([
      true,
      true,
    ])
  }
  for (const id of ids) {
    expect((await readApplication(api, applicant, id)).state).toBe('delivered')
  }
})

test('marks an application as undeliverable and e-mails the applicant after a permanent refusal', async () => {
  // Without a verified address there is no receipt, which could be the refused e-mail.
  await db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, applicant.accountId))
  const { id } = await applyFor(api, applicant, await addJob())
  await db
    .update(jobApplication)
    .set({ receiptTo: applicant.email })
    .where(eq(jobApplication.id, id))
  server.turns.push('recipient-never')
  await sendAll(2)
  expect((await readApplication(api, applicant, id)).state).toBe('undeliverable')
  expect(await readTaken()).toEqual([])
  const [notice] = server.taken.filter(({ to }) => to === applicant.email)
  const { subject } = await PostalMime.parse(notice?.raw ?? '')
  expect(subject).toBe('Your application did not arrive: Site engineer')
})

test('sends a withdrawal as a reply in the same thread', async () => {
  const { id } = await applyFor(api, applicant, await addJob())
  await sendAll(1)
  await withdrawApplication(api, applicant, id)
  await sendAll(1)
  const [first, second, ...more] = await readTaken()
  expect(more).toEqual([])
  expect(second).toMatchObject({
    inReplyTo: first?.messageId,
    references: first?.messageId,
    subject: `Re: ${first?.subject}`,
  })
})

test('sends nothing when the application is withdrawn before the first try', async () => {
  const { id } = await applyFor(api, applicant, await addJob())
  await withdrawApplication(api, applicant, id)
  await sendAll(3)
  expect(await readTaken()).toEqual([])
})
