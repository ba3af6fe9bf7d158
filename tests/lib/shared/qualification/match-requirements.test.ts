import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countFitting, formatMatch, toFitSummary } from '@/lib/shared/qualification/fit-summary'
import { matchRequirements } from '@/lib/shared/qualification/match-requirements'
import {
  EMPTY_QUALIFICATIONS,
  type Qualifications,
} from '@/lib/shared/qualification/qualifications'
import type { DegreeRole, Requirements } from '@/lib/shared/qualification/requirements'
import { anyAsks, anyDegreeAs, anyPerson, idOf, lists } from './arbitraries'

const SILENT: Requirements = { majors: [], degree: null, level: null, province: null }

const verdictOf = (
  asks: Partial<Requirements>,
  person: Partial<Qualifications>,
  degreeAs: DegreeRole = 'held',
) =>
  toFitSummary(
    matchRequirements(
      { ...SILENT, ...asks },
      degreeAs,
      { ...EMPTY_QUALIFICATIONS, ...person },
      lists,
    ),
  )

describe('for any listing and any person', () => {
  test('what the listing does not state is never missing', () => {
    fc.assert(
      fc.property(anyDegreeAs, anyPerson, (degreeAs, person) => {
        const verdict = toFitSummary(matchRequirements(SILENT, degreeAs, person, lists))
        expect(verdict).toMatchObject({ kind: 'unstated', words: 'No requirements stated' })
      }),
    )
  })

  test('what the person does not state is never missing', () => {
    fc.assert(
      fc.property(anyDegreeAs, anyAsks, (degreeAs, asks) => {
        expect(
          toFitSummary(matchRequirements(asks, degreeAs, EMPTY_QUALIFICATIONS, lists)).kind,
        ).toBe('unstated')
      }),
    )
  })

  test('a listing that states less never has more missing', () => {
    const silenced = fc.constantFrom<Partial<Requirements>>(
      { majors: [] },
      { degree: null },
      { level: null },
      { province: null },
    )
    fc.assert(
      fc.property(anyDegreeAs, anyAsks, anyPerson, silenced, (degreeAs, asks, person, less) => {
        const missing = (each: Requirements) =>
          matchRequirements(each, degreeAs, person, lists).filter(
            ({ result }) => result === 'missing',
          ).length
        expect(missing({ ...asks, ...less })).toBeLessThanOrEqual(missing(asks))
      }),
    )
  })

  test('it fits only when something is met and nothing is missing', () => {
    fc.assert(
      fc.property(anyDegreeAs, anyAsks, anyPerson, (degreeAs, asks, person) => {
        const cells = matchRequirements(asks, degreeAs, person, lists)
        const results = cells.map(({ result }) => result)
        expect(toFitSummary(cells).kind === 'fits').toBe(
          results.includes('met') && !results.includes('missing'),
        )
      }),
    )
  })

  test('more experience, or a higher completed degree for a job, never fits less', () => {
    const higher = (list: readonly { readonly id: number }[], id: number | null) =>
      list[list.findIndex((each) => each.id === id) + 1]?.id ?? id
    fc.assert(
      fc.property(anyAsks, anyPerson, (asks, person) => {
        const before = toFitSummary(matchRequirements(asks, 'held', person, lists))
        const grown = {
          ...person,
          level: person.level && higher(lists.levels, person.level),
          degree: person.degree && higher(lists.degrees, person.degree),
          isStudent: false,
        }
        const after = toFitSummary(matchRequirements(asks, 'held', grown, lists))
        expect(after.rank).toBeLessThanOrEqual(before.rank)
      }),
    )
  })

  test('ids missing from the lists do not count', () => {
    const asks = { degree: 99, level: 99 }
    const person = { degree: idOf('degrees', 'PhD'), level: idOf('levels', 'Junior') }
    expect(verdictOf(asks, person).kind).toBe('unstated')
  })
})

test('the required experience is enough, and so is more', () => {
  const junior = { level: idOf('levels', 'Junior') }
  expect(verdictOf(junior, junior).words).toBe('Fits you')
  expect(verdictOf(junior, { level: idOf('levels', 'Senior') }).words).toBe('Fits you')
  expect(verdictOf(junior, { level: idOf('levels', 'Fresh graduate') }).words).toBe(
    'Asks for Junior experience',
  )
})

test('any one of the majors is enough', () => {
  const majors = [idOf('majors', 'Geology'), idOf('majors', 'Physics')]
  expect(verdictOf({ majors }, { major: idOf('majors', 'Physics') }).words).toBe('Fits you')
  expect(verdictOf({ majors }, { major: idOf('majors', 'Statistics') }).words).toBe(
    'Asks for another major',
  )
})

describe('a degree', () => {
  const bachelor = idOf('degrees', 'Bachelor’s degree')
  const master = idOf('degrees', 'Master’s degree')
  const studying = { degree: bachelor, isStudent: true }
  const finished = { degree: bachelor, isStudent: false }

  test('must be completed for a job', () => {
    expect(verdictOf({ degree: bachelor }, finished)).toMatchObject({ words: 'Fits you', rank: 0 })
    expect(verdictOf({ degree: bachelor }, studying).words).toBe('Asks for a Bachelor’s degree')
    expect(verdictOf({ degree: bachelor }, { degree: master, isStudent: true }).words).toBe(
      'Fits you',
    )
  })

  test('may be in progress for an internship', () => {
    expect(verdictOf({ degree: bachelor }, studying, 'begun').words).toBe('Fits you')
    expect(verdictOf({ degree: master }, studying, 'begun').words).toBe(
      'Asks for a Master’s degree',
    )
  })

  test('for a scholarship is the one in progress, or the next one', () => {
    expect(verdictOf({ degree: bachelor }, studying, 'aim').words).toBe('Fits you')
    expect(verdictOf({ degree: master }, studying, 'aim').words).toBe('Pays for a Master’s degree')
    expect(verdictOf({ degree: master }, finished, 'aim').words).toBe('Fits you')
    expect(verdictOf({ degree: bachelor }, finished, 'aim').words).toBe(
      'Pays for a Bachelor’s degree',
    )
    expect(verdictOf({ degree: idOf('degrees', 'Associate degree') }, finished, 'aim').words).toBe(
      'Pays for an Associate degree',
    )
  })

  test('beyond the next one is neither a match nor missing', () => {
    expect(verdictOf({ degree: idOf('degrees', 'PhD') }, finished, 'aim').kind).toBe('unstated')
  })
})

test('a row names the requirement that is hardest to change, and how many others are missing', () => {
  const asks = { level: idOf('levels', 'Senior'), province: idOf('provinces', 'Kampot') }
  const person = { level: idOf('levels', 'Junior'), province: idOf('provinces', 'Takéo') }
  expect(verdictOf(asks, person)).toEqual({
    kind: 'missing',
    words: 'Asks for Senior experience · 1 more',
    rank: 2,
  })
  expect(verdictOf({ province: asks.province }, person).words).toBe('Is in Kampot')
})

test('a title block describes each requirement', () => {
  const asks = { majors: [idOf('majors', 'Geology')], degree: idOf('degrees', 'PhD') }
  const person = { major: idOf('majors', 'Geology'), degree: idOf('degrees', 'Bachelor’s degree') }
  const cells = matchRequirements(
    { ...SILENT, ...asks, level: idOf('levels', 'Junior') },
    'aim',
    { ...EMPTY_QUALIFICATIONS, ...person },
    lists,
  )
  expect(cells.map(formatMatch)).toEqual([
    'Major',
    'Degree: cannot be compared',
    'Experience: you left it out',
    'Province: not stated',
  ])
})

test('the number that fits is of the page only', () => {
  expect(countFitting([{ kind: 'fits' }, { kind: 'missing' }])).toBe(
    '1 of the 2 on this page fits you.',
  )
  expect(countFitting([{ kind: 'unstated' }])).toBe('0 of the 1 on this page fit you.')
})
