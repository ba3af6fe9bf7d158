import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { setting } from '@/backend/db/schema/content'
import { location } from '@/backend/db/schema/lookups'
import { khmerNameEndpoints } from '@/lib/contract/khmer-names/khmer-name'
import { settingEndpoints, siteCountsEndpoints } from '@/lib/contract/site/site'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'

const { db, api } = provideApi({ lookups: true })
let companyIds: number[] = []

beforeAll(async () => {
  await db.insert(setting).values([
    { key: 'Email', value: 'hello@visvakor.example', position: 2 },
    { key: 'Logo', url: '/logo.svg', position: 1 },
  ])
  companyIds = await addCompanies(
    db,
    draftCompany({ sourceRef: 'quiet', name: 'A quiet one', featured: true }),
    draftCompany({ sourceRef: 'busy', name: 'Busy', featured: true, website: 'https://b.example' }),
    draftCompany({ sourceRef: 'plain' }),
    draftCompany({ sourceRef: 'ministry', kind: 'ministry', featured: true }),
  )
  const busy = companyIds[1] ?? 0
  await addJobs(
    db,
    draftJob({ sourceRef: '1', companyId: busy, categoryId: 1, locationId: 1 }),
    draftJob({ sourceRef: '2', companyId: busy, categoryId: 1, closingDate: '2026-03-17' }),
    draftJob({ sourceRef: '3', companyId: busy, categoryId: 1, closingDate: '2026-03-09' }),
  )
})

const get = async (url: string) => {
  const response = await api.app.inject(url)
  return { status: response.statusCode, body: response.json() }
}

describe('lookup lists', () => {
  test.each([
    ['/v1/company-types', ['Contractor', 'Utility', 'Consultancy']],
    ['/v1/job-types', ['Full-time', 'Part-time', 'Contract']],
    ['/v1/job-levels', ['Junior', 'Middle', 'Senior']],
    ['/v1/job-locations', ['Phnom Penh', 'Kampot', 'Siem Reap']],
    ['/v1/job-salary', ['Up to $300', '$300–$799', '$800 and more']],
    ['/v1/job-gender', ['Any', 'Female', 'Male']],
    ['/v1/marital-status', ['Any', 'Single', 'Married']],
    ['/v1/job-qualifications', ['Associate', 'Bachelor', 'Master']],
    ['/v1/user-major', ['Civil engineering', 'Power engineering', 'Computer science']],
  ])('%s lists its values in order, with paging', async (path, names) => {
    const { status, body } = await get(path)
    expect([status, body.total, body.limit]).toEqual([200, 3, 100])
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names)
    const { body: page } = await get(`${path}?limit=1&offset=1`)
    expect(page).toMatchObject({ total: 3, limit: 1, offset: 1, data: [{ name: names[1] }] })
    expect((await get(`${path}?limit=0`)).status).toBe(400)
  })

  test('Khmer names are listed by filter and id', async () => {
    await db.update(location).set({ nameKm: 'កំពត' }).where(eq(location.name, 'Kampot'))
    const { status, body } = await get('/v1/khmer-names')
    expect(status).toBe(200)
    const names = khmerNameEndpoints.list.reply.parse(body)
    const kampot = (await get('/v1/job-locations')).body.data[1]
    expect(names.locationId?.[kampot.id]).toBe('កំពត')
    expect(names.departmentId).toEqual({})
  })

  test('places have codes and pay bands have bounds', async () => {
    expect((await get('/v1/job-locations')).body.data[1].code).toBe('KH-7')
    expect((await get('/v1/job-salary')).body.data[1]).toMatchObject({ min: 300, max: 799 })
  })
})

describe('categories', () => {
  test('are listed by name with their numbers of open vacancies', async () => {
    const { body } = await get('/v1/category')
    expect(body.data).toMatchObject([
      { name: 'Civil', openJobs: 2 },
      { name: 'Electrical', openJobs: 0 },
      { name: 'Software', openJobs: 0 },
    ])
  })

  test('are read by id; an unknown id is answered 404 and an invalid one 400', async () => {
    expect((await get('/v1/category/1')).body).toMatchObject({ name: 'Civil', openJobs: 2 })
    expect((await get('/v1/category/77')).status).toBe(404)
    expect((await get('/v1/category/x')).status).toBe(400)
  })
})

describe('employers', () => {
  test('are listed by kind when featured, those with the most open jobs first', async () => {
    const { body } = await get('/v1/company/featured')
    expect(body.data).toMatchObject([
      { name: 'Busy', openJobs: 2, logo: null },
      { name: 'A quiet one', openJobs: 0 },
    ])
    const { body: ministries } = await get('/v1/company/ministry-featured')
    expect(ministries).toMatchObject({ total: 1, offset: 0, data: [{ name: 'Company ministry' }] })
  })

  test('are read by id; an unknown id is answered 404 and an invalid one 400', async () => {
    const { body } = await get(`/v1/company/${companyIds[1]}`)
    expect(body).toMatchObject({ kind: 'company', website: 'https://b.example/', openJobs: 2 })
    expect((await get('/v1/company/777777')).status).toBe(404)
    expect((await get('/v1/company/x')).status).toBe(400)
  })
})

test('settings are listed in the order set by operators', async () => {
  const { body } = await get('/v1/setting')
  expect(body.offset).toBe(0)
  expect(settingEndpoints.list.reply.parse(body).data).toEqual([
    { key: 'Logo', value: null, url: '/logo.svg' },
    { key: 'Email', value: 'hello@visvakor.example', url: null },
  ])
})

test('the dashboard counts open listings', async () => {
  const { body } = await get('/v1/dashboard')
  expect(siteCountsEndpoints.get.reply.parse(body)).toEqual({
    openJobs: 2,
    jobsClosingThisWeek: 1,
    openInternships: 0,
    openScholarships: 0,
    majors: 0,
    universities: 0,
    employers: 1,
    employersIsExact: true,
    provinces: 1,
  })
})
