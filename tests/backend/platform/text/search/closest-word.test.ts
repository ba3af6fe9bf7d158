import { expect, test } from 'vitest'
import { editDistance, findClosestWord } from '@/backend/platform/text/search/closest-word'

test.each([
  ['electrition', ['electricity', 'electrician', 'election'], 'electrician'],
  ['phyton', ['photo', 'python'], 'python'],
  ['enginer', ['engine', 'engineer'], 'engineer'],
  ['mecanical', ['medical', 'mechanical'], 'mechanical'],
  ['solr', ['soil', 'solar'], 'solar'],
  ['kupyuter', ['copper', 'computer'], 'computer'],
])('takes %j as a misspelling of one of %j', (typed, candidates, meant) => {
  expect(findClosestWord(typed, candidates)?.word).toBe(meant)
})

test('returns null when every word is too different', () => {
  expect(findClosestWord('kettle', ['castle', 'metal'])).toBeNull()
  expect(findClosestWord('abc', ['abd'])).toBeNull()
})

test.each([
  [1, 'lrtvb', 'lrtvs', 'lrtds'],
  [2, 'lrtvbd', 'lrtvsf', 'lrtgsf'],
  [2, 'lrtvbdfg', 'lrtvbdsj', 'lrtvbsjs'],
  [3, 'lrtvbdfgj', 'lrtvbdsls', 'lrtvblsls'],
])('allows by length of the word %i wrong letters: %s', (wrong, typed, near, far) => {
  expect(findClosestWord(typed, [near])).toMatchObject({ word: near, distance: wrong })
  expect(findClosestWord(typed, [far])).toBeNull()
})

test('allows two more in words with four or more consonants that sound alike', () => {
  expect(findClosestWord('batarila', ['boterulo'])).toMatchObject({ distance: 4 })
  expect(findClosestWord('batarila', ['boteruloe'])).toBeNull()
  expect(findClosestWord('batari', ['boteru'])).toBeNull()
  expect(findClosestWord('batrok', ['betruka'])).toMatchObject({ distance: 3 })
  expect(findClosestWord('batrok', ['betrukai'])).toBeNull()
  expect(findClosestWord('batarilabada', ['boterulobede'])).toBeNull()
})

test('allows another first letter only as the one wrong letter', () => {
  expect(findClosestWord('lrtvbd', ['srtvbd'])).toMatchObject({ distance: 1 })
  expect(findClosestWord('lrtvbd', ['srtvbf'])).toBeNull()
})

test('prefers the same first letter among equally close words, and then the first word', () => {
  const [first, last] = ['srtvb', 'lrtvs']
  expect(findClosestWord('lrtvb', [first, last])?.word).toBe(last)
  expect(findClosestWord('lrtvb', [last, first])?.word).toBe(last)
  expect(findClosestWord('phyton', ['phyto', 'python'])?.word).toBe('phyto')
  expect(findClosestWord('phyton', ['python', 'phyto'])).toMatchObject({
    word: 'python',
    distance: 1,
  })
})

test('does not change a letter of a short word, but adds or exchanges one', () => {
  expect(findClosestWord('wing', ['wind'])).toBeNull()
  expect(findClosestWord('civl', ['civil'])?.word).toBe('civil')
  expect(findClosestWord('roda', ['road'])?.word).toBe('road')
})

test('editDistance counts a changed, added, missing or exchanged letter as one', () => {
  expect(editDistance('road', 'read', 3)).toBe(1)
  expect(editDistance('road', 'roads', 3)).toBe(1)
  expect(editDistance('road', 'rod', 3)).toBe(1)
  expect(editDistance('road', 'raod', 3)).toBe(1)
  expect(editDistance('road', 'bridge', 2)).toBe(3)
})

test.each([
  ['', '', 0],
  ['a', '', 1],
  ['road', 'road', 0],
  ['road', 'read', 1],
  ['road', 'roads', 1],
  ['road', 'oad', 1],
  ['road', 'raod', 1],
  ['road', 'orad', 1],
  ['road', 'roda', 1],
  ['x', 'ab', 2],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 2],
  ['abcd', 'dcba', 3],
  ['abc', 'ca', 3],
  ['aab', 'aba', 1],
  ['abab', 'baba', 2],
  ['kitten', 'sitting', 3],
  ['bridge', 'ridgeb', 2],
  ['concrete', 'cnocreet', 2],
  ['electrition', 'electrician', 2],
  ['abcdef', 'uvwxyz', 6],
])('the distance of %s and %s is %i in both directions', (one, other, distance) => {
  expect(editDistance(one, other, 9)).toBe(distance)
  expect(editDistance(other, one, 9)).toBe(distance)
  expect(editDistance(one, other, distance)).toBe(distance)
})

test.each([
  ['a', 'abcdef', 3],
  ['abcd', 'wxyz', 2],
  ['abcd', 'wxyz', 3],
  ['abcdef', 'abcuvw', 2],
  ['road', 'read', 0],
])('stops counting when %s and %s differ by more than %i', (one, other, limit) => {
  expect(editDistance(one, other, limit)).toBe(limit + 1)
  expect(editDistance(other, one, limit)).toBe(limit + 1)
})
