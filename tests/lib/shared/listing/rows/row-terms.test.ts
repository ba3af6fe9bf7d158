import { describe, expect, test } from 'vitest'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { toScholarshipFacts } from '@/lib/shared/listing/rows/scholarship-facts'
import { toDistinctiveTerms, toVacancyFacts } from '@/lib/shared/listing/rows/vacancy-facts'
import { aDraft } from '@/tests/support/vacancy-draft'

const TODAY = '2026-11-20'

const plain: ScholarshipSummary = {
  id: 7,
  title: 'Flood Grant',
  provider: 'Sangker University',
  country: 'Cambodia',
  university: null,
  department: null,
  qualification: null,
  majors: [],
  type: 'partial',
  postedAt: '2026-11-10T01:00:00Z',
  updatedAt: '2026-11-10T01:00:00Z',
  openingDate: null,
  closingDate: null,
  status: 'open',
}

/** The seventh fact of a row, with plain spaces. */
const termsOf = (changes: Partial<ScholarshipSummary>) =>
  toScholarshipFacts({ ...plain, ...changes }, TODAY)[6].replaceAll('\u00a0', ' ')

describe('the terms of a scholarship row', () => {
  const department = { id: 1, name: 'Water', nameKm: null }
  const qualification = { id: 4, name: 'Master’s degree' }

  test('are its degree, its field unless it is in the title, and when it opens', () => {
    expect(termsOf({ department, qualification, openingDate: '2026-11-21' })).toBe(
      'Master’s degree, Water, opens 21 Nov · Posted 10 Nov',
    )
    expect(termsOf({ department, title: 'Grant in Water' })).toBe('Posted 10 Nov')
    expect(termsOf({ department })).toBe('Water · Posted 10 Nov')
  })

  test('leave out what is unknown or has opened already', () => {
    expect(termsOf({})).toBe('Posted 10 Nov')
    expect(termsOf({ openingDate: TODAY })).toBe('Posted 10 Nov')
    expect(termsOf({ openingDate: '2026-11-19' })).toBe('Posted 10 Nov')
  })
})

describe('the logo of the provider', () => {
  const logo = { url: `/logos/${'0a'.repeat(16)}.webp` }
  const university = { id: 3, name: 'Sangker University', nameKm: null, logo }
  const logoOf = (changes: Partial<ScholarshipSummary>) =>
    toScholarshipFacts({ ...plain, ...changes }, TODAY)[9]

  test('is the university’s when the university is the provider', () => {
    expect(logoOf({ university })).toBe(logo.url)
    expect(logoOf({ university, provider: 'Hinata Foundation' })).toBeUndefined()
    expect(logoOf({ university: { ...university, logo: null } })).toBeUndefined()
    expect(toScholarshipFacts(plain, TODAY)).toHaveLength(8)
  })
})

test('is the employer’s for a vacancy, when it is on our own origin', () => {
  const moment = '2026-11-19T17:30:00.000Z'
  const dated = { id: 7, status: 'open', postedAt: moment, updatedAt: moment } as const
  const factsWith = (logo: { readonly url: string } | null) =>
    toVacancyFacts({ ...aDraft, ...dated, company: { ...aDraft.company, logo } }, '/jobs', TODAY)
  const url = `/logos/${'0a'.repeat(16)}.webp`
  expect(factsWith({ url })[9]).toBe(url)
  expect(factsWith({ url: 'https://elsewhere.example/logo.png' })).toHaveLength(9)
  expect(factsWith(null)).toHaveLength(9)
})

test('distinctive terms leave out the usual terms of an area', () => {
  expect(toDistinctiveTerms('/jobs', [undefined, 'Full-time', 'Senior'])).toBe('Senior')
  expect(toDistinctiveTerms('/jobs', ['Contract', undefined, 'Senior'])).toBe('Contract, Senior')
  expect(toDistinctiveTerms('/internships', ['Temporary', 'Fresh graduate'])).toBe('')
  expect(toDistinctiveTerms('/saved', ['Internship', 'Full-time'])).toBe('Internship, Full-time')
})
