import { expect, test } from 'vitest'
import { findClosestWord } from '@/backend/platform/text/search/closest-word'
import { editDistance } from '@/backend/platform/text/search/edit-distance'

test.each([
  ['electrition', ['electricity', 'electrician', 'election'], 'electrician'],
  ['phyton', ['photo', 'python'], 'python'],
  ['enginer', ['engine', 'engineer'], 'engineer'],
  ['mecanical', ['medical', 'mechanical'], 'mechanical'],
  ['solr', ['soil', 'solar'], 'solar'],
  ['kupyuter', ['copper', 'computer'], 'computer'],
])('%j is likely meant as one of %j', (typed, candidates, meant) => {
  expect(findClosestWord(typed, candidates)?.word).toBe(meant)
})

test('what is too far away is nothing', () => {
  expect(findClosestWord('kettle', ['castle', 'metal'])).toBeNull()
  expect(findClosestWord('abc', ['abd'])).toBeNull()
})

test.each([
  [1, 'lrtvb', 'lrtvs', 'lrtds'],
  [2, 'lrtvbd', 'lrtvsf', 'lrtgsf'],
  [2, 'lrtvbdfg', 'lrtvbdsj', 'lrtvbsjs'],
  [3, 'lrtvbdfgj', 'lrtvbdsls', 'lrtvblsls'],
])('of a word of so many letters %i wrong ones are forgiven: %s', (wrong, typed, near, far) => {
  expect(findClosestWord(typed, [near])).toMatchObject({ word: near, distance: wrong })
  expect(findClosestWord(typed, [far])).toBeNull()
})

test('two more are forgiven where four consonants or more are heard', () => {
  expect(findClosestWord('batarila', ['boterulo'])).toMatchObject({ distance: 4 })
  expect(findClosestWord('batarila', ['boteruloe'])).toBeNull()
  expect(findClosestWord('batari', ['boteru'])).toBeNull()
})

test('of equally near ones the first letter decides, and then which comes first', () => {
  const [first, last] = ['srtvb', 'lrtvs']
  expect(findClosestWord('lrtvb', [first, last])?.word).toBe(last)
  expect(findClosestWord('lrtvb', [last, first])?.word).toBe(last)
  expect(findClosestWord('phyton', ['phyto', 'python'])?.word).toBe('phyto')
  expect(findClosestWord('phyton', ['python', 'phyto'])).toMatchObject({
    word: 'python',
    distance: 1,
  })
})

test('a changed letter makes another word of a short one, a missing or exchanged one does not', () => {
  expect(findClosestWord('wing', ['wind'])).toBeNull()
  expect(findClosestWord('civl', ['civil'])?.word).toBe('civil')
  expect(findClosestWord('roda', ['road'])?.word).toBe('road')
})

test('letters changed, added, left out and exchanged are one each', () => {
  expect(editDistance('road', 'read', 3)).toBe(1)
  expect(editDistance('road', 'roads', 3)).toBe(1)
  expect(editDistance('road', 'rod', 3)).toBe(1)
  expect(editDistance('road', 'raod', 3)).toBe(1)
  expect(editDistance('road', 'bridge', 2)).toBe(3)
})
