import { expect, test } from 'vitest'
import { toInternalListingPath } from '@/lib/shared/listing/internal-listing-path'
import { unpackQuery } from '@/lib/shared/listing/packed-query'

const read = (path: string, search: string) => {
  const page = toInternalListingPath(path, new URLSearchParams(search))
  const [, browse, ...rest] = page?.split('/') ?? []
  const packed = rest.pop()
  return packed === undefined ? null : [browse, rest.join('/'), unpackQuery(packed)]
}

test('a listing with a query has its own page, with the parameters it knows', () => {
  const search = 'utm_source=x&page=2&locationId=8&departmentId=1'
  expect(read('/jobs', search)).toEqual(['browse', 'jobs', 'locationId=8&page=2'])
  expect(read('/majors', search)).toEqual(['browse', 'majors', 'departmentId=1&page=2'])
  expect(read('/news', search)).toEqual(['browse', 'news', 'page=2'])
})

test('is null for other pages, and for a listing without known parameters', () => {
  expect(read('/contact-us', 'page=2')).toBeNull()
  expect(read('/jobs/7', 'page=2')).toBeNull()
  expect(read('/majors', 'locationId=8')).toBeNull()
  expect(read('/jobs', '')).toBeNull()
})
