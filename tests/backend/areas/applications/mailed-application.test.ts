import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { account } from '@/backend/db/schema/account'
import { jobApplication } from '@/backend/db/schema/application'
import { file, resume } from '@/backend/db/schema/file'
import { provideApi } from '@/tests/support/app'
import {
  type Applicant,
  addApplicant,
  addVacancy,
  applyFor,
  listMails,
  postApplication,
  requireEmployerMail,
} from '@/tests/support/applications'
import { addFile } from '@/tests/support/uploads'

const { db, pool, api } = provideApi()

let applicant: Applicant
let jobId = 0

beforeEach(async () => {
  applicant = await addApplicant(api)
  jobId = await addVacancy(db)
})

const apply = (stated = {}) => applyFor(api, applicant, jobId, stated)
const refuse = async (stated = {}) => (await postApplication(api, applicant, jobId, stated)).json()

describe('the e-mail to the employer', () => {
  test("lists the applicant's answers and sets Reply-To to the applicant", async () => {
    await pool.query(
      "insert into setting (key, value) values ('Site Name', 'Engineers of Siem Reap')",
    )
    await apply({
      phoneNumber: '012 345 678',
      education: 'Bachelor’s degree',
      major: 'Civil engineering',
      experience: 'Two summers on a bridge.\nOne in an office.',
      coverLetterText: 'Dear Sir or Madam',
      note: 'Free from May.',
    })
    const mail = await requireEmployerMail(db, applicant)
    expect([mail.to, mail.replyTo, mail.subject]).toEqual([
      'jobs@employer.example',
      applicant.email,
      'Application: Site engineer, Dara Sok',
    ])
    const lines = [
      'Dara Sok applies for "Site engineer" at Sesan Bridges, through Engineers of Siem Reap.',
      `E-mail: ${applicant.email}`,
      'Phone: +855 12 345 678',
      'Level of education: Bachelor’s degree',
      'Major: Civil engineering',
      'Experience:\nTwo summers on a bridge.\nOne in an office.',
      'Cover letter:\nDear Sir or Madam',
      'Note:\nFree from May.',
      'Attached: cv.pdf.',
      'until 9 Apr 2026',
    ]
    for (const line of lines) expect(mail.text).toContain(line)
  })

  test('attaches the CV and the cover letter', async () => {
    const coverLetterFileId = await addFile(api.app, { ...applicant.headers })
    await apply({ coverLetterFileId })
    const { attachments } = await requireEmployerMail(db, applicant)
    const { rows } = await pool.query('select file_id from resume where id = $1', [
      applicant.resumeId,
    ])
    expect(attachments).toEqual([
      { fileId: rows[0].file_id, name: 'cv.pdf' },
      { fileId: coverLetterFileId, name: 'cv.pdf' },
    ])
  })

  test('links to files that would make it larger than five megabytes', async () => {
    const coverLetterFileId = await addFile(api.app, { ...applicant.headers })
    await db.update(file).set({ size: 2_700_000 }).where(eq(file.accountId, applicant.accountId))
    await db.update(file).set({ name: 'letter.pdf' }).where(eq(file.id, coverLetterFileId))
    await apply({ coverLetterFileId })
    const mail = await requireEmployerMail(db, applicant)
    expect(mail.attachments?.map(({ name }) => name)).toEqual(['cv.pdf'])
    expect(mail.text).toContain('Attached: cv.pdf. Too large for e-mail, see the link: letter.pdf.')
  })

  test('strips line breaks from headers and escapes HTML', async () => {
    jobId = await addVacancy(db, { title: 'Engineer\r\nBcc: all@example.com' })
    await apply({ name: 'Dara <b>Sok</b>', note: '<script>alert(1)</script>' })
    const { subject, html } = await requireEmployerMail(db, applicant)
    expect(subject).toBe('Application: Engineer Bcc: all@example.com, Dara <b>Sok</b>')
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toContain('<b>')
  })

  test.each([
    ['Dara\r\nBcc: all@example.com', 'Dara Bcc: all@example.com'],
    ['Ann\u202eevil\u2066', 'Annevil'],
  ])('removes line breaks and invisible characters from the name %j', async (name, shown) => {
    await apply({ name })
    const { subject, text } = await requireEmployerMail(db, applicant)
    expect(subject).toBe(`Application: Site engineer, ${shown}`)
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })

  test.each([
    [{ email: 'dara@example.com\nBcc: all@example.com' }],
    [{ email: 'dara@example.com, all@example.com' }],
    [{ name: 'a'.repeat(201) }],
    [{ coverLetterText: 'a'.repeat(6001) }],
    [{ experience: 'a\u0000' }],
    [{ key: 'x' }],
    [{ applyEmail: 'me@example.com' }],
    [{ deliverTo: 'me@example.com' }],
  ])('rejects %o with 400 and queues nothing', async (wrong) => {
    expect(await refuse(wrong)).toMatchObject({ statusCode: 400 })
    expect(await listMails(db, applicant)).toEqual([])
  })
})

describe('contact details of the applicant', () => {
  test('come from the profile when the form leaves them out', async () => {
    expect(await apply()).toMatchObject({
      name: 'Dara Sok',
      email: applicant.email,
      phoneNumber: null,
      receiptTo: applicant.email,
    })
  })

  test('come from the form, and are not sent when the form has null', async () => {
    const sent = await apply({ name: 'Sok Dara', email: null, phoneNumber: '012345678' })
    expect(sent).toMatchObject({ name: 'Sok Dara', email: null, phoneNumber: '+85512345678' })
    const mail = await requireEmployerMail(db, applicant)
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('Please call instead of replying')
    expect(mail.text).not.toContain(applicant.email)
  })

  test.each([
    [{ email: null }, 'email', 'Please enter an e-mail address or a phone number'],
    [{ phoneNumber: '12' }, 'phoneNumber', 'This is not a phone number'],
  ])('are rejected when the form has %o', async (stated, path, message) => {
    expect(await refuse(stated)).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(message),
      errors: [{ path }],
    })
  })

  test('require a name', async () => {
    await db
      .update(account)
      .set({ firstName: '', lastName: '' })
      .where(eq(account.id, applicant.accountId))
    const asked = { statusCode: 400, errors: [{ path: 'name' }] }
    expect(await refuse()).toMatchObject(asked)
    expect(await refuse({ name: ' ' })).toMatchObject(asked)
    expect(await apply({ name: 'Dara' })).toMatchObject({ name: 'Dara' })
  })
})

describe('the receipt', () => {
  test('goes to the verified address, whatever the form says', async () => {
    await apply({ email: 'another@example.com' })
    const receipts = (await listMails(db, applicant)).filter(({ purpose }) => purpose === 'receipt')
    expect(receipts.map(({ mail }) => [mail?.to, mail?.subject])).toEqual([
      [applicant.email, 'We have your application: Site engineer'],
    ])
  })

  test('is not sent to an unverified address', async () => {
    await db
      .update(account)
      .set({ emailVerifiedAt: null })
      .where(eq(account.id, applicant.accountId))
    expect(await apply()).toMatchObject({ receiptTo: null, email: applicant.email })
    const mails = await listMails(db, applicant)
    expect(mails.map(({ purpose }) => purpose)).toEqual(['application'])
  })
})

describe('a repeated application (promise F9)', () => {
  test('with the same key or another key creates one application and one e-mail', async () => {
    const key = randomUUID()
    const sent = await apply({ key, note: 'first' })
    expect(await apply({ key, note: 'second' })).toEqual(sent)
    expect(await apply({ key: randomUUID(), note: 'third' })).toEqual(sent)
    expect(await listMails(db, applicant)).toHaveLength(2)
  })

  test('sent from two tabs at once creates one application and one e-mail', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => (index % 2 ? randomUUID() : null))
    const answers = await Promise.all(keys.map((key) => apply({ key })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await listMails(db, applicant)).toHaveLength(2)
  })

  test('with the same key for another listing creates a second application', async () => {
    const key = randomUUID()
    const one = await apply({ key })
    const other = await applyFor(api, applicant, await addVacancy(db), { key })
    expect(other.id).not.toBe(one.id)
  })

  test('a failed transaction leaves no e-mail in the queue', async () => {
    await pool.query(`create or replace function fill_up() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    await pool.query(
      `create trigger full_disk after update of mail_id on job_application execute function fill_up()`,
    )
    expect(await refuse()).toMatchObject({ statusCode: 503 })
    await pool.query('drop trigger full_disk on job_application')
    expect(await listMails(db, applicant)).toEqual([])
  })
})

test('answers 409 and points to "How to apply" when the listing has no address for applications', async () => {
  jobId = await addVacancy(db, { applyEmail: null })
  expect(await refuse()).toEqual({
    statusCode: 409,
    message:
      'We cannot send applications for this vacancy. Please follow the steps under "How to apply".',
  })
})

test('answers 429 with the time to wait after sixty applications in a day', async () => {
  const { accountId, resumeId } = applicant
  const [held] = await db.select().from(resume).where(eq(resume.id, resumeId))
  const sent = {
    accountId,
    resumeFileId: held?.fileId ?? '',
    listingId: await addVacancy(db),
    appliedAt: new Date('2026-03-09T07:00:00Z'),
  }
  await db.insert(jobApplication).values(Array.from({ length: 60 }, () => sent))
  const response = await postApplication(api, applicant, jobId)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '7200'])
  expect(response.json().message).toBe(
    'You have sent many applications in a short time. You can send this one in 2 hours.',
  )
  api.clock.set('2026-03-10T07:00:01Z')
  expect((await postApplication(api, applicant, jobId)).statusCode).toBe(200)
})
