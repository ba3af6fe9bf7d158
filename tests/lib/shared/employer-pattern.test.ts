import { expect, test } from 'vitest'
import { readReference } from '@/backend/reference/read-reference'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'

const { companyTypes } = await readReference()

test('every type of employer in the reference data has a pattern', () => {
  const drawn = companyTypes.map((type) => toEmployerPattern(type))
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(7)
})

test('an unknown or missing type has no pattern', () => {
  expect(toEmployerPattern({ name: 'Circus' })).toBeUndefined()
  expect(toEmployerPattern(null)).toBeUndefined()
})
