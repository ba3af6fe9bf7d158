import { beforeAll, describe, expect, test } from 'vitest'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { majorEndpoints } from '@/lib/contract/studies/major'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { addInternships, addMajors, draftMajor, fillDepartments } from '@/tests/support/studies'

const { db, api } = provideApi({ lookups: true })

const [CIVIL, POWER] = [1, 2]
const [JUNIOR, MIDDLE] = [1, 2]
const [CAPITAL, KAMPOT] = [1, 2]
let bassac = 0
let kampot = 0
let idle = 0

beforeAll(async () => {
  await fillDepartments(db)
  await addMajors(
    db,
    draftMajor({ sourceRef: 'civil', majorId: CIVIL }),
    draftMajor({ sourceRef: 'power', majorId: POWER }),
  )
  const ids = await addCompanies(
    db,
    draftCompany({ sourceRef: 'b', name: 'Bassac Power', companyTypeId: 2 }),
    draftCompany({ sourceRef: 'k', name: 'Kampot Cement', logoUrl: '/k.png' }),
    draftCompany({ sourceRef: 'i', name: 'Idle' }),
  )
  ;[bassac = 0, kampot = 0, idle = 0] = ids
  const usd = (payMin: number | null, payMax: number | null) => ({
    payMin,
    payMax,
    payCurrency: 'USD' as const,
  })
  const civil = { companyId: bassac, majorIds: [CIVIL], locationId: CAPITAL }
  const junior = { ...civil, levelId: JUNIOR, categoryId: 1, qualificationId: 2 }
  await addJobs(
    db,
    draftJob({ ...junior, sourceRef: '1', ...usd(300, 500) }),
    draftJob({ ...junior, sourceRef: '2', ...usd(400, null), locationId: KAMPOT }),
    // 600 dollars.
    draftJob({ ...junior, sourceRef: '3', payMin: 2_400_000, payMax: null, payCurrency: 'KHR' }),
    draftJob({ ...junior, sourceRef: '4' }),
    draftJob({ ...civil, sourceRef: '5', levelId: MIDDLE, ...usd(null, 1000) }),
    draftJob({ ...civil, sourceRef: '6', levelId: MIDDLE, ...usd(900, 1100), companyId: kampot }),
    draftJob({ ...civil, sourceRef: 'closed', ...usd(1, 9000), closingDate: '2026-03-09' }),
    draftJob({ ...civil, sourceRef: 'p1', majorIds: [POWER], ...usd(700, 800) }),
    draftJob({ ...civil, sourceRef: 'p2', majorIds: [POWER], ...usd(700, 800) }),
  )
  await addInternships(
    db,
    draftJob({ ...junior, sourceRef: 'i1', ...usd(1, 2), majorIds: [CIVIL, POWER] }),
    draftJob({ ...civil, sourceRef: 'closed', closingDate: '2026-03-09' }),
  )
})

const get = (url: string) => api.app.inject(url)

describe('GET /v1/major/{id}/hiring', () => {
  const read = async (id: number) =>
    majorEndpoints.hiring.reply.parse((await get(`/v1/major/${id}/hiring`)).json())

  test('returns the pay of open jobs in dollars, in all and for each level with at least three values', async () => {
    expect((await read(CIVIL)).pay).toEqual({
      all: { lowest: 300, median: 600, highest: 1100, paid: 5, open: 6 },
      levels: [
        {
          level: { id: JUNIOR, name: 'Junior' },
          lowest: 300,
          median: 400,
          highest: 600,
          paid: 3,
          open: 4,
        },
      ],
    })
  })

  test('returns no pay when only two jobs state it', async () => {
    const { open, pay } = await read(POWER)
    expect({ open, pay }).toEqual({ open: 2, pay: { all: null, levels: [] } })
  })

  test('lists the employers, those with the most open jobs first', async () => {
    expect(await read(CIVIL)).toMatchObject({
      open: 6,
      openIsExact: true,
      employersInAll: 2,
      employers: [
        { id: bassac, name: 'Bassac Power', logo: null, type: { name: 'Utility' }, openJobs: 5 },
        { id: kampot, name: 'Kampot Cement', logo: { url: '/k.png' }, type: null, openJobs: 1 },
      ],
    })
  })

  test('answers 404 for a major without a page and 400 for an invalid id', async () => {
    expect((await get('/v1/major/3/hiring')).statusCode).toBe(404)
    expect((await get('/v1/major/x/hiring')).statusCode).toBe(400)
  })
})

describe('GET /v1/company/{id}/hiring', () => {
  const read = async (id: number) =>
    companyEndpoints.hiring.reply.parse((await get(`/v1/company/${id}/hiring`)).json())

  test('counts open jobs and internships by place, field, level, degree and major', async () => {
    const tally = (id: number, name: string, openJobs: number, openInternships: number) => ({
      id,
      name,
      openJobs,
      openInternships,
    })
    expect(await read(bassac)).toMatchObject({
      open: 8,
      openIsExact: true,
      places: [
        { ...tally(CAPITAL, 'Phnom Penh', 6, 1), code: 'KH-12' },
        { ...tally(KAMPOT, 'Kampot', 1, 0), code: 'KH-7' },
      ],
      fields: [tally(1, 'Civil', 4, 1)],
      levels: [tally(JUNIOR, 'Junior', 4, 1), tally(MIDDLE, 'Middle', 1, 0)],
      qualifications: [tally(2, 'Bachelor', 4, 1)],
      majors: [tally(CIVIL, 'Civil engineering', 5, 1), tally(POWER, 'Power engineering', 2, 1)],
    })
  })

  test('counts the same as the job listing', async () => {
    const { places } = await read(bassac)
    for (const { id, openJobs } of places) {
      const url = `/v1/job?companyId=${bassac}&locationId=${id}`
      expect((await get(url)).json().total).toBe(openJobs)
    }
  })

  test('includes the pay of jobs, not of internships', async () => {
    expect((await read(bassac)).pay.all).toEqual({
      lowest: 300,
      median: 675,
      highest: 1000,
      paid: 6,
      open: 7,
    })
  })

  test('is empty for an employer with nothing open', async () => {
    expect(await read(idle)).toEqual({
      open: 0,
      openIsExact: true,
      pay: { all: null, levels: [] },
      places: [],
      fields: [],
      levels: [],
      qualifications: [],
      majors: [],
    })
  })

  test('answers 404 for an unknown employer and 400 for an invalid id', async () => {
    expect((await get('/v1/company/999999/hiring')).statusCode).toBe(404)
    expect((await get('/v1/company/x/hiring')).statusCode).toBe(400)
  })
})
