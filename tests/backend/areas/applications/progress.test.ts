import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobApplications } from '@/backend/areas/applications/application-tables'
import {
  findExistingApplication,
  listUndeliverableApplications,
} from '@/backend/areas/applications/find-applications'
import { jobApplication } from '@/backend/db/schema/application'
import {
  applicationEndpoints,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import { provideApi } from '@/tests/support/app'
import {
  type Applicant,
  addApplicant,
  addVacancy,
  applyFor,
  listMails,
  readApplication,
  settleMail,
  withdrawApplication,
} from '@/tests/support/applications'
import { addCompanies, draftCompany, draftJob, first } from '@/tests/support/content'
import { addInternships } from '@/tests/support/studies'

const { db, api } = provideApi()
const noon = new Date('2026-03-10T05:00:00Z')
const later = new Date('2026-03-10T06:00:00Z')

let applicant: Applicant
let jobId = 0

beforeEach(async () => {
  api.clock.set(noon.toISOString())
  applicant = await addApplicant(api)
  jobId = await addVacancy(db)
})

const get = async (url: string) =>
  (await api.app.inject({ url, headers: { ...applicant.headers } })).json()
const readList = async (query = '') =>
  applicationEndpoints.list.reply.parse(await get(`/v1/application${query}`))
const readMarks = async () =>
  jobApplicationEndpoints.marks.reply.parse(await get('/v1/job-application/marks')).data

describe('the progress of an application', () => {
  test("is waiting, then delivered once the employer's mail server accepts the e-mail", async () => {
    const { id, ...sent } = await applyFor(api, applicant, jobId)
    expect(sent).toMatchObject({ state: 'waiting', deliveredAt: null })
    await settleMail(db, id, 'accepted', later)
    expect(await readApplication(api, applicant, id)).toMatchObject({
      state: 'delivered',
      deliveredAt: later.toISOString(),
    })
  })

  test.each(['dead', 'dropped'] as const)(
    'is undeliverable when the e-mail is %s, and the applicant is e-mailed once',
    async (state) => {
      const { id } = await applyFor(api, applicant, jobId)
      await settleMail(db, id, state, later)
      await settleMail(db, id, 'dropped', new Date('2026-04-10T06:00:00Z'))
      expect(await readApplication(api, applicant, id)).toMatchObject({
        state: 'undeliverable',
        undeliverableAt: later.toISOString(),
      })
      const subjects = (await listMails(db, applicant)).flatMap(({ mail }) => mail?.subject ?? [])
      expect(subjects.filter((subject) => subject.includes('did not arrive'))).toEqual([
        'Your application did not arrive: Site engineer',
      ])
    },
  )

  test('is delivered when an operator sends a failed e-mail again', async () => {
    const { id } = await applyFor(api, applicant, jobId)
    await settleMail(db, id, 'dead', later)
    await settleMail(db, id, 'accepted', new Date('2026-03-11T06:00:00Z'))
    expect(await readApplication(api, applicant, id)).toMatchObject({ state: 'delivered' })
    expect((await applyFor(api, applicant, jobId)).id).toBe(id)
  })

  test('starts again when the user applies after a failed delivery, and the old e-mail expires', async () => {
    const { id } = await applyFor(api, applicant, jobId)
    await settleMail(db, id, 'dead', later)
    api.clock.set('2026-03-11T05:00:00Z')
    const again = await applyFor(api, applicant, jobId)
    expect(again.id).not.toBe(id)
    const [old] = await listMails(db, applicant)
    expect(old).toMatchObject({ state: 'dead', expiresAt: new Date('2026-03-11T05:00:00Z') })
  })

  test("finds the application of the form's key, otherwise the current one of the listing", async () => {
    const [key, otherKey] = [randomUUID(), randomUUID()]
    const { id } = await applyFor(api, applicant, jobId, { key })
    await settleMail(db, id, 'dead', later)
    api.clock.set(later.toISOString())
    const again = await applyFor(api, applicant, jobId, { key: otherKey })
    const { accountId } = applicant
    const find = async (by: string | null) => {
      const found = await findExistingApplication(db, jobApplications, {
        accountId,
        listingId: jobId,
        key: by,
      })
      return found?.id
    }
    expect(await find(key)).toBe(id)
    for (const by of [otherKey, randomUUID(), null]) expect(await find(by)).toBe(again.id)
  })

  test('counts as arrived once opened, whatever became of the e-mail', async () => {
    const { id } = await applyFor(api, applicant, jobId)
    await settleMail(db, id, 'dead', later)
    await db.update(jobApplication).set({ openedAt: later }).where(eq(jobApplication.id, id))
    expect((await applyFor(api, applicant, jobId)).id).toBe(id)
  })

  test('lists failed deliveries of one applicant and one listing only', async () => {
    const [other, elsewhere] = [await addApplicant(api), await addVacancy(db)]
    const { id } = await applyFor(api, applicant, jobId)
    const ofOther = await applyFor(api, other, jobId)
    const forOther = await applyFor(api, applicant, elsewhere)
    for (const sent of [id, ofOther.id, forOther.id]) await settleMail(db, sent, 'dead', later)
    const { accountId } = applicant
    const lost = await listUndeliverableApplications(db, jobApplications, {
      accountId,
      listingId: jobId,
    })
    expect(lost).toEqual([{ id }])
  })

  test('is undeliverable for applications from before e-mails were sent, and they can be sent again', async () => {
    const { resumeId, accountId } = applicant
    const { rows } = await db.execute<{ file_id: string }>(
      `select file_id from resume where id = '${resumeId}'`,
    )
    const unsent = { accountId, listingId: jobId, resumeId, resumeFileId: rows[0]?.file_id ?? '' }
    const [old] = await db
      .insert(jobApplication)
      .values({ ...unsent, appliedAt: noon })
      .returning()
    expect(await readApplication(api, applicant, old?.id ?? '')).toMatchObject({
      state: 'undeliverable',
      undeliverableAt: noon.toISOString(),
    })
    expect((await applyFor(api, applicant, jobId)).id).not.toBe(old?.id)
  })
})

describe('GET /v1/application', () => {
  test('lists jobs and internships together, newest first, page by page', async () => {
    const job = await applyFor(api, applicant, jobId)
    const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'camp' })))
    const draft = draftJob({
      sourceRef: 'camp',
      companyId,
      closingDate: '2026-03-09',
      title: 'Aid',
    })
    const internshipId = first(await addInternships(db, { ...draft, closingDate: null }))
    api.clock.set(later.toISOString())
    const { headers, resumeId } = applicant
    const url = '/v1/internship-application'
    const payload = { internshipId, resumeId }
    const sent = await api.app.inject({ method: 'POST', url, headers: { ...headers }, payload })
    const all = await readList()
    expect(all).toMatchObject({ total: 2, totalIsExact: true })
    expect(all.data).toEqual([
      {
        id: sent.json().id,
        listing: {
          kind: 'internship',
          id: internshipId,
          title: 'Aid',
          company: expect.objectContaining({ id: companyId }),
          closingDate: null,
          status: 'open',
        },
        state: 'waiting',
        appliedAt: later.toISOString(),
        ...{ deliveredAt: null, openedAt: null, undeliverableAt: null, withdrawnAt: null },
      },
      expect.objectContaining({ id: job.id, listing: job.listing }),
    ])
    expect((await readList('?limit=1&offset=1')).data.map(({ id }) => id)).toEqual([job.id])
  })

  test('is empty for another user', async () => {
    await applyFor(api, applicant, jobId)
    applicant = await addApplicant(api)
    expect(await readList()).toMatchObject({ data: [], total: 0 })
  })
})

describe('application marks in lists', () => {
  test('show the newest application of each listing and no withdrawn ones', async () => {
    const other = await addVacancy(db)
    const gone = await addVacancy(db)
    const first = await applyFor(api, applicant, jobId)
    await settleMail(db, first.id, 'dead', later)
    await withdrawApplication(api, applicant, (await applyFor(api, applicant, gone)).id)
    api.clock.set(later.toISOString())
    const again = await applyFor(api, applicant, jobId)
    api.clock.set('2026-03-10T07:00:00Z')
    const last = await applyFor(api, applicant, other)
    expect(await readMarks()).toEqual([
      {
        listingId: other,
        applicationId: last.id,
        state: 'waiting',
        appliedAt: '2026-03-10T07:00:00.000Z',
      },
      {
        listingId: jobId,
        applicationId: again.id,
        state: 'waiting',
        appliedAt: later.toISOString(),
      },
    ])
  })
})
