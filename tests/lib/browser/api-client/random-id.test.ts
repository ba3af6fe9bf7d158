import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { randomId } from '@/lib/browser/api-client/random-id'

const uuid = z.uuidv4()

afterEach(() => vi.unstubAllGlobals())

test('gives a UUID of version 4, another one each time', () => {
  expect(uuid.parse(randomId())).not.toBe(uuid.parse(randomId()))
})

test('also on plain http, where browsers hide randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 50 }, () => uuid.parse(randomId()))
  expect(new Set(ids).size).toBe(50)
})
