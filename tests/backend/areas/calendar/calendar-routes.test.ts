import { beforeAll, describe, expect, test } from 'vitest'
import { calendarEndpoints } from '@/lib/contract/calendar/calendar-address'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { addInternships, addScholarships, draftScholarship } from '@/tests/support/studies'
import { signIn } from '@/tests/support/visitors'

const { db, pool, api } = provideApi()
const url = '/v1/calendar-address'

type Headers = Record<string, string>

const renew = async (headers: Headers) =>
  calendarEndpoints.renew.reply.parse(
    (await api.app.inject({ method: 'POST', url, headers })).json(),
  ).token
const end = (headers: Headers) => api.app.inject({ method: 'DELETE', url, headers })
const getAddress = async (headers: Headers) => (await api.app.inject({ url, headers })).json()
const read = (token: string) => api.app.inject(`/v1/calendar/${token}`)
const save = (headers: Headers, path: string) =>
  api.app.inject({ method: 'POST', url: `${path}/save`, headers })

const ids = { job: 0, endless: 0, closed: 0, internship: 0, scholarship: 0 }

beforeAll(async () => {
  const companyId = first(
    await addCompanies(db, draftCompany({ sourceRef: 'one', name: 'Sesan Fibre' })),
  )
  const draft = (sourceRef: string, closingDate: string | null) =>
    draftJob({ sourceRef, companyId, title: `Job ${sourceRef}`, place: 'Kep', closingDate })
  const [job = 0, endless = 0, closed = 0] = await addJobs(
    db,
    draft('one', '2026-04-01'),
    draft('endless', null),
    draft('closed', '2026-03-01'),
  )
  const internship = first(await addInternships(db, draft('trainee', '2026-05-01')))
  const scholarship = first(
    await addScholarships(
      db,
      draftScholarship({ sourceRef: 'award', provider: 'JICA', closingDate: '2026-06-01' }),
    ),
  )
  Object.assign(ids, { job, endless, closed, internship, scholarship })
})

async function saveAll(headers: Headers): Promise<void> {
  for (const id of [ids.job, ids.endless, ids.closed]) await save(headers, `/v1/job/${id}`)
  await save(headers, `/v1/internship/${ids.internship}`)
  await save(headers, `/v1/scholarship/${ids.scholarship}`)
}

describe('the calendar feed', () => {
  test('lists the closing dates of everything the user saved, and of nobody else', async () => {
    const user = await signIn(db)
    const other = await signIn(db)
    await saveAll(user)
    const { data } = calendarEndpoints.read.reply.parse((await read(await renew(user))).json())
    expect(data.map(({ area, id, closingDate }) => [area, id, closingDate])).toEqual([
      ['scholarships', ids.scholarship, '2026-06-01'],
      ['internships', ids.internship, '2026-05-01'],
      ['jobs', ids.job, '2026-04-01'],
      ['jobs', ids.closed, '2026-03-01'],
    ])
    expect(data[2]).toMatchObject({ title: 'Job one', place: 'Sesan Fibre · Kep' })
    expect(data[0]?.place).toMatch(/^JICA · /)
    expect((await read(await renew(other))).json()).toMatchObject({
      ...{ data: [], total: 0, offset: 0 },
    })
  })

  test('leaves out items that are no longer saved', async () => {
    const user = await signIn(db)
    await saveAll(user)
    const token = await renew(user)
    await api.app.inject({ method: 'DELETE', url: `/v1/job/${ids.job}/save`, headers: user })
    const listed = (await read(token)).json().data as { id: number; area: string }[]
    expect(listed.filter(({ area }) => area === 'jobs').map(({ id }) => id)).toEqual([ids.closed])
  })

  test('has one address at a time: a new one replaces it, and DELETE removes it', async () => {
    const user = await signIn(db)
    expect(await getAddress(user)).toEqual({ createdAt: null })
    const before = await renew(user)
    const after = await renew(user)
    expect((await read(before)).statusCode).toBe(404)
    expect((await read(after)).statusCode).toBe(200)
    expect(await getAddress(user)).toEqual({ createdAt: expect.any(String) })
    for (let times = 0; times < 2; times += 1) expect((await end(user)).statusCode).toBe(200)
    expect((await read(after)).statusCode).toBe(404)
    expect(await getAddress(user)).toEqual({ createdAt: null })
  })

  test('survives signing out and ends with the account', async () => {
    const user = await signIn(db)
    const token = await renew(user)
    await api.app.inject({ method: 'DELETE', url: '/v1/auth/logout', headers: user })
    expect((await read(token)).statusCode).toBe(200)
    const again = await signIn(db)
    const own = await renew(again)
    await api.app.inject({ method: 'DELETE', url: '/v1/profile?confirm=true', headers: again })
    expect((await read(own)).statusCode).toBe(404)
  })

  test('is read with a token that is stored only as a hash', async () => {
    const token = await renew(await signIn(db))
    const { rows } = await pool.query('select * from calendar_address')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is limited to sixty reads an hour for each address', async () => {
    const [one, other] = [await renew(await signIn(db)), await renew(await signIn(db))]
    for (let times = 0; times < 60; times += 1) expect((await read(one)).statusCode).toBe(200)
    expect((await read(one)).statusCode).toBe(429)
    expect((await read(other)).statusCode).toBe(200)
  })

  test('answers 404 for an unknown token and counts nothing against a limit', async () => {
    const madeUp = 'x'.repeat(43)
    for (let times = 0; times < 61; times += 1) expect((await read(madeUp)).statusCode).toBe(404)
  })

  test('is limited to twenty new addresses an hour', async () => {
    const user = await signIn(db)
    for (let times = 0; times < 20; times += 1) await renew(user)
    const refused = await api.app.inject({ method: 'POST', url, headers: user })
    expect(refused.statusCode).toBe(429)
  })
})
