import { describe, expect, it } from 'vitest'
import { toMoreLink } from '@/lib/shared/listing/more-link'

describe('the link to the whole list', () => {
  it('has the total when only some are shown', () => {
    expect(toMoreLink(1204, ['a', 'b'], 'jobs', '/jobs?majorId=7')).toEqual({
      href: '/jobs?majorId=7',
      words: 'All 1,204 jobs',
    })
  })

  it('is not shown when all or none are shown', () => {
    expect(toMoreLink(2, ['a', 'b'], 'jobs', '/jobs')).toBeUndefined()
    expect(toMoreLink(0, [], 'jobs', '/jobs')).toBeUndefined()
  })
})
