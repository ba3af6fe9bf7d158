import { expect, test } from 'vitest'
import { unpackQuery } from '@/lib/shared/listing/packed-query'
import { toListingPage } from '@/lib/shared/listing/to-listing-page'

const read = (path: string, search: string) => {
  const page = toListingPage(path, new URLSearchParams(search))
  const [, browse, ...rest] = page?.split('/') ?? []
  const packed = rest.pop()
  return packed === undefined ? null : [browse, rest.join('/'), unpackQuery(packed)]
}

test('a listing under a query is a page of its own, by what that listing understands', () => {
  const search = 'utm_source=x&page=2&locationId=8&departmentId=1'
  expect(read('/jobs', search)).toEqual(['browse', 'jobs', 'locationId=8&page=2'])
  expect(read('/majors', search)).toEqual(['browse', 'majors', 'departmentId=1&page=2'])
  expect(read('/news', search)).toEqual(['browse', 'news', 'page=2'])
})

test('the path alone says what is no listing, or is asked for nothing it understands', () => {
  expect(read('/contact-us', 'page=2')).toBeNull()
  expect(read('/jobs/7', 'page=2')).toBeNull()
  expect(read('/majors', 'locationId=8')).toBeNull()
  expect(read('/jobs', '')).toBeNull()
})
