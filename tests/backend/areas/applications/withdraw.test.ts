import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { tooManyApplications } from '@/backend/areas/applications/application-limits'
import { removeListing } from '@/backend/areas/listing/removal'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { job } from '@/backend/db/schema/vacancy'
import { applicationEndpoints } from '@/lib/contract/applications/application'
import { provideApi } from '@/tests/support/app'
import {
  type Applicant,
  addApplicant,
  addVacancy,
  applyFor,
  listMails,
  postApplication,
  readApplication,
  settleMail,
  withdrawApplication,
} from '@/tests/support/applications'

const { db, api } = provideApi()
const at = new Date('2026-03-10T05:10:00Z')

let applicant: Applicant
let jobId = 0
let id = ''

beforeEach(async () => {
  applicant = await addApplicant(api)
  jobId = await addVacancy(db)
  id = (await applyFor(api, applicant, jobId)).id
})

const withdraw = () => withdrawApplication(api, applicant, id)
const change = (set: Partial<typeof outgoingMessage.$inferInsert>) =>
  db
    .update(outgoingMessage)
    .set(set)
    .where(eq(outgoingMessage.key, `application:job:${id}`))
const listStates = async () =>
  (await listMails(db, applicant)).map(({ purpose, state }) => `${purpose} ${state}`)

describe('withdrawing an application', () => {
  test('drops an e-mail that was never tried, and the employer gets nothing', async () => {
    expect(await withdraw()).toMatchObject({
      state: 'withdrawn',
      withdrawnAt: '2026-03-10T05:00:00.000Z',
    })
    expect(await listStates()).toEqual(['application dropped', 'receipt waiting'])
  })

  test('tells the employer in a reply to the first e-mail when that was delivered', async () => {
    await settleMail(db, id, 'accepted', at)
    expect(await withdraw()).toMatchObject({ state: 'withdrawn', deliveredAt: at.toISOString() })
    const mails = await listMails(db, applicant)
    const sent = mails.find(({ purpose }) => purpose === 'application')
    const withdrawal = mails.find(({ purpose }) => purpose === 'withdrawal')?.mail
    expect(withdrawal).toMatchObject({
      to: 'jobs@employer.example',
      subject: 'Re: Application: Site engineer, Dara Sok',
      replyTo: applicant.email,
      inReplyTo: sent?.id,
    })
    expect(withdrawal?.text).toContain('Dara Sok has withdrawn the application for "Site engineer"')
  })

  test('tells the employer and stops retries when the first e-mail may have arrived', async () => {
    await change({ tries: 1 })
    await withdraw()
    expect(await listStates()).toEqual([
      'application dropped',
      'receipt waiting',
      'withdrawal waiting',
    ])
  })

  describe('while the e-mail is being sent', () => {
    beforeEach(async () => {
      const nextTryAt = new Date('2026-03-10T05:01:00Z')
      await change({ claimedBy: '00000000-0000-4000-8000-000000000001', nextTryAt })
      await withdraw()
    })

    test('lets the current try finish and starts no other', async () => {
      const [sent] = await listMails(db, applicant)
      expect(sent).toMatchObject({ state: 'waiting', expiresAt: api.clock.now() })
      expect(await listStates()).not.toContain('withdrawal waiting')
    })

    test.each([
      ['accepted', true],
      ['dropped', true],
      ['dead', false],
    ] as const)(
      'then the e-mail is %s: a withdrawal is sent to the employer: %s',
      async (state, isTold) => {
        await settleMail(db, id, state, at)
        expect((await listStates()).includes('withdrawal waiting')).toBe(isTold)
      },
    )
  })

  test('sends no withdrawal when the first e-mail was refused for good', async () => {
    await settleMail(db, id, 'dead', at)
    await withdraw()
    expect(await listStates()).not.toContain('withdrawal waiting')
  })

  test('is idempotent: it changes nothing and sends no second withdrawal', async () => {
    await settleMail(db, id, 'accepted', at)
    const first = await withdraw()
    api.clock.set('2026-03-11T05:00:00Z')
    expect(await Promise.all([withdraw(), withdraw()])).toEqual([first, first])
    expect((await listStates()).filter((each) => each.startsWith('withdrawal'))).toHaveLength(1)
  })
})

describe('after a withdrawal', () => {
  test('applying again creates a new application and a new e-mail', async () => {
    await withdraw()
    api.clock.set('2026-03-10T06:00:00Z')
    const again = await applyFor(api, applicant, jobId)
    expect(again.id).not.toBe(id)
    expect(again.state).toBe('waiting')
    expect((await listStates()).filter((each) => each === 'application waiting')).toHaveLength(1)
  })

  test('the same form key returns the withdrawn application', async () => {
    const key = '00000000-0000-4000-8000-000000000002'
    const other = await addVacancy(db)
    const sent = await applyFor(api, applicant, other, { key })
    await withdrawApplication(api, applicant, sent.id)
    expect(await applyFor(api, applicant, other, { key })).toMatchObject({
      id: sent.id,
      state: 'withdrawn',
    })
  })

  test('a fourth application within a day is refused with 429', async () => {
    await withdraw()
    for (const _ of [2, 3]) {
      const { id: next } = await applyFor(api, applicant, jobId)
      await withdrawApplication(api, applicant, next)
    }
    const { headers, resumeId } = applicant
    const response = await api.app.inject({
      method: 'POST',
      url: '/v1/job-application',
      headers: { ...headers },
      payload: { jobId, resumeId },
    })
    expect([response.statusCode, response.json().message]).toEqual([
      429,
      'You have sent many applications in a short time. You can send this one in 24 hours.',
    ])
    expect((await applyFor(api, await addApplicant(api), jobId)).state).toBe('waiting')
  })

  test.each([
    [1, 'a moment', 1],
    [60_000, '1 minute', 60],
    [60_001, '2 minutes', 61],
    [59 * 60_000, '59 minutes', 3540],
    [60 * 60_000, '1 hour', 3600],
    [60 * 60_000 + 1, '2 hours', 3601],
  ])('a wait of %i ms is shown as "%s"', (waitMs, words, retryAfter) => {
    const { message, details } = tooManyApplications(waitMs)
    expect(message).toMatch(new RegExp(` in ${words}\\.$`))
    expect(details).toEqual({ retryAfter })
  })
})

describe('an application for a listing that was taken down', () => {
  const TAKEN_DOWN = { id: 0, title: 'Site engineer', status: 'closed' }

  beforeEach(async () => {
    TAKEN_DOWN.id = jobId
    await removeListing(db, job, jobId, { now: at, because: null })
  })

  test('can still be read, listed and returned for a repeated request', async () => {
    expect((await readApplication(api, applicant, id)).listing).toMatchObject(TAKEN_DOWN)
    const { headers } = applicant
    const response = await api.app.inject({ url: '/v1/application', headers: { ...headers } })
    const { data, total } = applicationEndpoints.list.reply.parse(response.json())
    expect([data.map(({ listing }) => listing), total]).toMatchObject([[TAKEN_DOWN], 1])
    expect(await applyFor(api, applicant, jobId)).toMatchObject({ id, listing: TAKEN_DOWN })
  })

  test('cannot be sent by another user', async () => {
    const response = await postApplication(api, await addApplicant(api), jobId)
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      'There is no such vacancy.',
    ])
  })

  test('can be withdrawn', async () => {
    expect(await withdraw()).toMatchObject({ state: 'withdrawn', listing: TAKEN_DOWN })
  })
})
