import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY_SEGMENT, packQuery, unpackQuery } from '@/lib/shared/listing/packed-query'

describe('a packed query', () => {
  it.each(['page=2', 'searchText=វិស្វករ&page=2', 'searchText=%E1%9E%9C+a%2Fb', '~?/\\'])(
    'restores %j',
    (search) => {
      expect(unpackQuery(packQuery(search))).toBe(search)
    },
  )

  it('has a segment for an empty query', () => {
    expect(unpackQuery(EMPTY_QUERY_SEGMENT)).toBe('')
  })

  it('is one path segment', () => {
    expect(packQuery('searchText=វិស្វករ??>>')).toMatch(/^[\w-]+$/)
  })

  it.each(['', 'a', '%%%', '../x', '_w'])('rejects %j, which is not a packed query', (segment) => {
    expect(unpackQuery(segment)).toBeNull()
  })
})
