import { expect, test } from 'vitest'
import { toFeedHrefs } from '@/lib/shared/listing/feed-hrefs'
import { companyListing, jobListing, newsListing } from '@/lib/shared/listing/listings'

const read = (search: string) => jobListing.parse(new URLSearchParams(search))

test('feeds of a search keep its text and filters, without order or page', () => {
  const query = read('page=3&sort=closing&locationId=8&searchText=bridge%20%26&utm_source=x')
  expect(toFeedHrefs(jobListing, query)).toEqual({
    atom: '/jobs.atom?locationId=8&searchText=bridge+%26',
    json: '/jobs.json?locationId=8&searchText=bridge+%26',
  })
})

test('feeds of a whole list have no query', () => {
  expect(toFeedHrefs(jobListing, read(''))?.atom).toBe('/jobs.atom')
  expect(toFeedHrefs(newsListing, { filters: {}, page: 1 })?.json).toBe('/news.json')
})

test('a directory has no feeds', () => {
  expect(toFeedHrefs(companyListing, { filters: {}, page: 1 })).toBeNull()
})
