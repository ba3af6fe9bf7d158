import { expect, test } from 'vitest'
import { getErrorCode, listErrorCauses } from '@/backend/platform/runtime/error-code'

test('returns the code of an error only when it is a string', () => {
  expect(getErrorCode(Object.assign(new Error('a'), { code: 'ENOENT' }))).toBe('ENOENT')
  expect(getErrorCode(Object.assign(new Error('a'), { code: 7 }))).toBeNull()
  expect(getErrorCode(new Error('a'))).toBeNull()
  expect(getErrorCode({ code: 'ENOENT' })).toBeNull()
  expect(getErrorCode(null)).toBeNull()
})

test('lists causes from the outermost, five at most', () => {
  let chain = new Error('0')
  for (let level = 1; level < 7; level += 1) chain = new Error(`${level}`, { cause: chain })
  expect(listErrorCauses(chain).map(({ message }) => message)).toEqual(['6', '5', '4', '3', '2'])
  expect(listErrorCauses(new Error('a', { cause: 'a text' }))).toHaveLength(1)
  expect(listErrorCauses('a text')).toEqual([])
})

test('lists each error of an aggregate', () => {
  const both = new AggregateError([new Error('a'), 'a text', new Error('b')], 'both')
  expect(listErrorCauses(both).map(({ message }) => message)).toEqual(['both', 'a', 'b'])
})
