import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findLandingPagePath, readLandingPage } from '@/lib/server/queries/listing/landing-page'
import {
  jobLandingQueries,
  readBroaderJobCounts,
  readJobFacets,
  readJobs,
} from '@/lib/server/queries/vacancies'
import { ApiError } from '@/lib/shared/api/api-error'
import { jobListing } from '@/lib/shared/listing/listings'

const api = vi.hoisted(() => ({ call: vi.fn() }))
// Next provides these only while it renders.
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/shared/api/client', () => ({ createApiClient: () => api }))

const civil = { id: 1, name: 'Civil & Structural', nameKm: null }
const water = { id: 4, name: 'Water', nameKm: null }
const kratie = { id: 10, name: 'Kratié', nameKm: 'ក្រចេះ' }
const kep = { id: 23, name: 'Kep', nameKm: null }

const landings = [
  { category: civil, location: null, open: 9 },
  { category: null, location: kratie, open: 5 },
  { category: civil, location: kratie, open: 3 },
]
const overview = { open: 5, openIsExact: true, employers: 4, paid: 0, pay: null }

const area = {
  one: 'job',
  many: 'jobs',
  searched: 'jobs',
  degreeAs: 'held',
  listing: jobListing,
  readPage: readJobs,
  readFacets: readJobFacets,
  readBroaderCounts: readBroaderJobCounts,
  landings: jobLandingQueries,
} as const

type Asked = { readonly query?: object }
const asked = new Map<string, Asked['query']>()
let total = 3
let away = ''

beforeEach(() => {
  asked.clear()
  total = 3
  away = ''
  api.call.mockImplementation(async ({ id }: { readonly id: string }, { query }: Asked) => {
    asked.set(id, query)
    if (id === away) throw new ApiError(503, 'Away.', `GET ${id}`)
    if (id === 'listJobs') return { data: [{ id: 7 }], total }
    if (id === 'listJobLandings') return { data: landings }
    if (id === 'getJobOverview') return overview
    if (id === 'listCategories') return { data: [civil, water], total: 2 }
    if (id === 'listJobLocations') return { data: [kratie, kep], total: 2 }
    return { data: [], total: 0 }
  })
})

describe('a landing page', () => {
  it('is found by field and place, as people type their names', async () => {
    const landing = await readLandingPage({ field: 'civil-structural', place: 'kratie' }, area)
    expect(landing).toMatchObject({
      query: { filters: { categoryId: 1, locationId: [10] }, page: 1 },
      found: { title: 'Civil & Structural jobs in Kratié' },
      category: { id: 1 },
      location: { id: 10 },
      overview,
      landings,
      path: '/jobs/for/civil-structural/in/kratie',
      isListed: true,
    })
    expect(asked.get('listJobs')).toEqual({ categoryId: 1, locationId: [10], limit: 20, offset: 0 })
    expect(asked.get('getJobOverview')).toEqual({ categoryId: 1, locationId: 10 })
  })

  it('is found by a field alone, or by a place alone', async () => {
    const field = await readLandingPage({ field: 'civil-structural' }, area)
    expect(field).toMatchObject({ query: { filters: { categoryId: 1 } }, location: null })
    expect(field?.query.filters).not.toHaveProperty('locationId')
    expect(asked.get('getJobOverview')).toEqual({ categoryId: 1 })
    const place = await readLandingPage({ place: 'kratie' }, area)
    expect(place).toMatchObject({ query: { filters: { locationId: [10] } }, category: null })
    expect(place?.query.filters).not.toHaveProperty('categoryId')
    expect(asked.get('getJobOverview')).toEqual({ locationId: 10 })
  })

  it('exists with few items, but is not listed for search engines', async () => {
    total = 2
    const landing = await readLandingPage({ field: 'water', place: 'kep' }, area)
    expect(landing).toMatchObject({ path: '/jobs/for/water/in/kep', isListed: false })
  })

  it('does not exist for an unknown field or place', async () => {
    expect(await readLandingPage({ field: 'alchemy' }, area)).toBeNull()
    expect(await readLandingPage({ field: 'civil-structural', place: 'atlantis' }, area)).toBeNull()
  })

  it('uses its own names while the lookups cannot be read', async () => {
    away = 'listCategories'
    const landing = await readLandingPage({ field: 'civil-structural', place: 'kratie' }, area)
    expect(landing?.found.title).toBe('Civil & Structural jobs in Kratié')
    expect((await readLandingPage({ field: 'civil-structural' }, area))?.found.title).toBe(
      'Civil & Structural jobs in Cambodia',
    )
  })

  it('works without its neighbours and without its overview', async () => {
    away = 'listJobLandings'
    expect(await readLandingPage({ place: 'kratie' }, area)).toMatchObject({
      landings: [],
      overview,
    })
    away = 'getJobOverview'
    expect(await readLandingPage({ place: 'kratie' }, area)).toMatchObject({
      overview: null,
      landings,
    })
  })
})

describe('the landing page of a query', () => {
  const find = (search: string) =>
    findLandingPagePath(jobListing.parse(new URLSearchParams(search)), area)

  it.each([
    ['categoryId=1', '/jobs/for/civil-structural'],
    ['locationId=10', '/jobs/in/kratie'],
    ['categoryId=1&locationId=10&page=3&sort=closing', '/jobs/for/civil-structural/in/kratie'],
  ])('is shown for %s: %s', async (search, path) => {
    expect(await find(search)).toBe(path)
  })

  it.each([
    'categoryId=4',
    'locationId=23',
    'categoryId=4&locationId=10',
    'categoryId=1&locationId=23',
  ])('does not exist for %s', async (search) => {
    expect(await find(search)).toBeNull()
  })

  it.each(['', 'sort=closing', 'locationId=10&locationId=23', 'categoryId=1&searchText=bridge'])(
    'is not looked up for %j',
    async (search) => {
      expect(await find(search)).toBeNull()
      expect(asked.size).toBe(0)
    },
  )

  it('is null while landing pages cannot be read', async () => {
    away = 'listJobLandings'
    expect(await find('categoryId=1')).toBeNull()
  })
})
