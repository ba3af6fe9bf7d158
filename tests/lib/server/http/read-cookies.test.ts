import { expect, test } from 'vitest'
import { readCookies } from '@/lib/server/http/read-cookies'

test('finds a cookie by its name', () => {
  const cookies = readCookies('a=b; session=x7')
  expect(cookies.get('session')).toEqual({ value: 'x7' })
  expect(cookies.get('other')).toBeUndefined()
})

test('ignores values that are not valid in a header', () => {
  const cookies = readCookies('empty=; khmer=%E1%9E%80; lines=a%0D%0Ab; spaced=a%20b')
  const names = ['empty', 'khmer', 'lines', 'spaced']
  expect(names.map((name) => cookies.get(name))).toEqual(names.map(() => undefined))
})

test.each([null, undefined, ''])('is empty without a header (%j)', (header) => {
  expect(readCookies(header).get('session')).toBeUndefined()
})
