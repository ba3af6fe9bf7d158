import { expect, test } from 'vitest'
import { letterDistance } from '@/backend/platform/text/search/letter-distance'
import { findLikely } from '@/backend/platform/text/search/likely-word'

test.each([
  ['electrition', ['electricity', 'electrician', 'election'], 'electrician'],
  ['phyton', ['photo', 'python'], 'python'],
  ['enginer', ['engine', 'engineer'], 'engineer'],
  ['mecanical', ['medical', 'mechanical'], 'mechanical'],
  ['solr', ['soil', 'solar'], 'solar'],
  ['kupyuter', ['copper', 'computer'], 'computer'],
])('%j is likely meant as one of %j', (typed, candidates, meant) => {
  expect(findLikely(typed, candidates)?.word).toBe(meant)
})

test('what is too far away is nothing', () => {
  expect(findLikely('kettle', ['castle', 'metal'])).toBeNull()
  expect(findLikely('abc', ['abd'])).toBeNull()
})

test('a changed letter makes another word of a short one, a missing or exchanged one does not', () => {
  expect(findLikely('wing', ['wind'])).toBeNull()
  expect(findLikely('civl', ['civil'])?.word).toBe('civil')
  expect(findLikely('roda', ['road'])?.word).toBe('road')
})

test('letters changed, added, left out and exchanged are one each', () => {
  expect(letterDistance('road', 'read', 3)).toBe(1)
  expect(letterDistance('road', 'roads', 3)).toBe(1)
  expect(letterDistance('road', 'rod', 3)).toBe(1)
  expect(letterDistance('road', 'raod', 3)).toBe(1)
  expect(letterDistance('road', 'bridge', 2)).toBe(3)
})
