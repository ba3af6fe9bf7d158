import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BroaderSearchCounts } from '@/lib/contract/listing'
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
vi.mock('@/lib/server/queries/vacancies', () => ({ readJobs: jobs }))
vi.mock('@/lib/server/queries/vacancies', () => ({ readInternships: internships }))

beforeEach(() => {
  marks.clear()
  internships.mockReset()
  jobs.mockReset()
})

const away = () => Promise.reject(new UnavailableError('GET /v1/some: 503'))

const nearly: BroaderSearchCounts = {
  without: [{ filter: 'locationId', total: 3, totalIsExact: true }],
  only: [],
}

const whole = {
  readPage: async () => ({ total: 40, data: ['A bridge'] }),
  readFacets: async () => 'counts',
  readBroaderCounts: async () => nearly,
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
  it('has its rows, its filters, and the names of the selected values', async () => {
    expect(await read({})).toMatchObject({
      title: 'Engineering jobs in Siem Reap: Mekong Works',
      page: { data: ['A bridge'] },
      facets: 'counts',
      active: [{ words: 'Mekong Works' }, { words: 'Siem Reap' }],
    })
    expect([...marks]).toEqual([])
  })

  it('works without facet counts', async () => {
    expect(await read({ readFacets: away })).toMatchObject({
      page: { data: ['A bridge'] },
      facets: null,
    })
    expect([...marks]).toEqual(['partial'])
  })

  it('works without the values of its filters', async () => {
    expect(await read({ readChoices: away })).toMatchObject({
      title: 'Engineering jobs in Cambodia: Mekong Works',
      choices: {},
      active: [{ words: 'Mekong Works' }, { words: 'Something chosen' }],
    })
    expect([...marks]).toEqual(['partial'])
  })

  it('works without the names of values that are on no list', async () => {
    expect(await read({ readNames: away })).toMatchObject({
      title: 'Engineering jobs in Siem Reap',
      active: [{ words: 'Something chosen' }, { words: 'Siem Reap' }],
    })
    expect([...marks]).toEqual(['partial'])
  })

  it('offers the areas that the search words name, with their counts', async () => {
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

  it('offers neither its own area nor one without results or that fails', async () => {
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

  it('is null past its last page, and requests no page that cannot exist', async () => {
    const query = { filters: {}, page: 2 }
    const readPage = vi.fn(async () => ({ total: 12, data: [] }))
    expect(await readListing(jobListing, query, { ...whole, readPage })).toBeNull()
    expect(readPage).toHaveBeenCalledTimes(1)
    const far = { filters: {}, page: 99_999 }
    expect(await readListing(jobListing, far, { ...whole, readPage })).toBeNull()
    expect(readPage).toHaveBeenCalledTimes(1)
  })

  it('counts in one call what removing each filter would find, where nothing is found', async () => {
    const readPage = async () => ({ total: 0, data: [] })
    const readBroaderCounts = vi.fn(async () => nearly)
    expect((await read({ readPage, readBroaderCounts }))?.broader).toMatchObject([
      { words: 'Without Siem Reap', href: '/jobs?companyId=9', count: '3' },
    ])
    expect(readBroaderCounts.mock.calls).toEqual([[{ companyId: 9, locationId: [2] }]])
    expect((await read({ readPage, readBroaderCounts: away }))?.broader).toEqual([])
    expect([...marks]).toEqual(['partial'])
  })

  it('does not count them where there are rows, or only one filter', async () => {
    const readBroaderCounts = vi.fn(async () => nearly)
    await read({ readBroaderCounts })
    const query = { filters: { locationId: [2] }, page: 1 }
    const readPage = async () => ({ total: 0, data: [] })
    const alone = await readListing(jobListing, query, { ...whole, readPage, readBroaderCounts })
    expect(alone?.broader).toEqual([])
    expect(readBroaderCounts).not.toHaveBeenCalled()
  })

  it('throws without its rows', async () => {
    await expect(read({ readPage: away })).rejects.toThrow(UnavailableError)
  })
})
