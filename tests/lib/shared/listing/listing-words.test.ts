import { describe, expect, it } from 'vitest'
import { toBroaderSearches } from '@/lib/shared/listing/broader'
import { listActiveFilters } from '@/lib/shared/listing/filter-labels'
import { describeVacancies } from '@/lib/shared/listing/listing-words'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'
import { listSortOptions } from '@/lib/shared/listing/sort-options'

const choices = {
  categoryId: [{ id: 1, name: 'Civil & Structural' }],
  locationId: [
    { id: 2, name: 'Siem Reap', nameKm: 'សៀមរាប' },
    { id: 8, name: 'Kep' },
    { id: 20, name: 'Abroad' },
    { id: 21, name: 'Remote' },
  ],
  typeId: [{ id: 3, name: 'Full-time' }],
  companyId: [{ id: 9, name: 'Mekong Works' }],
}

const query = { filters: { searchText: 'bridge', categoryId: 1, locationId: [2] }, page: 4 }

describe('the heading of a vacancy listing', () => {
  it('names field, place and every other filter, so that each is different', () => {
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

  it.each([
    [[20], 'Engineering jobs abroad'],
    [[21], 'Engineering jobs with remote work'],
    [[8, 20, 21], 'Engineering jobs in Kep and abroad and with remote work'],
  ])('names abroad and remote work beside provinces: %j', (locationId, title) => {
    const filters = { locationId }
    expect(describeVacancies('jobs', { filters, page: 1 }, choices)).toBe(title)
  })

  it('names Cambodia, and abroad as well when places there are among them', () => {
    const titleOf = (...ids: number[]) =>
      describeVacancies(
        'jobs',
        { filters: {}, page: 1 },
        choices,
        ids.map((id) => ({ id })),
      )
    expect(titleOf(2, 8, 21)).toBe('Engineering jobs in Cambodia')
    expect(titleOf(2, 20)).toBe('Engineering jobs in Cambodia and abroad')
  })
})

describe('active filters', () => {
  it('can each be removed, which leads to the first page', () => {
    expect(listActiveFilters(jobListing, query, choices)).toEqual([
      {
        name: 'searchText',
        words: '“bridge”',
        khmer: null,
        withoutHref: '/jobs?categoryId=1&locationId=2',
      },
      {
        name: 'categoryId',
        words: 'Civil & Structural',
        khmer: null,
        withoutHref: '/jobs?locationId=2&searchText=bridge',
      },
      {
        name: 'locationId',
        words: 'Siem Reap',
        khmer: 'សៀមរាប',
        withoutHref: '/jobs?categoryId=1&searchText=bridge',
      },
    ])
  })

  it('are one for each of several values', () => {
    const filters = { locationId: [2, 8] }
    expect(listActiveFilters(jobListing, { filters, page: 1 }, choices)).toEqual([
      {
        name: 'locationId',
        words: 'Siem Reap',
        khmer: 'សៀមរាប',
        withoutHref: '/jobs?locationId=8',
      },
      { name: 'locationId', words: 'Kep', khmer: null, withoutHref: '/jobs?locationId=2' },
    ])
  })

  it('say so when a value no longer exists', () => {
    const filters = { companyId: 9, categoryId: 404 }
    const active = listActiveFilters(jobListing, { filters, page: 1 }, choices)
    expect(active.map(({ words }) => words)).toEqual(['Mekong Works', 'Something no longer listed'])
  })

  it('say so when the list of names could not be read', () => {
    const filters = { locationId: [8], searchText: 'bridge' }
    const active = listActiveFilters(jobListing, { filters, page: 1 }, {})
    expect(active.map(({ words }) => words)).toEqual(['Something chosen', '“bridge”'])
  })

  it('do not include the order', () => {
    const sorted = { filters: { sort: 'closing' }, page: 1 } as const
    expect(listActiveFilters(internshipListing, sorted, choices)).toEqual([])
  })
})

describe('sort orders', () => {
  const read = (filters: Parameters<typeof listSortOptions>[0]) =>
    listSortOptions(filters, (sort) =>
      jobListing.hrefOf(jobListing.withFilter({ filters }, 'sort', sort)),
    ).map((order) => [order.current ? `[${order.words}]` : order.words, order.href])

  it('offer the best match only for a text search', () => {
    expect(read({}).map(([words]) => words)).toEqual(['[Newest]', 'Closing soon'])
    expect(read({ searchText: 'pump' }).map(([words]) => words)).toEqual([
      '[Best match]',
      'Newest',
      'Closing soon',
    ])
  })

  it('leave the default out of the URL', () => {
    expect(read({ searchText: 'pump', sort: 'newest' })[0]).toEqual([
      'Best match',
      '/jobs?searchText=pump',
    ])
  })
})

describe('broader searches', () => {
  const active = listActiveFilters(jobListing, query, choices)
  const found = (filter: string, total: number) => ({ filter, total, totalIsExact: total < 10_000 })

  it('remove one filter where that finds something, the fewest results first', () => {
    const without = [found('searchText', 10_000), found('locationId', 1)]
    expect(toBroaderSearches(jobListing, query, active, { without, only: [] })).toEqual([
      {
        words: 'Without Siem Reap',
        href: '/jobs?categoryId=1&searchText=bridge',
        count: '1',
        isOne: true,
      },
      {
        words: 'Without “bridge”',
        href: '/jobs?categoryId=1&locationId=2',
        count: '10,000+',
        isOne: false,
      },
    ])
  })

  it('keep only one filter where removing one never helps', () => {
    const only = [found('locationId', 9), found('searchText', 4)]
    const broader = toBroaderSearches(jobListing, query, active, { without: [], only })
    expect(broader.map(({ words, href, isOne }) => [words, href, isOne])).toEqual([
      ['Only “bridge”', '/jobs?searchText=bridge', false],
      ['Only Siem Reap', '/jobs?locationId=2', false],
    ])
  })

  it('remove all values of a filter together', () => {
    const places = { filters: { searchText: 'bridge', locationId: [2, 8] }, page: 1 }
    const broader = toBroaderSearches(
      jobListing,
      places,
      listActiveFilters(jobListing, places, choices),
      { without: [found('searchText', 1), found('locationId', 2)], only: [] },
    )
    expect(broader.map(({ words, href }) => [words, href])).toEqual([
      ['Without “bridge”', '/jobs?locationId=2&locationId=8'],
      ['Without Siem Reap and Kep', '/jobs?searchText=bridge'],
    ])
  })

  it('ignore a filter that is not active', () => {
    const answer = { without: [found('levelId', 3)], only: [] }
    expect(toBroaderSearches(jobListing, query, active, answer)).toEqual([])
  })
})
