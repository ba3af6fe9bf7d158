import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteUnusedFiles } from '@/backend/areas/files/files'
import { file } from '@/backend/db/schema/file'
import {
  internshipApplicationEndpoints,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { samplePhoto } from '@/tests/support/sample-files'
import { addInternships } from '@/tests/support/studies'
import { addFile, addResumeOf } from '@/tests/support/uploads'
import { install, signIn } from '@/tests/support/visitors'

const { db, pool, api } = provideApi()
const CONTACT = { name: 'Dara Sok', email: 'dara@example.com' }
const MISSING = '00000000-0000-4000-8000-000000000000'

let listings = { jobId: [0, 0], internshipId: [0, 0] }
let headers: Record<string, string> = {}
let resumeId = ''

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  const drafts = [
    draftJob({ sourceRef: 'open', companyId, closingDate: '2026-03-10' }),
    draftJob({ sourceRef: 'closed', companyId, closingDate: '2026-03-09' }),
  ]
  listings = {
    jobId: await addJobs(db, ...drafts),
    internshipId: await addInternships(db, ...drafts),
  }
})

beforeEach(async () => {
  headers = await signIn(db)
  resumeId = await addResumeOf(api.app, headers)
})

describe.each([
  ['/v1/job-application', 'jobId', jobApplicationEndpoints.send, 'vacancy'],
  ['/v1/internship-application', 'internshipId', internshipApplicationEndpoints.send, 'internship'],
] as const)('POST %s', (url, key, endpoint, name) => {
  const open = () => listings[key][0]
  const post = (payload: object, by = headers) =>
    api.app.inject({ method: 'POST', url, headers: by, payload: { ...CONTACT, ...payload } })
  const count = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from ${endpoint.path.slice(4).replace('-', '_')}`,
    )
    return rows[0].count as number
  }

  test('answers 503 and stores nothing while the disk of the database is full', async () => {
    const table = endpoint.path.slice(4).replace('-', '_')
    await pool.query(`create or replace function fill_up() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    await pool.query(`create trigger full_disk after insert on ${table} execute function fill_up()`)
    const before = await count()
    const refused = await post({ [key]: open(), resumeId })
    await pool.query(`drop trigger full_disk on ${table}`)
    expect(refused.json()).toEqual({
      statusCode: 503,
      message: 'The service is busy. Please try again in a moment.',
    })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(await count()).toBe(before)
    expect((await post({ [key]: open(), resumeId })).statusCode).toBe(200)
  })

  test('stores the résumé, the cover letter and the note', async () => {
    const letter = { name: 'letter.pdf' }
    const coverLetterFileId = await addFile(api.app, headers)
    await pool.query(`update file set name = $1 where id = $2`, [letter.name, coverLetterFileId])
    const response = await post({ [key]: open(), resumeId, coverLetterFileId, note: ' Hello ' })
    expect(endpoint.reply.parse(response.json())).toMatchObject({
      [key]: open(),
      resumeId,
      coverLetterFileId,
      resumeName: 'cv.pdf',
      coverLetterName: letter.name,
      note: 'Hello',
      appliedAt: '2026-03-10T05:00:00.000Z',
    })
    const { rows } = await pool.query('select is_temporary from file where id = $1', [
      coverLetterFileId,
    ])
    expect(rows).toEqual([{ is_temporary: false }])
    await pool.query('delete from outgoing_message')
    expect(await deleteUnusedFiles(db, eq(file.id, coverLetterFileId))).toEqual([])
  })

  test('returns the first application when the user applies again, even after the closing date', async () => {
    const before = await count()
    const one = await post({ [key]: open(), resumeId, note: 'first' })
    api.clock.set('2026-03-20T05:00:00Z')
    const other = await post({ [key]: open(), resumeId: MISSING, note: 'second' })
    const sent = one.json()
    expect(other.json()).toEqual({ ...sent, listing: { ...sent.listing, status: 'closed' } })
    expect(await count()).toBe(before + 1)
  })

  test('creates one application for twenty simultaneous requests and gives all the same answer', async () => {
    const before = await count()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post({ [key]: open(), resumeId })),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(await count()).toBe(before + 1)
  })

  test('accepts applications until midnight of the closing date in Phnom Penh, then answers 409', async () => {
    api.clock.set('2026-03-10T16:59:59Z')
    expect((await post({ [key]: open(), resumeId })).statusCode).toBe(200)
    api.clock.set('2026-03-10T17:00:00Z')
    const late = await signIn(db)
    const lateResume = await addResumeOf(api.app, late)
    expect((await post({ [key]: open(), resumeId: lateResume }, late)).json()).toEqual({
      statusCode: 409,
      message: `This ${name} is closed and no longer accepts applications.`,
    })
    expect((await post({ [key]: listings[key][1], resumeId })).statusCode).toBe(409)
  })

  test("answers 404 alike for another user's file and a missing one, and writes nothing", async () => {
    const other = await signIn(db)
    const foreignResume = await addResumeOf(api.app, other)
    const foreignFile = await addFile(api.app, other)
    const photo = await addFile(api.app, headers, await samplePhoto())
    const before = await count()
    const pairs = [
      [{ resumeId: foreignResume }, { resumeId: MISSING }, 'There is no such résumé.'],
      [
        { resumeId, coverLetterFileId: foreignFile },
        { resumeId, coverLetterFileId: MISSING },
        'There is no such cover letter.',
      ],
      [
        { resumeId, coverLetterFileId: photo },
        { resumeId, coverLetterFileId: MISSING },
        'There is no such cover letter.',
      ],
    ] as const
    for (const [foreign, missing, message] of pairs) {
      const answers = [
        await post({ [key]: open(), ...foreign }),
        await post({ [key]: open(), ...missing }),
      ]
      for (const answer of answers) expect(answer.json()).toEqual({ statusCode: 404, message })
    }
    expect((await post({ [key]: 999_999, resumeId })).json()).toEqual({
      statusCode: 404,
      message: `There is no such ${name}.`,
    })
    expect(await count()).toBe(before)
  })

  test('lets only the applicant read, list and withdraw the application', async () => {
    const sent = (await post({ [key]: open(), resumeId })).json()
    const own = `${url}/${sent.id}`
    const read = async (path: string, by = headers) =>
      (await api.app.inject({ url: path, headers: by })).json()
    const withdraw = async (by = headers) =>
      (await api.app.inject({ method: 'DELETE', url: own, headers: by })).json()
    const otherUser = await signIn(db)
    const missing = { statusCode: 404, message: 'There is no such application.' }
    expect(await read(own)).toEqual(sent)
    expect([await read(own, otherUser), await withdraw(otherUser)]).toEqual([missing, missing])
    const mark = { listingId: open(), applicationId: sent.id, state: 'waiting' }
    expect(await read(`${url}/marks`)).toEqual({ data: [{ ...mark, appliedAt: sent.appliedAt }] })
    expect(await read(`${url}/marks`, otherUser)).toEqual({ data: [] })
    const at = '2026-03-10T05:00:00.000Z'
    expect(await withdraw()).toEqual({ ...sent, state: 'withdrawn', withdrawnAt: at })
    expect(await read(`${url}/marks`)).toEqual({ data: [] })
  })

  test.each([
    [{}],
    [{ resumeId: 'x' }],
    [{ resumeId: 7 }],
    [{ note: 'a'.repeat(2001) }],
    [{ note: 'a\u0000' }],
    [{ coverLetterFileId: '../x' }],
    [{ accountId: MISSING }],
  ])('rejects %o with 400', async (wrong) => {
    const payload = 'resumeId' in wrong ? wrong : { resumeId, ...wrong }
    const answer = await post(Object.keys(wrong).length === 0 ? {} : { [key]: open(), ...payload })
    expect(answer.statusCode).toBe(400)
  })

  test('keeps the application and its file when the résumé is deleted', async () => {
    const sent = (await post({ [key]: open(), resumeId })).json()
    await api.app.inject({ method: 'DELETE', url: `/v1/resume/${resumeId}`, headers })
    const again = (await post({ [key]: open(), resumeId: MISSING })).json()
    expect(again).toEqual({ ...sent, resumeId: null })
    const { rows } = await pool.query(
      `select f.id from file f join account a on a.id = f.account_id
       join session s on s.account_id = a.id where s.token_hash = encode(sha256($1), 'hex')`,
      [Buffer.from(headers['x-session-token'] ?? '')],
    )
    expect(rows).toHaveLength(1)
  })

  test('answers 900 without a live session and 650 for an unknown installation', async () => {
    const revoked = await signIn(db, { revokedAt: new Date('2026-03-09T00:00:00Z') })
    for (const by of [{}, revoked]) {
      expect((await post({ [key]: open(), resumeId }, by)).statusCode).toBe(900)
    }
    const unknown = { ...headers, 'x-installation-id': MISSING }
    expect((await post({ [key]: open(), resumeId }, unknown)).statusCode).toBe(650)
    const known = { ...headers, ...(await install(db)) }
    expect((await post({ [key]: open(), resumeId }, known)).statusCode).toBe(200)
  })
})
