import { expect, test } from 'vitest'
import { parseSearchArguments } from '@/backend/explain-search/search-arguments'
import { UsageError } from '@/backend/platform/runtime/command'

test('reads the text with an area and an order, which default to jobs and relevance', () => {
  expect(parseSearchArguments(['explain', 'civil engineer', 'kampot'])).toEqual({
    ...{ text: 'civil engineer kampot', area: 'jobs', sort: 'relevance' },
  })
  expect(
    parseSearchArguments(['explain', 'water', '--area', 'scholarships', '--sort', 'closing']),
  ).toEqual({ text: 'water', area: 'scholarships', sort: 'closing' })
})

test.each([
  [[], 'explain'],
  [['explain', ' '], 'text'],
  [['explain', 'water', '--area', 'majors'], '--area'],
  [['explain', 'water', '--sort', 'name'], '--sort'],
  [['explain', 'water', '--colour', 'red'], '--colour'],
])('rejects %j', (words, fault) => {
  expect(() => parseSearchArguments(words)).toThrow(UsageError)
  expect(() => parseSearchArguments(words)).toThrow(fault)
})
