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

test.each([
  [1, 'lrtvb', 'lrtvs', 'lrtds'],
  [2, 'lrtvbd', 'lrtvsf', 'lrtgsf'],
  [2, 'lrtvbdfg', 'lrtvbdsj', 'lrtvbsjs'],
  [3, 'lrtvbdfgj', 'lrtvbdsls', 'lrtvblsls'],
])('of a word of so many letters %i wrong ones are forgiven: %s', (wrong, typed, near, far) => {
  expect(findLikely(typed, [near])).toMatchObject({ word: near, distance: wrong })
  expect(findLikely(typed, [far])).toBeNull()
})

test('two more are forgiven where four consonants or more are heard', () => {
  expect(findLikely('batarila', ['boterulo'])).toMatchObject({ distance: 4 })
  expect(findLikely('batarila', ['boteruloe'])).toBeNull()
  expect(findLikely('batari', ['boteru'])).toBeNull()
})

test('of equally near ones the first letter decides, and then which comes first', () => {
  const [first, last] = ['srtvb', 'lrtvs']
  expect(findLikely('lrtvb', [first, last])?.word).toBe(last)
  expect(findLikely('lrtvb', [last, first])?.word).toBe(last)
  expect(findLikely('phyton', ['phyto', 'python'])?.word).toBe('phyto')
  expect(findLikely('phyton', ['python', 'phyto'])).toMatchObject({ word: 'python', distance: 1 })
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
