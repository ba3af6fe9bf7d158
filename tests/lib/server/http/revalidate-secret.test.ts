import { expect, test, vi } from 'vitest'
import { hasRevalidateSecret } from '@/lib/server/http/revalidate-secret'

test('accepts only the correct secret', () => {
  vi.stubEnv('REVALIDATE_SECRET', 'sixteen letters!')
  expect(hasRevalidateSecret('Bearer sixteen letters!')).toBe(true)
  const others = ['sixteen letters!', 'Bearer sixteen letters', 'Bearer ', '', null, undefined]
  expect(others.filter(hasRevalidateSecret)).toEqual([])
})

test('accepts nothing when no secret is set', () => {
  vi.stubEnv('REVALIDATE_SECRET', '')
  expect(['Bearer undefined', 'Bearer ', '', null, undefined].filter(hasRevalidateSecret)).toEqual(
    [],
  )
})
