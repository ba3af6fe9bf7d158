import { expect, test } from 'vitest'
import { companyTypes } from '@/backend/demo/lookups/company-types'
import { toMaterial } from '@/lib/shared/material'

test('every type of employer on our list is drawn in a material', () => {
  const drawn = companyTypes.map((type) => toMaterial(type))
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(7)
})

test('a type nobody knows, or none, has no hatch', () => {
  expect(toMaterial({ name: 'Circus' })).toBeUndefined()
  expect(toMaterial(null)).toBeUndefined()
})
