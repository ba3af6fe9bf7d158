import { beforeAll, describe, expect, test } from 'vitest'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { provideApi } from '@/tests/support/app'
import { first } from '@/tests/support/content'
import {
  addScholarships,
  addUniversities,
  draftScholarship,
  draftUniversity,
  fillDepartments,
} from '@/tests/support/studies'

const { db, api } = provideApi({ lookups: true })

let ids: number[] = []
let universityId = 0

beforeAll(async () => {
  await fillDepartments(db)
  universityId = first(
    await addUniversities(
      db,
      draftUniversity({ sourceRef: 'u', name: 'Tonle Institute', logoUrl: '/logos/u.png' }),
    ),
  )
  ids = await addScholarships(
    db,
    draftScholarship({
      sourceRef: 'whole',
      title: 'Bridge Builders Scholarship',
      provider: 'Mekong Learning Fund',
      country: 'Japan',
      universityId,
      departmentId: 1,
      qualificationId: 3,
      type: 'partial',
      seats: 4,
      funding: 'Half of the fees.',
      eligibility: 'A bachelor’s degree.',
      howToApply: 'Write to us.',
      applyUrl: 'https://fund.example/apply',
      openingDate: '2026-02-01',
      closingDate: '2026-03-10',
      majorIds: [2, 1],
    }),
    draftScholarship({ sourceRef: 'same-major', majorIds: [2], closingDate: '2026-03-20' }),
    draftScholarship({ sourceRef: 'same-department', departmentId: 1 }),
    draftScholarship({ sourceRef: 'unlike', departmentId: 3, majorIds: [3], qualificationId: 3 }),
    draftScholarship({ sourceRef: 'closed', majorIds: [2], closingDate: '2026-03-09' }),
  )
})

const get = (url: string) => api.app.inject(url)
const listed = async (query: string) => {
  const page = scholarshipEndpoints.list.reply.parse((await get(`/v1/scholarship?${query}`)).json())
  return page.data.map(({ id }) => ids.indexOf(id))
}

describe('GET /v1/scholarship', () => {
  test('lists open scholarships with all fields of a card', async () => {
    const page = scholarshipEndpoints.list.reply.parse(
      (await get('/v1/scholarship?type=partial')).json(),
    )
    expect(page).toMatchObject({ total: 1, totalIsExact: true, closingThisWeek: 1, limit: 20 })
    expect(page.data).toMatchObject([
      {
        title: 'Bridge Builders Scholarship',
        provider: 'Mekong Learning Fund',
        country: 'Japan',
        university: { name: 'Tonle Institute', logo: { url: '/logos/u.png' } },
        department: { name: 'Civil Engineering' },
        qualification: { name: 'Master' },
        majors: [{ name: 'Civil engineering' }, { name: 'Power engineering' }],
        type: 'partial',
        openingDate: '2026-02-01',
        closingDate: '2026-03-10',
        status: 'open',
      },
    ])
  })

  test('closes a scholarship at midnight of its closing date in Phnom Penh', async () => {
    api.clock.set('2026-03-10T16:59:59Z')
    const evening = await listed('')
    api.clock.set('2026-03-10T17:00:00Z')
    const midnight = await listed('')
    expect([evening.length, midnight.length]).toEqual([4, 3])
  })

  test.each([
    ['departmentId=1', [0, 2]],
    ['qualificationId=3', [0, 3]],
    ['type=full', [1, 2, 3]],
    ['majorId=2', [0, 1]],
    ['majorId=1&departmentId=1', [0]],
    ['majorId=2147483647', []],
    ['departmentId=1&qualificationId=3&type=partial', [0]],
    // One result is few, so those of the same field follow it (decision 056).
    ['searchText=bridge', [0, 2]],
    ['searchText=brige+builders', [0, 2]],
    ['searchText=mekong+japan', [0]],
    ['searchText=សំណង់', [0, 2]],
    ['searchText=%25', []],
  ])('lists the matches of %s', async (query, expected) => {
    expect((await listed(query)).toSorted()).toEqual(expected)
  })

  test('filters by university', async () => {
    expect(await listed(`universityId=${universityId}`)).toEqual([0])
  })

  test('lists what closes first at the top, and those without a closing date last', async () => {
    expect((await listed('sort=closing')).slice(0, 2)).toEqual([0, 1])
  })

  test.each([
    ['limit=101', 'limit'],
    ['offset=10001', 'offset'],
    ['type=half', 'type'],
    ['departmentId=0', 'departmentId'],
    ['universityId=x', 'universityId'],
    ['qualificationId=1.5', 'qualificationId'],
    ['majorId=0', 'majorId'],
    ['sort=random', 'sort'],
    [`searchText=${'a'.repeat(201)}`, 'searchText'],
  ])('rejects %s with the path of the error', async (query, path) => {
    const response = await get(`/v1/scholarship?${query}`)
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path }] })
  })
})

describe('GET /v1/scholarship/{id}', () => {
  test('returns the whole scholarship', async () => {
    const body = scholarshipEndpoints.get.reply.parse(
      (await get(`/v1/scholarship/${ids[0]}`)).json(),
    )
    expect(body).toMatchObject({
      majors: [{ name: 'Civil engineering' }, { name: 'Power engineering' }],
      seats: 4,
      description: '<p>What it is.</p>',
      funding: '<p>Half of the fees.</p>',
      howToApply: '<p>Write to us.</p>',
      applyUrl: 'https://fund.example/apply',
      views: 0,
    })
  })

  test('returns a closed scholarship with the status closed', async () => {
    expect((await get(`/v1/scholarship/${ids[4]}`)).json().status).toBe('closed')
  })

  test('answers 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await get('/v1/scholarship/2147483647')).statusCode).toBe(404)
    for (const id of ['0', 'abc', '9223372036854775808']) {
      expect((await get(`/v1/scholarship/${id}`)).statusCode, id).toBe(400)
    }
  })
})

test('GET /v1/scholarship/{id}/similar lists those with a shared major, department or university', async () => {
  const response = await get(`/v1/scholarship/${ids[0]}/similar`)
  const { data, ...page } = scholarshipEndpoints.similar.reply.parse(response.json())
  expect(page).toMatchObject({ limit: 6, offset: 0 })
  expect(data.map(({ id }) => ids.indexOf(id)).toSorted()).toEqual([1, 2])
  expect((await get('/v1/scholarship/999999/similar')).statusCode).toBe(404)
})

test('GET /v1/scholarship/broader counts the results without each filter', async () => {
  const response = await get('/v1/scholarship/broader?searchText=bridge&type=full&departmentId=1')
  const { without } = scholarshipEndpoints.broader.reply.parse(response.json())
  expect(without).toContainEqual({ filter: 'searchText', total: 1, totalIsExact: true })
  expect((await get('/v1/scholarship/broader?type=half')).statusCode).toBe(400)
})

describe('GET /v1/scholarship/facets', () => {
  test('counts each value under the other filters', async () => {
    const response = await get('/v1/scholarship/facets?departmentId=1')
    expect(scholarshipEndpoints.facets.reply.parse(response.json())).toEqual({
      type: [
        { id: 'full', count: 1 },
        { id: 'partial', count: 1 },
      ],
      departmentId: [
        { id: 1, count: 2 },
        { id: 3, count: 1 },
      ],
      universityId: [{ id: universityId, count: 1 }],
      qualificationId: [{ id: 3, count: 1 }],
      majorId: [
        { id: 1, count: 1 },
        { id: 2, count: 1 },
      ],
    })
  })

  test('counts the values of the only filter that is not chosen', async () => {
    const chosen = `type=partial&departmentId=1&universityId=${universityId}&qualificationId=3`
    const { majorId } = (await get(`/v1/scholarship/facets?${chosen}`)).json()
    expect(majorId.map(({ id }: { id: number }) => id)).toEqual([1, 2])
  })

  test('counts only matches of a text, and rejects an invalid value', async () => {
    const { type } = (await get('/v1/scholarship/facets?searchText=bridge')).json()
    expect(type).toEqual([
      { id: 'full', count: 1 },
      { id: 'partial', count: 1 },
    ])
    expect((await get('/v1/scholarship/facets?type=half')).statusCode).toBe(400)
  })
})
