import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseRequirements,
  serializeRequirements,
  toScholarshipRequirements,
  toVacancyRequirements,
} from '@/lib/shared/qualification/requirements'
import { anyAsks } from './arbitraries'

test('formatted requirements of a page are parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyAsks, { minLength: 1, maxLength: 20 }), (list) => {
      expect(parseRequirements(serializeRequirements(list))).toEqual(list)
    }),
  )
})

test('a listing without facts has no requirements', () => {
  expect(
    toVacancyRequirements({ majors: [], qualification: null, level: null, location: null }),
  ).toEqual({
    majors: [],
    degree: null,
    level: null,
    province: null,
  })
})

test('a vacancy requires what it states', () => {
  const vacancy = {
    majors: [{ id: 7, name: 'Civil Engineering', nameKm: null }],
    qualification: { id: 3, name: 'Bachelor’s degree' },
    level: { id: 2, name: 'Junior' },
    location: { id: 16, name: 'Kampot', nameKm: null },
  }
  expect(toVacancyRequirements(vacancy)).toEqual({ majors: [7], degree: 3, level: 2, province: 16 })
  expect(toScholarshipRequirements(vacancy)).toEqual({
    majors: [7],
    degree: 3,
    level: null,
    province: null,
  })
})
