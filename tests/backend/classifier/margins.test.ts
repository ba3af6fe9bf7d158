import { describe, expect, it } from 'vitest'
import { classifyPosting } from '@/backend/classifier/classify-posting'
import type { Posting } from '@/backend/classifier/posting'

const sort = (title: string, rest: Partial<Posting> = {}) =>
  classifyPosting({ title, text: '', ...rest })

describe('the margin says how far the points are from the bound', () => {
  it.each([
    ['Site Engineer', true, 8],
    ['Land Surveyors', true, 8],
    ['អ្នករចនាផ្ទៃខាងក្នុង', true, 8],
    ['Instrument Tech', true, 8],
    ['Superintendent', true, 8],
    ['Ballast', true, 2],
    ['Software Sales', true, 2],
    ['វិស្វករទីប្រឹក្សា', true, 5],
    ['Public works', false, 0.5],
    ['Public works (m/f)', true, 2],
  ])('of a job: %s (%s) by %d', (title, value, margin) => {
    const { isJob } = sort(title)
    expect([isJob.value, isJob.margin]).toEqual([value, expect.closeTo(margin)])
  })

  it.each([
    ['Public works', '', false, 3],
    ['Supervisor', '', false, 3],
    ['Production Specialist', '', false, 1.5],
    ['Sketchup Officer', '', false, 1],
    ['Eng', '', true, 0],
    ['Technician (Warehouse)', '', false, 1.25],
    ['(Warehouse)', '', false, 6],
    ['Engineer, Bank', '', true, 0],
    ['Technician, Bank', '', false, 2.5],
    ['Engineer', 'Diploma in electrical engineering.', true, 2.9],
    ['Engineer', 'Diploma in electrical or mechanical engineering.', true, 3],
  ])('of engineering: %s (%s, %s) by %d', (title, text, value, margin) => {
    const { isEngineering } = sort(title, { text })
    expect([isEngineering.value, isEngineering.margin]).toEqual([value, expect.closeTo(margin)])
  })

  it.each([
    ['Site Engineer', '', 'Civil & Structural', 0],
    ['Site Engineer', 'Road works.', 'Civil & Structural', 1],
    ['Civil Engineering Intern', 'Road works.', 'Civil & Structural', 0.9],
    ['Engineer', 'Diploma in electrical engineering.', 'Electrical & Power', 0.2],
    ['Engineer', 'Diploma in electrical or mechanical engineering.', null, 0.96],
    ['Electrician & Plumber', '', 'Maintenance & Facilities', 6.3],
  ])('of a category: %s (%s, %s) by %d', (title, text, value, margin) => {
    const { category } = sort(title, { text })
    expect([category.value, category.margin]).toEqual([value, expect.closeTo(margin)])
  })

  it.each([
    [{ text: '2 years of experience' }, 'Junior', 1],
    [{ text: '4 years of experience' }, 'Mid-level', 1],
    [{ text: '15 years of experience' }, 'Senior', 1],
    [{ text: '16 years of experience' }, null, 0],
    [{ title: 'Senior Site Engineer' }, 'Senior', 3],
    [{ levelWords: ['Senior'] }, 'Senior', 2],
  ])('of a level: %j (%s) by %d', (more, value, margin) => {
    expect(sort('Site Engineer', more).level).toMatchObject({ value, margin })
  })

  it('of an internship is a point, for the type of the source and for the title', () => {
    expect(sort('Civil Engineering Intern', { typeWords: ['Internship'] }).isInternship).toEqual({
      value: true,
      margin: 1,
      terms: [
        { term: 'Internship', place: 'type', points: 1 },
        { term: 'intern', place: 'title', points: 1 },
      ],
    })
  })
})

describe('majors', () => {
  it('are those of the studies asked for, at most four', () => {
    const text = 'Diploma in electrical engineering.'
    expect(sort('Engineer', { text }).majors).toEqual({
      value: ['Electrical and Energy Engineering'],
      margin: 3,
      terms: [{ term: 'electrical engineering', place: 'education', points: 3 }],
    })
    const many = 'Degree in civil, structural, geotechnical, transport, rural or water engineering.'
    expect(sort('Civil Engineer', { text: many }).majors.value).toHaveLength(4)
  })

  it('are the usual ones of a category that names none, and none without a category', () => {
    const { value, ...rest } = sort('Coordinator', { categoryWords: ['មេកានិក'] }).majors
    expect([value.length > 0, rest]).toEqual([true, { margin: 0, terms: [] }])
    expect(sort('Chief Accountant').majors).toEqual({ value: [], margin: 0, terms: [] })
    expect(sort('Chief Accountant').category).toEqual({ value: null, margin: 0, terms: [] })
  })
})

it('reads an occupation code by as much of its beginning as is known', () => {
  const termOf = (code: string) => sort('Officer', { occupationCodes: [code] }).category.terms
  expect(sort('Officer', { occupationCodes: ['4999'] }).isEngineering).toMatchObject({
    value: false,
    terms: [{ term: '4' }],
  })
  expect(termOf('3519')[0]?.term).toBe('351')
})

it('keeps posts apart that each have a count', () => {
  expect(sort('Electrician x6 & Plumber x4').posts).toHaveLength(2)
  expect(sort('Electrician & Plumber x2').posts).toHaveLength(1)
  expect(sort('Plumber; Electrician').isEngineering.terms[0]?.term).toBe('plumber')
  expect(sort('Technician; Electrician').category.value).toBe('Electrical & Power')
})

it('ignores in a title what counts in texts alone', () => {
  expect(sort('Valves').isEngineering.terms).toEqual([])
})
