import { expect, test } from 'vitest'
import { mergeSearches, withoutSearches } from '@/lib/browser/searches/merge-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'

const one: SavedSearch = {
  area: 'jobs',
  search: 'categoryId=1',
  label: 'Civil jobs',
  lookedAt: '2026-11-20T00:00:00.000Z',
}
const elsewhere: SavedSearch = { ...one, area: 'internships' }

test('lists a search of both lists once, with its last view and its first name', () => {
  const later = { ...one, label: 'Other words', lookedAt: '2026-11-21T00:00:00.000Z' }
  expect(mergeSearches([one], [later])).toEqual([{ ...one, lookedAt: later.lookedAt }])
  expect(mergeSearches([later], [one])).toEqual([later])
})

test('the same query in another area is another search', () => {
  expect(mergeSearches([one], [elsewhere])).toEqual([one, elsewhere])
  expect(withoutSearches([one, elsewhere], [elsewhere])).toEqual([one])
})
