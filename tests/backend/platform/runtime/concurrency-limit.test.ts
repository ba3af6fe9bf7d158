import { expect, test } from 'vitest'
import { createConcurrencyLimit } from '@/backend/platform/runtime/concurrency-limit'

test('limits places for each key and in total', () => {
  const places = createConcurrencyLimit({ perKey: 2, total: 3 })
  expect(places.acquire('a')).toBeTypeOf('object')
  expect(places.acquire('a')).toBeTypeOf('object')
  expect(places.acquire('a')).toBe('key-full')
  expect(places.acquire('b')).toBeTypeOf('object')
  expect(places.acquire('b')).toBe('all-full')
})

test('takes a place of the total without a key', () => {
  const places = createConcurrencyLimit({ perKey: 1, total: 3 })
  expect(places.acquire(null)).toBeTypeOf('object')
  expect(places.acquire(null)).toBeTypeOf('object')
  expect(places.acquire('a')).toBeTypeOf('object')
  expect(places.acquire(null)).toBe('all-full')
})

test('frees a place once, however often it is released', () => {
  const places = createConcurrencyLimit({ perKey: 2, total: 2 })
  const [first, second] = [places.acquire('a'), places.acquire('a')]
  if (typeof first === 'string' || typeof second === 'string') throw new Error('There was room')
  first.release()
  first.release()
  expect(places.acquire('a')).toBeTypeOf('object')
  expect(places.acquire('a')).toBe('all-full')
  second.release()
  expect(places.acquire('b')).toBeTypeOf('object')
})
