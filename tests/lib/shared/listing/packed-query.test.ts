import { describe, expect, it } from 'vitest'
import { EVERYTHING, packQuery, unpackQuery } from '@/lib/shared/listing/packed-query'

describe('a packed query', () => {
  it.each(['page=2', 'searchText=វិស្វករ&page=2', 'searchText=%E1%9E%9C+a%2Fb', '~?/\\'])(
    'gives %j back',
    (search) => {
      expect(unpackQuery(packQuery(search))).toBe(search)
    },
  )

  it('knows the segment that stands for no query at all', () => {
    expect(unpackQuery(EVERYTHING)).toBe('')
  })

  it('is one path segment', () => {
    expect(packQuery('searchText=វិស្វករ??>>')).toMatch(/^[\w-]+$/)
  })

  it.each(['', 'a', '%%%', '../x', '_w'])('refuses %j, which nobody packed', (segment) => {
    expect(unpackQuery(segment)).toBeNull()
  })
})
