import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Broader } from '@/lib/contract/broader'
import { UnavailableError } from '@/lib/server/cache/query-result'
import { readListing } from '@/lib/server/queries/listing/listing'
import { describeVacancies } from '@/lib/shared/listing/listing-words'
import { jobListing, type VacancyQuery } from '@/lib/shared/listing/listings'

const marks = vi.hoisted(() => new Set<string>())
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...names: string[]) => {
    for (const name of names) marks.add(name)
  },
}))

const internships = vi.hoisted(() => vi.fn())
const jobs = vi.hoisted(() => vi.fn())
vi.mock('@/lib/server/queries/jobs', () => ({ readJobs: jobs }))
vi.mock('@/lib/server/queries/internships', () => ({ readInternships: internships }))

beforeEach(() => {
  marks.clear()
  internships.mockReset()
  jobs.mockReset()
})

const away = () => Promise.reject(new UnavailableError('GET /v1/some: 503'))

const nearly: Broader = {
  without: [{ filter: 'locationId', total: 3, totalIsExact: true }],
  only: [],
}

const whole = {
  readPage: async () => ({ total: 40, data: ['A bridge'] }),
  readFacets: async () => 'counts',
  readBroader: async () => nearly,
  readChoices: async () => ({ locationId: [{ id: 2, name: 'Siem Reap' }] }),
  readNames: async () => ({ companyId: [{ id: 9, name: 'Mekong Works' }] }),
  toTitle: (query: VacancyQuery, names: Parameters<typeof describeVacancies>[2]) =>
    describeVacancies('jobs', query, names),
}

const read = (
  parts: Partial<typeof whole> | { readonly [Name in keyof typeof whole]?: typeof away },
) =>
  readListing(jobListing, { filters: { companyId: 9, locationId: [2] }, page: 1 }, {
    ...whole,
    ...parts,
  } as typeof whole)

describe('a listing with filters', () => {
  it('has its rows, what they can be narrowed by, and the names of what is chosen', async () => {
    expect(await read({})).toMatchObject({
      title: 'Engineering jobs in Siem Reap: Mekong Works',
      page: { data: ['A bridge'] },
      facets: 'counts',
      active: [{ words: 'Mekong Works' }, { words: 'Siem Reap' }],
    })
    expect([...marks]).toEqual([])
  })

  it('is there without its counts', async () => {
    expect(await read({ readFacets: away })).toMatchObject({
      page: { data: ['A bridge'] },
      facets: null,
    })
    expect([...marks]).toEqual(['partial'])
  })

  it('is there without what its filters can be chosen from', async () => {
    expect(await read({ readChoices: away })).toMatchObject({
      title: 'Engineering jobs in Cambodia: Mekong Works',
      choices: {},
      active: [{ words: 'Mekong Works' }, { words: 'Something chosen' }],
    })
    expect([...marks]).toEqual(['partial'])
  })

  it('is there without the names of what stands on no list', async () => {
    expect(await read({ readNames: away })).toMatchObject({
      title: 'Engineering jobs in Siem Reap',
      active: [{ words: 'Something chosen' }, { words: 'Siem Reap' }],
    })
    expect([...marks]).toEqual(['partial'])
  })

  it('offers the areas that its words name, with what they have for them', async () => {
    internships.mockResolvedValue({ total: 12, totalIsExact: true, foundBy: 'words' })
    const query = { filters: { searchText: 'civil internship' }, page: 1 }
    const readPage = async () => ({ ...(await whole.readPage()), named: ['internships'] as const })
    const listing = await readListing(jobListing, query, { ...whole, readPage })
    expect(listing?.offers).toEqual([
      {
        area: 'internships',
        href: '/internships?searchText=civil+internship',
        total: 12,
        totalIsExact: true,
      },
    ])
    expect(internships.mock.calls).toEqual([[{ searchText: 'civil internship', limit: 1 }]])
    internships.mockResolvedValue({ total: 12, totalIsExact: true, foundBy: 'likeness' })
    expect((await readListing(jobListing, query, { ...whole, readPage }))?.offers).toEqual([])
  })

  it('offers neither itself nor an area with nothing or out of reach', async () => {
    const query = { filters: { searchText: 'civil internship' }, page: 1 }
    const readPage = async () => ({
      ...(await whole.readPage()),
      named: ['jobs', 'internships'] as const,
    })
    const readOffered = async () =>
      (await readListing(jobListing, query, { ...whole, readPage }))?.offers.map(
        ({ area, total }) => [area, total],
      )
    internships.mockResolvedValue({ total: 1, totalIsExact: true, foundBy: 'words' })
    expect(await readOffered()).toEqual([['internships', 1]])
    internships.mockResolvedValue({ total: 0, totalIsExact: true, foundBy: 'words' })
    expect(await readOffered()).toEqual([])
    internships.mockImplementation(away)
    expect(await readOffered()).toEqual([])
    expect(jobs).not.toHaveBeenCalled()
  })

  it('ends after its last page with rows, and asks for none that no listing has', async () => {
    const query = { filters: {}, page: 2 }
    const readPage = vi.fn(async () => ({ total: 12, data: [] }))
    expect(await readListing(jobListing, query, { ...whole, readPage })).toBeNull()
    expect(readPage).toHaveBeenCalledTimes(1)
    const far = { filters: {}, page: 99_999 }
    expect(await readListing(jobListing, far, { ...whole, readPage })).toBeNull()
    expect(readPage).toHaveBeenCalledTimes(1)
  })

  it('says in one call what each filter costs, where nothing is found', async () => {
    const readPage = async () => ({ total: 0, data: [] })
    const readBroader = vi.fn(async () => nearly)
    expect((await read({ readPage, readBroader }))?.broader).toMatchObject([
      { words: 'Without Siem Reap', href: '/jobs?companyId=9', count: '3' },
    ])
    expect(readBroader.mock.calls).toEqual([[{ companyId: 9, locationId: [2] }]])
    expect((await read({ readPage, readBroader: away }))?.broader).toEqual([])
    expect([...marks]).toEqual(['partial'])
  })

  it('counts nothing where there are rows, or where one filter is all', async () => {
    const readBroader = vi.fn(async () => nearly)
    await read({ readBroader })
    const query = { filters: { locationId: [2] }, page: 1 }
    const readPage = async () => ({ total: 0, data: [] })
    const alone = await readListing(jobListing, query, { ...whole, readPage, readBroader })
    expect(alone?.broader).toEqual([])
    expect(readBroader).not.toHaveBeenCalled()
  })

  it('is nothing without its rows', async () => {
    await expect(read({ readPage: away })).rejects.toThrow(UnavailableError)
  })
})
