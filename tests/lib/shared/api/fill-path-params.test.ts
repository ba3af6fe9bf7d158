import { expect, it } from 'vitest'
import { fillPathParams } from '@/lib/shared/api/fill-path-params'

it('fills in encoded values, so that none of them can change the path', () => {
  expect(fillPathParams('/v1/job/{id}', { id: 7 })).toBe('/v1/job/7')
  expect(fillPathParams('/v1/page/{slug}', { slug: '../a b?c' })).toBe('/v1/page/..%2Fa%20b%3Fc')
  expect(fillPathParams('/v1/job', undefined)).toBe('/v1/job')
})

it('throws when a value is missing', () => {
  expect(() => fillPathParams('/v1/job/{id}', {})).toThrow('/v1/job/{id} needs a value for id')
  expect(() => fillPathParams('/v1/job/{id}', undefined)).toThrow('needs a value')
})
