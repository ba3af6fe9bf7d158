import { expect, it } from 'vitest'
import { splitAddress } from '@/lib/server/door/split-address'

it.each([
  ['/jobs', '/jobs', ''],
  ['/jobs?', '/jobs', '?'],
  ['/jobs?a=b?c', '/jobs', '?a=b?c'],
  ['?a', '', '?a'],
  ['', '', ''],
])('%j has the path %j and the query %j', (url, path, search) => {
  expect(splitAddress(url)).toEqual({ path, search })
})
