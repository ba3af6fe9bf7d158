import { beforeAll, describe, expect, test } from 'vitest'
import { internshipEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { addInternships } from '@/tests/support/studies'

const { db, api } = provideApi({ lookups: true })

let ids: number[] = []

/** One more than the highest limit. */
const MANY = Array.from({ length: 26 }, (_, index) => index + 1).join()

beforeAll(async () => {
  const companyId = first(
    await addCompanies(db, draftCompany({ sourceRef: 'c', name: 'Water Co', companyTypeId: 2 })),
  )
  await addJobs(db, draftJob({ sourceRef: 'job', companyId, title: 'Water Job' }))
  ids = await addInternships(
    db,
    draftJob({
      sourceRef: 'whole',
      companyId,
      title: 'Hydraulics Intern',
      categoryId: 1,
      locationId: 2,
      otherLocationIds: [3],
      typeId: 1,
      levelId: 1,
      payMin: 100,
      payMax: 150,
      payCurrency: 'USD',
      closingDate: '2026-03-10',
      majorIds: [1],
    }),
    draftJob({ sourceRef: 'alike', companyId, majorIds: [1] }),
    draftJob({ sourceRef: 'closed', companyId, closingDate: '2026-03-09' }),
  )
})

const get = (url: string) => api.app.inject(url)

describe('GET /v1/internship', () => {
  test('lists open internships, and no jobs', async () => {
    const page = internshipEndpoints.list.reply.parse((await get('/v1/internship')).json())
    expect(page).toMatchObject({ total: 2, totalIsExact: true, closingThisWeek: 1 })
    expect(page.data.map(({ id }) => id).toSorted()).toEqual([ids[0], ids[1]])
  })

  test('finds words, misspelt ones included', async () => {
    for (const text of ['hydraulics intern', 'hydrulics', 'water']) {
      const found = (await get(`/v1/internship?searchText=${text}`)).json()
      expect(
        found.data.map(({ id }: { id: number }) => id),
        text,
      ).toContain(ids[0])
    }
    expect((await get('/v1/internship?searchText=python')).json().total).toBe(0)
  })

  test.each([
    ['categoryId=1', 1],
    ['majorId=1', 2],
    ['companyTypeId=2', 2],
    ['salaryId=1', 1],
    ['typeId=2', 0],
    ['levelId=1', 1],
    ['locationId=2', 1],
    ['locationId=3&locationId=2', 1],
    ['locationId=3,2', 1],
    ['locationId=1', 0],
    ['companyId=2147483647', 0],
  ])('filters by %s', async (query, total) => {
    expect((await get(`/v1/internship?${query}`)).json().total).toBe(total)
  })

  test.each([
    'limit=0',
    'offset=10001',
    'majorId=x',
    'majorId=1,2',
    'locationId=1,x',
    `locationId=${MANY}`,
    'sort=random',
    'searchText=a%00b',
  ])('refuses %s', async (query) => {
    const response = await get(`/v1/internship?${query}`)
    expect([response.statusCode, response.json().errors[0].path]).toEqual([
      400,
      query.split('=')[0],
    ])
  })
})

describe('GET /v1/internship/{id}', () => {
  test('returns the whole internship', async () => {
    const body = internshipEndpoints.get.reply.parse((await get(`/v1/internship/${ids[0]}`)).json())
    expect(body).toMatchObject({
      title: 'Hydraulics Intern',
      company: { name: 'Water Co' },
      pay: { min: 100, max: 150, currency: 'USD', period: 'month' },
      salary: { id: 1 },
      majors: [{ name: 'Civil engineering' }],
      status: 'open',
      views: 0,
    })
  })

  test('returns a closed internship', async () => {
    expect((await get(`/v1/internship/${ids[2]}`)).json().status).toBe('closed')
  })

  test('answers 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await get('/v1/internship/2147483647')).json()).toEqual({
      statusCode: 404,
      message: 'There is no such internship.',
    })
    expect((await get('/v1/internship/0')).statusCode).toBe(400)
  })
})

test('GET /v1/internship/{id}/similar lists those with a shared major, category or employer', async () => {
  const response = await get(`/v1/internship/${ids[0]}/similar`)
  const { data } = internshipEndpoints.similar.reply.parse(response.json())
  expect(data.map(({ id }) => id)).toEqual([ids[1]])
  expect((await get('/v1/internship/999999/similar')).statusCode).toBe(404)
})

test('GET /v1/internship/broader counts the results without each filter', async () => {
  const response = await get('/v1/internship/broader?majorId=1&categoryId=9')
  expect(internshipEndpoints.broader.reply.parse(response.json())).toEqual({
    without: [{ filter: 'categoryId', total: 2, totalIsExact: true }],
    only: [],
  })
  expect((await get('/v1/internship/broader?typeId=x')).statusCode).toBe(400)
})

test('GET /v1/internship/facets counts each value under the other filters', async () => {
  const response = await get('/v1/internship/facets?majorId=1')
  expect(internshipEndpoints.facets.reply.parse(response.json())).toMatchObject({
    majorId: [{ id: 1, count: 2 }],
    categoryId: [{ id: 1, count: 1 }],
    companyTypeId: [{ id: 2, count: 2 }],
  })
  expect((await get('/v1/internship/facets?typeId=x')).statusCode).toBe(400)
})
