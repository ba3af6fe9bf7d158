import { beforeAll, describe, expect, test } from 'vitest'
import { departmentEndpoints } from '@/lib/contract/site/lookup'
import { majorEndpoints } from '@/lib/contract/studies/major'
import { universityEndpoints } from '@/lib/contract/studies/university'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import {
  addInternships,
  addMajors,
  addScholarships,
  addUniversities,
  draftMajor,
  draftScholarship,
  draftUniversity,
  fillDepartments,
} from '@/tests/support/studies'

const { db, api } = provideApi({ lookups: true })
let tonle = 0
let angkor = 0

beforeAll(async () => {
  await fillDepartments(db)
  const universities = await addUniversities(
    db,
    draftUniversity({
      sourceRef: 't',
      name: 'Tonle Institute',
      locationId: 2,
      website: 'https://tonle.example',
      description: 'Founded by the lake.',
      featured: true,
    }),
    draftUniversity({ sourceRef: 'a', name: 'Angkor Polytechnic', nameKm: 'ពហុបច្ចេកទេសអង្គរ' }),
    draftUniversity({ sourceRef: 'b', name: 'Bassac College', featured: true }),
  )
  tonle = universities[0] ?? 0
  angkor = universities[1] ?? 0
  await addMajors(
    db,
    draftMajor({ sourceRef: 'civil', majorId: 1, universityIds: [tonle, angkor] }),
    draftMajor({ sourceRef: 'computers', majorId: 3, departmentId: 3, universityIds: [tonle] }),
  )
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'c' })))
  const closed = { closingDate: '2026-03-01', companyId, majorIds: [1] }
  await addJobs(
    db,
    draftJob({ sourceRef: 'j1', companyId, majorIds: [1, 3] }),
    draftJob({ sourceRef: 'j2', companyId, majorIds: [1] }),
    draftJob({ sourceRef: 'j3', ...closed }),
  )
  await addInternships(
    db,
    draftJob({ sourceRef: 'i1', companyId, majorIds: [1] }),
    draftJob({ sourceRef: 'i2', ...closed }),
  )
  const open = { universityId: tonle, departmentId: 1, majorIds: [1] }
  await addScholarships(
    db,
    draftScholarship({ sourceRef: 's1', ...open }),
    draftScholarship({ sourceRef: 's2', ...open }),
    draftScholarship({ sourceRef: 's3', ...open, closingDate: '2026-03-01' }),
  )
})

const get = (url: string) => api.app.inject(url)
const namesOf = async (url: string) =>
  (await get(url)).json().data.map(({ name }: { name: string }) => name)

describe('GET /v1/major', () => {
  test('lists majors that have a page, by name', async () => {
    const page = majorEndpoints.list.reply.parse((await get('/v1/major')).json())
    expect(page.total).toBe(2)
    expect(page.data).toMatchObject([
      { id: 1, name: 'Civil engineering', department: { id: 1 }, durationYears: 4 },
      { id: 3, name: 'Computer science', degree: 'Bachelor of Engineering' },
    ])
  })

  test.each([
    ['departmentId=3', ['Computer science']],
    ['searchText=civl', ['Civil engineering']],
    ['searchText=សំណង់', ['Civil engineering']],
    ['limit=1&offset=1', ['Computer science']],
    ['universityId=2147483647', []],
  ])('finds matches of %s', async (query, names) => {
    expect(await namesOf(`/v1/major?${query}`)).toEqual(names)
  })

  test('filters by the university that teaches the major', async () => {
    expect(await namesOf(`/v1/major?universityId=${angkor}`)).toEqual(['Civil engineering'])
  })

  test.each(['limit=0', 'departmentId=x', 'universityId=-1', 'searchText=%00'])(
    'rejects %s',
    async (query) => {
      expect((await get(`/v1/major?${query}`)).statusCode).toBe(400)
    },
  )

  test('GET /v1/major/broader counts the results without each filter', async () => {
    const response = await get(`/v1/major/broader?universityId=${angkor}&searchText=zzzz`)
    expect(majorEndpoints.broader.reply.parse(response.json())).toEqual({
      without: [{ filter: 'searchText', total: 1, totalIsExact: true }],
      only: [],
    })
    expect((await get('/v1/major/broader?departmentId=x')).statusCode).toBe(400)
  })

  test('GET /v1/major/facets counts each value under the other filters', async () => {
    const response = await get(`/v1/major/facets?universityId=${angkor}`)
    const facets = majorEndpoints.facets.reply.parse(response.json())
    expect(facets.departmentId).toEqual([{ id: 1, count: 1 }])
    expect(facets.universityId).toEqual([
      { id: tonle, count: 2 },
      { id: angkor, count: 1 },
    ])
    expect((await get('/v1/major/facets?departmentId=x')).statusCode).toBe(400)
  })
})

describe('GET /v1/major/{id}', () => {
  test('returns the major, its universities and its numbers of open listings', async () => {
    expect(majorEndpoints.get.reply.parse((await get('/v1/major/1')).json())).toMatchObject({
      universities: [{ name: 'Angkor Polytechnic' }, { name: 'Tonle Institute' }],
      description: '<p>What is studied.</p>',
      careers: '<p>Where it leads.</p>',
      openJobs: 2,
      openInternships: 1,
      openScholarships: 2,
      views: 0,
    })
  })

  test('counts the same open listings as the listing pages', async () => {
    const { openJobs, openInternships, openScholarships } = (await get('/v1/major/1')).json()
    const totalOf = async (area: string) => (await get(`/v1/${area}?majorId=1`)).json().total
    expect([openJobs, openInternships, openScholarships]).toEqual([
      await totalOf('job'),
      await totalOf('internship'),
      await totalOf('scholarship'),
    ])
  })

  test('answers 404 for a major without a page and for an unknown id', async () => {
    for (const id of [2, 999_999]) {
      expect((await get(`/v1/major/${id}`)).statusCode).toBe(404)
    }
    expect((await get('/v1/major/x')).statusCode).toBe(400)
  })
})

describe('GET /v1/department', () => {
  test('lists departments in order with their majors and open scholarships', async () => {
    const page = departmentEndpoints.list.reply.parse((await get('/v1/department')).json())
    expect(page.data).toMatchObject([
      { name: 'Civil Engineering', nameKm: 'សំណង់ស៊ីវិល', majors: 1, openScholarships: 2 },
      { name: 'Electrical Engineering', majors: 0, openScholarships: 0 },
      { name: 'Computer Science', majors: 1 },
    ])
  })

  test('supports search and paging', async () => {
    expect(await namesOf('/v1/department?searchText=electrcal')).toEqual(['Electrical Engineering'])
    expect(await namesOf('/v1/department?limit=1&offset=2')).toEqual(['Computer Science'])
    expect((await get('/v1/department?limit=101')).statusCode).toBe(400)
  })
})

describe('GET /v1/university', () => {
  test('lists universities by name', async () => {
    const page = universityEndpoints.list.reply.parse((await get('/v1/university')).json())
    expect(page.data).toMatchObject([
      { name: 'Angkor Polytechnic', nameKm: 'ពហុបច្ចេកទេសអង្គរ', openScholarships: 0 },
      { name: 'Bassac College', location: null },
      { name: 'Tonle Institute', location: { name: 'Kampot' }, openScholarships: 2 },
    ])
  })

  test('searches names and places, with paging', async () => {
    expect(await namesOf('/v1/university?searchText=angkr')).toEqual(['Angkor Polytechnic'])
    expect(await namesOf('/v1/university?searchText=kampot')).toEqual(['Tonle Institute'])
    expect(await namesOf('/v1/university?limit=1&offset=1')).toEqual(['Bassac College'])
    expect((await get('/v1/university?offset=-1')).statusCode).toBe(400)
  })

  test('lists featured universities with the most open scholarships first', async () => {
    const response = await get('/v1/university/featured')
    const { data, offset } = universityEndpoints.featured.reply.parse(response.json())
    expect(offset).toBe(0)
    expect(data.map(({ name }) => name)).toEqual(['Tonle Institute', 'Bassac College'])
  })

  test('returns a university with its majors, and 404 for an unknown one', async () => {
    const response = await get(`/v1/university/${tonle}`)
    expect(universityEndpoints.get.reply.parse(response.json())).toMatchObject({
      website: 'https://tonle.example/',
      description: '<p>Founded by the lake.</p>',
      locationCode: 'KH-7',
      majors: [
        { name: 'Civil engineering', degree: 'Bachelor of Engineering', durationYears: 4 },
        { name: 'Computer science' },
      ],
    })
    expect((await get('/v1/university/999999')).statusCode).toBe(404)
    expect((await get('/v1/university/x')).statusCode).toBe(400)
  })
})

test('the dashboard counts every area', async () => {
  expect((await get('/v1/dashboard')).json()).toMatchObject({
    openJobs: 2,
    openInternships: 1,
    openScholarships: 2,
    majors: 2,
    universities: 3,
  })
})
