import { describe, expect, it } from 'vitest'
import { jobListingHref, listActiveFilters, withJobFilter } from '@/lib/listing/job-listing'
import { listJobOrders } from '@/lib/listing/job-orders'
import { describeJobs } from '@/lib/listing/job-words'

const lookups = {
  categoryId: [{ id: 1, name: 'Civil & Structural' }],
  locationId: [{ id: 2, name: 'Siem Reap' }],
}

const query = { filters: { searchText: 'bridge', categoryId: 1, locationId: 2 }, page: 4 } as const

describe('a listing of vacancies', () => {
  it('is named after its field, its place and its text', () => {
    expect(describeJobs(query, lookups)).toBe(
      'Civil & Structural jobs in Siem Reap matching “bridge”',
    )
    expect(describeJobs({ filters: {}, page: 1 }, lookups)).toBe('Engineering jobs in Cambodia')
  })

  it('offers each filter to be taken off, back on the first page', () => {
    expect(listActiveFilters(query, lookups, undefined)).toEqual([
      { words: '“bridge”', withoutHref: '/jobs?categoryId=1&locationId=2' },
      { words: 'Civil & Structural', withoutHref: '/jobs?locationId=2&searchText=bridge' },
      { words: 'Siem Reap', withoutHref: '/jobs?categoryId=1&searchText=bridge' },
    ])
  })

  it('names the employer it is narrowed to, and says so when a value is gone', () => {
    const filters = { companyId: 9, categoryId: 404 }
    const words = listActiveFilters({ filters, page: 1 }, lookups, { id: 9, name: 'Mekong Works' })
    expect(words.map((filter) => filter.words)).toEqual([
      'Mekong Works',
      'Something no longer listed',
    ])
  })

  it('does not count the order as a filter', () => {
    expect(
      listActiveFilters({ filters: { sort: 'closing' }, page: 1 }, lookups, undefined),
    ).toEqual([])
  })

  it('writes the plain address when nothing is set', () => {
    expect(jobListingHref({ filters: {}, page: 1 })).toBe('/jobs')
    expect(jobListingHref(withJobFilter(query, 'searchText', undefined))).toBe(
      '/jobs?categoryId=1&locationId=2',
    )
  })

  it('offers the best match only where there is text to match', () => {
    const words = (orders: ReturnType<typeof listJobOrders>) =>
      orders.map((order) => (order.current ? `[${order.words}]` : order.words))
    expect(words(listJobOrders({ filters: {}, page: 1 }))).toEqual(['[Newest]', 'Closing soon'])
    expect(words(listJobOrders(query))).toEqual(['[Best match]', 'Newest', 'Closing soon'])
  })

  it('leaves the order out of the address when it is the usual one', () => {
    const [best] = listJobOrders({ filters: { searchText: 'pump', sort: 'newest' }, page: 1 })
    expect(best?.href).toBe('/jobs?searchText=pump')
  })
})
