import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { reportMailLimits } from '@/backend/areas/contact/contact-routes'
import { job } from '@/backend/db/schema/vacancy'
import { createRateLimiter } from '@/backend/platform/runtime/rate-limit'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages, senderOf } from '@/tests/support/app-deps'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { promised } from '@/tests/support/promised'

const { db, pool } = provideDatabase()
const messages = recordMessages()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const limiter = createRateLimiter(clock)
const api = provideApp({ db }, clock, {
  limiter,
  senders: { mail: senderOf((mail) => messages.mails.push(mail)) },
})
let id = 0
let flooded = 0

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'reported' })))
  flooded = first(await addJobs(db, draftJob({ sourceRef: 'flooded', companyId })))
  id = first(
    await addJobs(db, draftJob({ sourceRef: 'reported', companyId, title: 'Site\nengineer' })),
  )
})
beforeEach(async () => {
  await pool.query('truncate contact_message, outgoing_message, setting')
  await pool.query(`insert into setting (key, value) values ('Email', 'us@visvakor.example')`)
  messages.mails.length = 0
})

async function report(change: object, clientAddress = '203.0.113.7') {
  const response = await api.app.inject({
    method: 'POST',
    url: '/v1/listing-reports',
    remoteAddress: clientAddress,
    payload: { area: 'jobs', id, reason: 'money', ...change },
  })
  await api.outbox.run()
  return response
}

test("e-mails a report to the site's inbox with its reason and a link to the listing", async () => {
  promised('faq/report-listing.md', 'You need no account. Reports reach us at once, by e-mail.')
  expect((await report({ details: 'They want $50.\n\nBy phone.' })).json()).toEqual({
    success: true,
  })
  const [mail] = messages.mails
  expect(mail).toMatchObject({ to: 'us@visvakor.example', subject: 'Report: Site engineer' })
  expect(mail?.replyTo).toBeUndefined()
  for (const words of [
    'It asks people for money.',
    `/jobs/${id}`,
    'They want $50.',
    'By phone.',
    'No address was left.',
  ]) {
    expect(mail?.text).toContain(words)
  }
  const { rows } = await pool.query(
    'select email, message, listing_area, listing_id, answered_at from contact_message',
  )
  expect(rows).toEqual([
    {
      email: null,
      message: expect.stringContaining('They want $50.'),
      listing_area: 'jobs',
      listing_id: id,
      answered_at: null,
    },
  ])
})

test("sets Reply-To to the reporter's address when one is given", async () => {
  await report({ email: 'sok@example.com' })
  expect(messages.mails[0]).toMatchObject({
    replyTo: 'sok@example.com',
    text: expect.stringContaining('From sok@example.com'),
  })
  const { rows } = await pool.query('select message from contact_message')
  expect(rows[0].message).toMatch(/\S$/)
})

test.each([
  [{ reason: 'dislike' }],
  [{ reason: 'other' }],
  [{ area: 'majors' }],
  [{ details: 'a'.repeat(2001) }],
  [{ details: 'a\u0000' }],
  [{ email: 'nobody' }],
  [{ to: 'all@example.com' }],
])('rejects %o with 400', async (wrong) => {
  expect((await report(wrong)).statusCode).toBe(400)
  expect(messages.mails).toEqual([])
})

test('answers 404 for a listing that does not exist or was taken down', async () => {
  expect((await report({ id: id + 1 })).statusCode).toBe(404)
  await db.update(job).set({ removedAt: new Date() }).where(eq(job.id, id))
  expect((await report({})).statusCode).toBe(404)
  await db.update(job).set({ removedAt: null }).where(eq(job.id, id))
})

test('e-mails at most twenty reports of a listing a day, but stores all and answers them alike', async () => {
  const answers: string[] = []
  for (let call = 0; call < 22; call += 1) {
    const { statusCode, body } = await report({ id: flooded }, `198.51.100.${call}`)
    answers.push(`${statusCode} ${body}`)
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"success":true}']))
  expect(messages.mails).toHaveLength(20)
  expect((await pool.query('select from contact_message')).rowCount).toBe(22)
  await report({}, '198.51.100.100')
  expect(messages.mails).toHaveLength(21)
})

test('stores a report without e-mailing it above the daily limit of the site', async () => {
  const [, ofAll] = reportMailLimits({ area: 'jobs', id })
  if (ofAll === undefined) throw new Error('There is no limit for all')
  while ((await limiter.take([ofAll])) === 0);
  expect((await report({ details: 'The last.' }, '198.51.100.200')).statusCode).toBe(200)
  expect(messages.mails).toEqual([])
  const { rows } = await pool.query('select message from contact_message')
  expect(rows).toEqual([{ message: expect.stringContaining('The last.') }])
})

test('limits reports from one network address without blocking others', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 11; call += 1) {
    statuses.push((await report({}, '203.0.113.9')).statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect((await report({}, '203.0.113.10')).statusCode).toBe(200)
})
