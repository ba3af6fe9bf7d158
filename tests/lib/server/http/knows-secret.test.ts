import { afterEach, expect, test, vi } from 'vitest'
import { knowsSecret } from '@/lib/server/http/knows-secret'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('who has the secret is known by it, and nobody else', () => {
  vi.stubEnv('REVALIDATE_SECRET', 'sixteen letters!')
  expect(knowsSecret('Bearer sixteen letters!')).toBe(true)
  const others = ['sixteen letters!', 'Bearer sixteen letters', 'Bearer ', '', null, undefined]
  expect(others.filter(knowsSecret)).toEqual([])
})

test('where there is no secret nobody knows it', () => {
  vi.stubEnv('REVALIDATE_SECRET', '')
  expect(['Bearer undefined', 'Bearer ', '', null, undefined].filter(knowsSecret)).toEqual([])
})
