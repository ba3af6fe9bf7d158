import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { randomId } from '@/lib/browser/api-client/random-id'

const uuid = z.uuidv4()

test('returns a new version 4 UUID each time', () => {
  expect(uuid.parse(randomId())).not.toBe(uuid.parse(randomId()))
})

test('works on plain http, where browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 50 }, () => uuid.parse(randomId()))
  expect(new Set(ids).size).toBe(50)
})
