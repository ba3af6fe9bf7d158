import { describe, expect, test } from 'vitest'
import {
  importedScholarshipSchema,
  type ScholarshipInput,
} from '@/backend/import/imported-scholarship'
import { toScholarshipDraft } from '@/backend/import/write/scholarship-writer'

const INPUT: ScholarshipInput = {
  reference: 'a',
  title: 'Bridges',
  provider: 'Tonle',
  country: 'Japan',
  type: 'Full',
  university: '',
  department: '',
  qualification: '',
  majors: [],
  seats: '',
  description: 'All about bridges',
  funding: '',
  eligibility: '',
  howToApply: '',
  url: '',
  openingDate: '',
  closingDate: '',
}
const parse = (more: Partial<ScholarshipInput>) =>
  importedScholarshipSchema.safeParse({ ...INPUT, ...more })
const messagesOf = (more: Partial<ScholarshipInput>) =>
  parse(more).error?.issues.map(({ message }) => message)

describe('the seats of a scholarship', () => {
  test.each([
    ['', null],
    ['1', 1],
    ['1000000', 1_000_000],
  ])('reads %j as %j', (seats, count) => {
    expect(parse({ seats }).data?.seats).toBe(count)
  })

  test.each(['0', '1000001', '01000000', '-1', '1.5', 'ten'])('rejects %s', (seats) => {
    expect(messagesOf({ seats })).toEqual([
      `seats "${seats}" is not a whole number from 1 to 1000000`,
    ])
  })
})

test('the type is "full" or "partial" in any letter case', () => {
  expect(parse({ type: 'PARTIAL' }).data?.type).toBe('partial')
  expect(messagesOf({ type: '' })).toEqual(['has no type'])
  expect(messagesOf({ type: 'half' })).toEqual(['type "half" is not "full" or "partial"'])
})

test('the opening date must not be after the closing date', () => {
  const [first, second] = ['2026-03-01', '2026-03-02']
  expect(parse({ openingDate: first, closingDate: second }).success).toBe(true)
  expect(parse({ openingDate: first, closingDate: first }).success).toBe(true)
  expect(messagesOf({ openingDate: second, closingDate: first })).toEqual(['opens after it closes'])
  expect(parse({ openingDate: second }).success).toBe(true)
  expect(parse({ closingDate: first }).success).toBe(true)
})

describe('toScholarshipDraft', () => {
  const lookups = {
    findUniversity: (name: string) => (name === 'Tonle' ? 1 : null),
    findDepartment: (name: string) => (name === 'Water' ? 2 : null),
    findQualification: (name: string) => (name === 'Bachelor' ? 3 : null),
    findMajor: (name: string) => ({ Civil: 4, Bridges: 4, Water: 5 })[name] ?? null,
  }
  const draft = (more: Partial<ScholarshipInput>) => {
    const scholarship = importedScholarshipSchema.parse({ ...INPUT, ...more })
    return toScholarshipDraft(scholarship, { postedAt: new Date(0), lookups })
  }

  test('returns the ids of known names, each once, and the dates', () => {
    const known = { university: 'Tonle', department: 'Water', qualification: 'Bachelor' }
    const days = { openingDate: '2026-03-01', closingDate: '2026-03-31' }
    const { draft: stored, hasUnknownName } = draft({
      ...known,
      ...days,
      majors: ['Civil', 'Bridges', 'Water', ' '],
    })
    expect(stored).toMatchObject({
      universityId: 1,
      departmentId: 2,
      qualificationId: 3,
      majorIds: [4, 5],
      ...days,
    })
    expect(hasUnknownName).toBe(false)
    expect(draft({}).draft).toMatchObject({ openingDate: null, closingDate: null, majorIds: [] })
  })

  test.each([
    { university: 'Atlantis' },
    { department: 'Fire' },
    { qualification: 'Knight' },
    { majors: ['Civil', 'Magic'] },
  ])('reports an unknown name: %o', (more) => {
    expect(draft(more).hasUnknownName).toBe(true)
  })

  test('reports nothing without names', () => {
    expect(draft({}).hasUnknownName).toBe(false)
  })
})
