import fc from 'fast-check'
import type { QualificationLists, Qualifications } from '@/lib/shared/qualification/qualifications'
import type { DegreeRole, Requirements } from '@/lib/shared/qualification/requirements'

/** Ids out of order, so that no rule works by comparing ids. */
const toList = (names: readonly string[]) =>
  names.map((name, at) => ({ id: ((at * 7 + 3) % 11) + 1, name }))

export const lists: QualificationLists = {
  majors: toList(['Geology', 'Geography', 'Physics', 'Statistics']),
  degrees: toList([
    'Certificate',
    'Associate degree',
    'Bachelor’s degree',
    'Master’s degree',
    'PhD',
  ]),
  levels: toList(['Fresh graduate', 'Junior', 'Senior']),
  provinces: toList(['Phnom Penh', 'Kampot', 'Takéo']),
}

const oneOf = (list: QualificationLists[keyof QualificationLists]) =>
  fc.constantFrom(null, ...list.map(({ id }) => id))

export const anyAsks: fc.Arbitrary<Requirements> = fc.record({
  majors: fc.subarray(lists.majors.map(({ id }) => id)),
  degree: oneOf(lists.degrees),
  level: oneOf(lists.levels),
  province: oneOf(lists.provinces),
})

export const anyPerson: fc.Arbitrary<Qualifications> = fc.record({
  major: oneOf(lists.majors),
  degree: oneOf(lists.degrees),
  isStudent: fc.boolean(),
  level: oneOf(lists.levels),
  province: oneOf(lists.provinces),
})

export const anyDegreeAs: fc.Arbitrary<DegreeRole> = fc.constantFrom('held', 'begun', 'aim')

export function idOf(list: keyof QualificationLists, name: string): number {
  const found = lists[list].find((each) => each.name === name)
  if (found === undefined) throw new Error(`No ${name} in ${list}`)
  return found.id
}
