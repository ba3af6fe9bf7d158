import { describe, expect, it } from 'vitest'
import { jobListing } from '@/lib/shared/listing/listings'

const parse = (search: string) => jobListing.parse(new URLSearchParams(search))
const canonical = (search: string) => jobListing.toSearch(parse(search))

describe('a listing query', () => {
  it('reads every filter of spec §3 and the page', () => {
    const search =
      'categoryId=1&companyId=2&companyTypeId=3&levelId=4&locationId=5&majorId=6&salaryId=7&searchText=pump&sort=closing&typeId=8'
    expect(parse(`${search}&page=3`)).toEqual({
      filters: {
        categoryId: 1,
        companyId: 2,
        companyTypeId: 3,
        levelId: 4,
        locationId: 5,
        majorId: 6,
        salaryId: 7,
        searchText: 'pump',
        sort: 'closing',
        typeId: 8,
      },
      page: 3,
    })
    expect(canonical(`${search}&page=3`)).toBe(`${search}&page=3`)
  })

  it('has one way to be written, whatever the order, the strangers and the defaults', () => {
    expect(canonical('page=2&utm_source=telegram&typeId=1&categoryId=2')).toBe(
      'categoryId=2&typeId=1&page=2',
    )
    expect(canonical('page=1&searchText=&categoryId=')).toBe('')
    expect(canonical('searchText=%20%20pump%20')).toBe('searchText=pump')
  })

  it.each([
    'categoryId=abc',
    'categoryId=0',
    'categoryId=-1',
    'categoryId=9223372036854775808',
    'sort=cheapest',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=1e3',
    `searchText=${'x'.repeat(201)}`,
    'searchText=%00',
  ])('takes %s for not set', (search) => {
    expect(parse(search)).toEqual({ filters: {}, page: 1 })
  })

  it('takes the first of a key given twice', () => {
    expect(canonical('categoryId=2&categoryId=3')).toBe('categoryId=2')
  })
})

describe('paging', () => {
  it('turns a page into limit and offset', () => {
    expect(jobListing.toPaging(1)).toEqual({ limit: 20, offset: 0 })
    expect(jobListing.toPaging(500)).toEqual({ limit: 20, offset: 9_980 })
  })

  it('has no page past the ten-thousandth match', () => {
    expect(jobListing.toPaging(501)).toBeNull()
    expect(jobListing.countPages(1_000_000)).toBe(500)
  })

  it('has one page even when nothing matches', () => {
    expect(jobListing.countPages(0)).toBe(1)
    expect(jobListing.countPages(20)).toBe(1)
    expect(jobListing.countPages(21)).toBe(2)
  })
})
