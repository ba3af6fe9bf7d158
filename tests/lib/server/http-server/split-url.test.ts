import { expect, it } from 'vitest'
import { splitUrl } from '@/lib/server/http-server/request-context'

it.each([
  ['/jobs', '/jobs', ''],
  ['/jobs?', '/jobs', '?'],
  ['/jobs?a=b?c', '/jobs', '?a=b?c'],
  ['?a', '', '?a'],
  ['', '', ''],
])('%j has the path %j and the query %j', (url, path, search) => {
  expect(splitUrl(url)).toEqual({ path, search })
})
