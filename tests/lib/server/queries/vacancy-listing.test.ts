import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readBroaderJobCounts, readJobFacets, readJobs } from '@/lib/server/queries/vacancies'
import { readVacancyListing, readVacancySearchTitle } from '@/lib/server/queries/vacancy-listing'
import { ApiError } from '@/lib/shared/api/api-error'
import { jobListing } from '@/lib/shared/listing/listings'

const api = vi.hoisted(() => ({ call: vi.fn() }))
// Next provides these only while it renders.
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/shared/api/client', () => ({ createApiClient: () => api }))

type Input = { readonly params?: { readonly id: number }; readonly query?: object }
const asked = new Map<string, Input>()

beforeEach(() => {
  asked.clear()
  const replies: Readonly<Record<string, unknown>> = {
    listJobs: { data: [{ id: 7 }], total: 1 },
    getCompany: { id: 9, name: 'Mekong Works' },
    listJobLocations: { data: [{ id: 2, name: 'Siem Reap' }], total: 1 },
  }
  api.call.mockImplementation(async ({ id }: { readonly id: string }, input: Input) => {
    asked.set(id, input)
    return replies[id] ?? { data: [], total: 0 }
  })
})

const read = (search: string) =>
  readVacancyListing(jobListing.parse(new URLSearchParams(search)), {
    many: 'jobs',
    listing: jobListing,
    readPage: readJobs,
    readFacets: readJobFacets,
    readBroaderCounts: readBroaderJobCounts,
  })

describe('a listing of vacancies', () => {
  it('names the selected employer, and the day it was read', async () => {
    const listing = await read('companyId=9&sort=closing')
    expect(listing).toMatchObject({
      title: 'Engineering jobs in Cambodia: Mekong Works',
      page: { data: [{ id: 7 }] },
      active: [{ words: 'Mekong Works' }],
    })
    expect(listing?.today).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(asked.get('getCompany')?.params).toEqual({ id: 9 })
  })

  it('reads no employer when none is selected', async () => {
    expect((await read('locationId=2'))?.title).toBe('Engineering jobs in Siem Reap')
    expect([...asked.keys()]).not.toContain('getCompany')
  })

  it('is null past the last possible page', async () => {
    expect(await read('page=99999')).toBeNull()
  })
})

describe('the title of a listing', () => {
  const title = (search: string) =>
    readVacancySearchTitle('jobs', jobListing.parse(new URLSearchParams(search)))

  it('names place and employer', async () => {
    expect(await title('companyId=9&locationId=2')).toBe(
      'Engineering jobs in Siem Reap: Mekong Works',
    )
  })

  it('leaves out a missing employer', async () => {
    api.call.mockImplementation(async ({ id }: { readonly id: string }) => {
      if (id === 'getCompany') throw new ApiError(404, 'No.', 'GET /v1/company/9')
      return { data: [], total: 0 }
    })
    expect(await title('companyId=9')).toBe('Engineering jobs in Cambodia')
  })
})
