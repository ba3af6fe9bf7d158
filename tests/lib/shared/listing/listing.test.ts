import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsInput } from '@/lib/contract/common'
import { createListing } from '@/lib/shared/listing/listing'
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
        locationId: [5],
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

  it('has one canonical form, whatever the order, unknown keys and defaults', () => {
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
  ])('treats %s as not set', (search) => {
    expect(parse(search)).toEqual({ filters: {}, page: 1 })
  })

  it('takes the first of a repeated key', () => {
    expect(canonical('categoryId=2&categoryId=3')).toBe('categoryId=2')
  })
})

describe('a filter with several values', () => {
  const listing = createListing('/things', { placeId: idsInput.optional() }, 20)
  const parseThings = (search: string) => listing.parse(new URLSearchParams(search))
  const ids = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 25 })
  const inOrder = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b)

  it('reads one value, a repeated key and commas alike, in any order', () => {
    fc.assert(
      fc.property(ids, (values) => {
        const repeated = values.map((value) => `placeId=${value}`).join('&')
        expect(parseThings(repeated).filters).toEqual({ placeId: inOrder(values) })
        expect(parseThings(`placeId=${values.join('%2C')}`)).toEqual(parseThings(repeated))
      }),
    )
  })

  it('has one canonical form, which is parsed to the same query', () => {
    fc.assert(
      fc.property(ids, (values) => {
        const query = parseThings(`placeId=${values.join()}`)
        const search = listing.toSearch(query)
        expect(search).toBe(
          inOrder(values)
            .map((value) => `placeId=${value}`)
            .join('&'),
        )
        expect(parseThings(search)).toEqual(query)
      }),
    )
  })

  it('keeps its first value when the contract rejects the list', () => {
    expect(parseThings('placeId=3&placeId=abc').filters).toEqual({ placeId: [3] })
    expect(parseThings('placeId=abc&placeId=3').filters).toEqual({})
    const tooMany = Array.from({ length: 26 }, (_, index) => `placeId=${26 - index}`).join('&')
    expect(parseThings(tooMany).filters).toEqual({ placeId: [26] })
  })

  it('ignores empty values', () => {
    expect(parseThings('placeId=&placeId=3&placeId=').filters).toEqual({ placeId: [3] })
  })

  it('removes one value at a time, and the filter with the last', () => {
    const query = parseThings('placeId=2&placeId=5')
    expect(listing.withoutValue(query, 'placeId', 5)).toEqual({ placeId: [2] })
    expect(listing.withoutValue(parseThings('placeId=5'), 'placeId', 5)).toEqual({})
  })
})

describe('pagination', () => {
  it('turns a page number into limit and offset', () => {
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
