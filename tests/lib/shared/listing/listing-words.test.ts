import { describe, expect, it, vi } from 'vitest'
import { listActiveFilters } from '@/lib/shared/listing/active-filters'
import { listBroaderSearches } from '@/lib/shared/listing/broader'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'
import { listOrders } from '@/lib/shared/listing/orders'
import { describeVacancies } from '@/lib/shared/listing/vacancy-words'

const choices = {
  categoryId: [{ id: 1, name: 'Civil & Structural' }],
  locationId: [
    { id: 2, name: 'Siem Reap' },
    { id: 8, name: 'Kep' },
  ],
  typeId: [{ id: 3, name: 'Full-time' }],
  companyId: [{ id: 9, name: 'Mekong Works' }],
}

const query = { filters: { searchText: 'bridge', categoryId: 1, locationId: [2] }, page: 4 }

describe('the heading of a listing of vacancies', () => {
  it('names field, place and every other filter, so that no two filters share one', () => {
    const filters = { ...query.filters, typeId: 3 }
    expect(describeVacancies('jobs', { filters, page: 1 }, choices)).toBe(
      'Civil & Structural jobs in Siem Reap: “bridge”, Full-time',
    )
    expect(describeVacancies('internships', { filters: {}, page: 1 }, choices)).toBe(
      'Engineering internships in Cambodia',
    )
  })

  it('names each of several places', () => {
    const filters = { locationId: [2, 8] }
    expect(describeVacancies('jobs', { filters, page: 1 }, choices)).toBe(
      'Engineering jobs in Siem Reap and Kep',
    )
  })
})

describe('active filters', () => {
  it('can each be taken off, back on the first page', () => {
    expect(listActiveFilters(jobListing, query, choices)).toEqual([
      { name: 'searchText', words: '“bridge”', withoutHref: '/jobs?categoryId=1&locationId=2' },
      {
        name: 'categoryId',
        words: 'Civil & Structural',
        withoutHref: '/jobs?locationId=2&searchText=bridge',
      },
      {
        name: 'locationId',
        words: 'Siem Reap',
        withoutHref: '/jobs?categoryId=1&searchText=bridge',
      },
    ])
  })

  it('are one for each of several values', () => {
    const filters = { locationId: [2, 8] }
    expect(listActiveFilters(jobListing, { filters, page: 1 }, choices)).toEqual([
      { name: 'locationId', words: 'Siem Reap', withoutHref: '/jobs?locationId=8' },
      { name: 'locationId', words: 'Kep', withoutHref: '/jobs?locationId=2' },
    ])
  })

  it('say so when a value is on no list any more', () => {
    const filters = { companyId: 9, categoryId: 404 }
    const active = listActiveFilters(jobListing, { filters, page: 1 }, choices)
    expect(active.map(({ words }) => words)).toEqual(['Mekong Works', 'Something no longer listed'])
  })

  it('say so when the list of names could not be read', () => {
    const filters = { locationId: [8], searchText: 'bridge' }
    const active = listActiveFilters(jobListing, { filters, page: 1 }, {})
    expect(active.map(({ words }) => words)).toEqual(['Something chosen', '“bridge”'])
  })

  it('do not count the order', () => {
    const sorted = { filters: { sort: 'closing' }, page: 1 } as const
    expect(listActiveFilters(internshipListing, sorted, choices)).toEqual([])
  })
})

describe('orders', () => {
  const read = (filters: Parameters<typeof listOrders>[0]) =>
    listOrders(filters, (sort) =>
      jobListing.hrefOf(jobListing.withFilter({ filters, page: 1 }, 'sort', sort)),
    ).map((order) => [order.current ? `[${order.words}]` : order.words, order.href])

  it('offer the best match only where there is text to match', () => {
    expect(read({}).map(([words]) => words)).toEqual(['[Newest]', 'Closing soon'])
    expect(read({ searchText: 'pump' }).map(([words]) => words)).toEqual([
      '[Best match]',
      'Newest',
      'Closing soon',
    ])
  })

  it('leave the usual one out of the address', () => {
    expect(read({ searchText: 'pump', sort: 'newest' })[0]).toEqual([
      'Best match',
      '/jobs?searchText=pump',
    ])
  })
})

describe('broader searches', () => {
  const active = listActiveFilters(jobListing, query, choices)
  const read = async (totals: Record<string, number>) => {
    const count = async (filters: object) => totals[Object.keys(filters).sort().join()] ?? 0
    const broader = await listBroaderSearches(jobListing, query, active, count)
    return broader.map(({ words, href, total }) => [words, href, total])
  }

  it('take one filter off where that finds something, the nearest first', async () => {
    expect(
      await read({ 'categoryId,locationId': 40, 'categoryId,searchText': 3, searchText: 1 }),
    ).toEqual([
      ['Without Siem Reap', '/jobs?categoryId=1&searchText=bridge', 3],
      ['Without “bridge”', '/jobs?categoryId=1&locationId=2', 40],
    ])
  })

  it('look no further where taking off one of the filters finds something', async () => {
    expect(await read({ 'categoryId,locationId': 40, locationId: 90 })).toEqual([
      ['Without “bridge”', '/jobs?categoryId=1&locationId=2', 40],
    ])
  })

  it('keep one filter alone where taking one off never does', async () => {
    expect(await read({ locationId: 9, searchText: 4 })).toEqual([
      ['Only “bridge”', '/jobs?searchText=bridge', 4],
      ['Only Siem Reap', '/jobs?locationId=2', 9],
    ])
  })

  it('are not counted twice: of two filters, the one taken off leaves the other alone', async () => {
    const pair = { filters: { searchText: 'bridge', locationId: [2] }, page: 1 }
    const count = vi.fn(async () => 0)
    const active = listActiveFilters(jobListing, pair, choices)
    expect(await listBroaderSearches(jobListing, pair, active, count)).toEqual([])
    expect(count.mock.calls).toEqual([[{ locationId: [2] }], [{ searchText: 'bridge' }]])
  })

  it('take several values of a filter off together, for one less finds less', async () => {
    const places = { filters: { searchText: 'bridge', locationId: [2, 8] }, page: 1 }
    const broader = await listBroaderSearches(
      jobListing,
      places,
      listActiveFilters(jobListing, places, choices),
      async (filters) => Object.keys(filters).length,
    )
    expect(broader.map(({ words, href }) => [words, href])).toEqual([
      ['Without “bridge”', '/jobs?locationId=2&locationId=8'],
      ['Without Siem Reap and Kep', '/jobs?searchText=bridge'],
    ])
  })

  it('try no more than the three filters that narrow most, however many are set', async () => {
    const search =
      'categoryId=1&companyId=2&companyTypeId=3&levelId=4&locationId=5&majorId=6&salaryId=7&searchText=pump&typeId=8'
    const many = jobListing.parse(new URLSearchParams(search))
    const asked: string[] = []
    await listBroaderSearches(
      jobListing,
      many,
      listActiveFilters(jobListing, many, {}),
      async (filters) => {
        const names = Object.keys(filters)
        const missing = jobListing.names.filter((name) => name !== 'sort' && !names.includes(name))
        asked.push(names.length === 1 ? `only ${names}` : `without ${missing}`)
        return 0
      },
    )
    expect(asked).toEqual([
      'without searchText',
      'without companyId',
      'without majorId',
      'only searchText',
      'only companyId',
      'only majorId',
    ])
  })
})
