import { beforeEach, describe, expect, test } from 'vitest'
import {
  getReceivedApplication,
  recordApplicationOpened,
} from '@/backend/areas/applications/received-applications'
import { provideApi } from '@/tests/support/app'
import {
  type Applicant,
  addApplicant,
  addVacancy,
  applyFor,
  readApplication,
  requireToken,
  withdrawApplication,
} from '@/tests/support/applications'
import { samplePdf } from '@/tests/support/sample-files'
import { addFile, addResumeOf } from '@/tests/support/uploads'

const { db, pool, api } = provideApi()

let applicant: Applicant
let id = ''
let token = ''

beforeEach(async () => {
  const somebody = await addApplicant(api)
  const headers = { ...somebody.headers }
  const resumeId = await addResumeOf(api.app, headers, samplePdf('the CV'))
  applicant = { ...somebody, resumeId }
  const coverLetterFileId = await addFile(api.app, headers, samplePdf('the letter'))
  const note = 'I know <b>the site</b>.'
  id = (await applyFor(api, applicant, await addVacancy(db), { coverLetterFileId, note })).id
  token = await requireToken(db, applicant)
})

const url = (path = '') => `/v1/received-application${path}?token=${token}`
const ask = () => api.app.inject({ url: url() })
const open = () => api.app.inject({ method: 'POST', url: url() })
const save = (file: string) =>
  api.app.inject({ method: 'POST', url: `${url('/file')}&file=${file}` })
const readState = async () => (await readApplication(api, applicant, id)).state

describe("the employer's link", () => {
  test('shows a confirmation page that names no applicant and changes nothing', async () => {
    const page = await ask()
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    expect(page.body).toContain(
      'For "Site engineer" at Sesan Bridges. You can read it here until 9 Apr 2026',
    )
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(page.body).toContain('<form method="post"><button type="submit">Open the application')
    expect(page.body).not.toContain('Dara')
    expect(await readState()).toBe('waiting')
  })

  test('shows the answers after confirmation and marks the application as opened once', async () => {
    const other = await addApplicant(api)
    const unopened = await applyFor(api, other, await addVacancy(db))
    api.clock.set('2026-03-12T05:00:00Z')
    const page = await open()
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('<dt>Name</dt><dd>Dara Sok</dd>')
    expect(page.body).toContain('I know &lt;b&gt;the site&lt;/b&gt;.')
    api.clock.set('2026-03-13T05:00:00Z')
    await open()
    expect(await readApplication(api, applicant, id)).toMatchObject({
      state: 'opened',
      openedAt: '2026-03-12T05:00:00.000Z',
    })
    expect((await readApplication(api, other, unopened.id)).state).toBe('waiting')
  })

  test('serves the files byte for byte as downloads that are not cached', async () => {
    for (const [file, label] of [
      ['resume', 'the CV'],
      ['letter', 'the letter'],
    ] as const) {
      const saved = await save(file)
      expect(saved.rawPayload.equals(samplePdf(label))).toBe(true)
      expect(saved.headers).toMatchObject({
        'content-disposition': expect.stringContaining('attachment; filename="cv.pdf"'),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
    expect((await open()).body).toContain(
      `action="/upstream/v1/received-application/file?token=${token}&amp;file=letter"`,
    )
  })

  test('still serves the CV after it was deleted from the profile', async () => {
    const headers = { ...applicant.headers }
    const { resumeId } = applicant
    await api.app.inject({ method: 'DELETE', url: `/v1/resume/${resumeId}`, headers })
    expect((await save('resume')).rawPayload.equals(samplePdf('the CV'))).toBe(true)
  })

  test('expires after thirty days', async () => {
    api.clock.set('2026-04-09T16:59:59Z')
    expect((await ask()).statusCode).toBe(200)
    api.clock.set('2026-04-09T17:00:00Z')
    for (const answer of [await ask(), await open(), await save('resume')]) {
      expect([answer.statusCode, answer.body]).toEqual([
        404,
        expect.stringContaining('There is no such application, or its link has ended.'),
      ])
    }
  })

  test('shows nothing once the application is withdrawn', async () => {
    const received = await getReceivedApplication(db, token, api.clock.now())
    await withdrawApplication(api, applicant, id)
    // As for a person who submitted a moment earlier.
    if (received !== null) await recordApplicationOpened(db, received, api.clock.now())
    expect((await readApplication(api, applicant, id)).openedAt).toBeNull()
    for (const page of [await ask(), await open()]) {
      expect(page.body).toContain('This application was withdrawn')
      expect(page.body).not.toContain('Dara')
    }
    expect((await save('resume')).statusCode).toBe(404)
    expect(await readState()).toBe('withdrawn')
  })

  test('answers 404 for an unknown token and 400 for a malformed one', async () => {
    token = 'a'.repeat(43)
    for (const answer of [await ask(), await open(), await save('resume')]) {
      expect(answer.statusCode).toBe(404)
    }
    token = 'a'
    expect((await ask()).statusCode).toBe(400)
  })

  test('is stored only as a hash', async () => {
    const { rows } = await pool.query('select * from job_application where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('answers 429 after 120 calls from one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const answers = []
    for (let tries = 0; tries < 121; tries += 1) {
      answers.push(await api.app.inject({ url: url(), headers }))
    }
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.at(-2)?.statusCode).toBe(200)
  })
})

test('answers 404 for a cover letter that was not sent', async () => {
  const other = await addApplicant(api)
  await applyFor(api, other, await addVacancy(db))
  token = await requireToken(db, other)
  expect((await save('letter')).statusCode).toBe(404)
  expect((await open()).body).not.toContain('letter')
})
