import { expect, test } from 'vitest'
import { createPlaces } from '@/backend/platform/runtime/places'

test('a key has so many places, and all keys together so many', () => {
  const places = createPlaces({ perKey: 2, total: 3 })
  expect(places.take('a')).toBeTypeOf('object')
  expect(places.take('a')).toBeTypeOf('object')
  expect(places.take('a')).toBe('key-full')
  expect(places.take('b')).toBeTypeOf('object')
  expect(places.take('b')).toBe('all-full')
})

test('nobody by name takes a place of all, and of no key', () => {
  const places = createPlaces({ perKey: 1, total: 3 })
  expect(places.take(null)).toBeTypeOf('object')
  expect(places.take(null)).toBeTypeOf('object')
  expect(places.take('a')).toBeTypeOf('object')
  expect(places.take(null)).toBe('all-full')
})

test('a place that is given back is free once, however often it is given back', () => {
  const places = createPlaces({ perKey: 2, total: 2 })
  const [first, second] = [places.take('a'), places.take('a')]
  if (typeof first === 'string' || typeof second === 'string') throw new Error('There was room')
  first.release()
  first.release()
  expect(places.take('a')).toBeTypeOf('object')
  expect(places.take('a')).toBe('all-full')
  second.release()
  expect(places.take('b')).toBeTypeOf('object')
})
