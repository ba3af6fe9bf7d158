import { expect, test } from 'vitest'
import { editDistance } from '@/backend/platform/text/search/edit-distance'

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
])('%s and %s are %i letters apart, whichever comes first', (one, other, distance) => {
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
])('%s and %s are more than %i apart, and nobody counts on', (one, other, limit) => {
  expect(editDistance(one, other, limit)).toBe(limit + 1)
  expect(editDistance(other, one, limit)).toBe(limit + 1)
})
