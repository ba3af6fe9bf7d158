import { beforeAll, describe, expect, test } from 'vitest'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'

const { db, api } = provideApi({ lookups: true })

let ids: number[] = []

beforeAll(async () => {
  const [power = 0, other = 0] = await addCompanies(
    db,
    draftCompany({
      sourceRef: 'power',
      name: 'Power Co',
      companyTypeId: 2,
      locationId: 1,
      description: 'Who we are.',
      website: 'https://power.example',
      logoUrl: '/logos/power.png',
    }),
    draftCompany({ sourceRef: 'other' }),
  )
  ids = await addJobs(
    db,
    draftJob({
      sourceRef: 'whole',
      companyId: power,
      title: 'Grid Engineer',
      categoryId: 2,
      locationId: 2,
      place: 'Kampot town',
      typeId: 1,
      levelId: 3,
      qualificationId: 2,
      genderId: 1,
      payMin: 600,
      payMax: 900,
      payCurrency: 'USD',
      positions: 2,
      requirements: 'A degree.',
      benefits: 'Lunch.',
      howToApply: 'Write to us.',
      applyUrl: 'https://power.example/apply',
      closingDate: '2026-03-10',
      majorIds: [2, 1],
    }),
    draftJob({ sourceRef: 'same-major', companyId: other, majorIds: [2] }),
    draftJob({ sourceRef: 'same-category', companyId: other, categoryId: 2 }),
    draftJob({ sourceRef: 'unlike', companyId: other, categoryId: 3, majorIds: [3] }),
    draftJob({ sourceRef: 'closed', companyId: power, majorIds: [2], closingDate: '2026-03-09' }),
  )
})

const get = (url: string) => api.app.inject(url)

describe('GET /v1/job', () => {
  test('lists open vacancies with all fields of a card', async () => {
    const response = await get('/v1/job?levelId=3')
    expect(response.statusCode).toBe(200)
    expect(jobEndpoints.list.reply.parse(response.json())).toMatchObject({
      total: 1,
      totalIsExact: true,
      closingThisWeek: 1,
      closingIsExact: true,
      limit: 20,
      offset: 0,
      data: [
        {
          title: 'Grid Engineer',
          company: { name: 'Power Co', logo: { url: '/logos/power.png' } },
          place: 'Kampot town',
          location: { name: 'Kampot', nameKm: 'កំពត' },
          category: { name: 'Electrical' },
          type: { name: 'Full-time' },
          level: { name: 'Senior' },
          majors: [{ name: 'Civil engineering' }, { name: 'Power engineering' }],
          qualification: { name: 'Bachelor' },
          pay: { min: 600, max: 900, currency: 'USD', period: 'month' },
          postedAt: '2026-03-01T02:00:00.000Z',
          closingDate: '2026-03-10',
          status: 'open',
        },
      ],
    })
  })

  test('does not list closed vacancies', async () => {
    expect((await get('/v1/job')).json().total).toBe(4)
  })

  test('closes a vacancy at midnight of its closing date in Phnom Penh', async () => {
    api.clock.set('2026-03-10T16:59:59Z')
    const evening = (await get('/v1/job')).json()
    api.clock.set('2026-03-10T17:00:00Z')
    const midnight = (await get('/v1/job')).json()
    expect([evening.total, midnight.total]).toEqual([4, 3])
  })

  test('pages do not overlap', async () => {
    const pages = await Promise.all([0, 2].map((at) => get(`/v1/job?limit=2&offset=${at}`)))
    const seen = pages.flatMap((page) => page.json().data.map(({ id }: { id: number }) => id))
    expect(new Set(seen).size).toBe(4)
  })

  test('ignores unknown query keys', async () => {
    expect((await get('/v1/job?utm_source=x&__proto__=1')).json().total).toBe(4)
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=10001', 'offset'],
    ['categoryId=abc', 'categoryId'],
    ['majorId=9223372036854775808', 'majorId'],
    ['companyId=0', 'companyId'],
    ['sort=random', 'sort'],
    ['sort=newest&sort=closing', 'sort'],
    [`searchText=${'a'.repeat(201)}`, 'searchText'],
    ['searchText=a%00b', 'searchText'],
  ])('rejects %s with the path of the error', async (query, path) => {
    const response = await get(`/v1/job?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path }] })
  })
})

describe('GET /v1/job/{id}', () => {
  test('returns the whole vacancy', async () => {
    const response = await get(`/v1/job/${first(ids)}`)
    expect(response.statusCode).toBe(200)
    expect(jobEndpoints.get.reply.parse(response.json())).toMatchObject({
      status: 'open',
      company: {
        type: { name: 'Utility' },
        location: { name: 'Phnom Penh' },
        description: '<p>Who we are.</p>',
        website: 'https://power.example/',
        openJobs: 1,
      },
      majors: [{ name: 'Civil engineering' }, { name: 'Power engineering' }],
      qualification: { name: 'Bachelor' },
      gender: { name: 'Any' },
      salary: { name: '$300–$799', min: 300, max: 799 },
      positions: 2,
      requirements: '<p>A degree.</p>',
      howToApply: '<p>Write to us.</p>',
      applyUrl: 'https://power.example/apply',
      views: 0,
    })
  })

  test('returns a closed vacancy with the status closed', async () => {
    expect((await get(`/v1/job/${ids[4]}`)).json().status).toBe('closed')
  })

  test('answers 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await get('/v1/job/2147483647')).statusCode).toBe(404)
    for (const id of ['0', '-1', 'abc', '1.5', '9223372036854775808', '%00']) {
      expect((await get(`/v1/job/${id}`)).statusCode, id).toBe(400)
    }
  })
})

describe('GET /v1/job/{id}/similar', () => {
  test('lists open vacancies that share a major, the category or the employer', async () => {
    const response = await get(`/v1/job/${ids[0]}/similar`)
    const { data, ...page } = jobEndpoints.similar.reply.parse(response.json())
    expect(page).toMatchObject({ limit: 6, offset: 0 })
    expect(data.map(({ id }) => id)).toEqual([ids[1], ids[2]])
  })

  test('answers 404 for an unknown vacancy', async () => {
    expect((await get('/v1/job/999999/similar')).statusCode).toBe(404)
  })
})

describe('GET /v1/job/broader', () => {
  test('counts the results of the listing without each filter', async () => {
    const response = await get('/v1/job/broader?categoryId=3&levelId=3&typeId=1')
    expect(jobEndpoints.broader.reply.parse(response.json())).toEqual({
      without: [{ filter: 'categoryId', total: 1, totalIsExact: true }],
      only: [],
    })
    const byText = await get('/v1/job/broader?searchText=grid&categoryId=3')
    expect(byText.json().without).toEqual([
      { filter: 'searchText', total: 1, totalIsExact: true },
      { filter: 'categoryId', total: 2, totalIsExact: true },
    ])
  })

  test('rejects what the listing rejects', async () => {
    expect((await get('/v1/job/broader?levelId=x')).statusCode).toBe(400)
  })
})

describe('GET /v1/job/facets', () => {
  test('counts each value under the other filters', async () => {
    const response = await get('/v1/job/facets?categoryId=2')
    expect(response.json()).toMatchObject({
      categoryId: [
        { id: 2, count: 2 },
        { id: 3, count: 1 },
      ],
      typeId: [{ id: 1, count: 1 }],
      companyTypeId: [{ id: 2, count: 1 }],
    })
  })

  test('rejects what the listing rejects', async () => {
    expect((await get('/v1/job/facets?levelId=x')).json().errors).toEqual([
      { path: 'levelId', message: 'must be a positive whole number' },
    ])
  })
})
