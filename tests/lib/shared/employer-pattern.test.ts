import { expect, test } from 'vitest'
import { readReference } from '@/backend/reference/read-reference'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'

const { companyTypes } = await readReference()

test('every type of employer on our list is drawn in a material', () => {
  const drawn = companyTypes.map((type) => toEmployerPattern(type))
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(7)
})

test('a type nobody knows, or none, has no hatch', () => {
  expect(toEmployerPattern({ name: 'Circus' })).toBeUndefined()
  expect(toEmployerPattern(null)).toBeUndefined()
})
