import { describe, expect, it } from 'vitest'
import {
  listCareerSteps,
  listCareerStepsOnMajorPage,
} from '@/components/detail/career-path/major-career-steps'
import type { Major } from '@/lib/contract/studies/major'

const major: Major = {
  id: 7,
  name: 'Civil Engineering',
  nameKm: null,
  department: { id: 1, name: 'Civil', nameKm: null },
  degree: 'Bachelor of Engineering',
  durationYears: 5,
  universities: [{ id: 3, name: 'Tonle Institute', nameKm: null }],
  description: '',
  careers: '',
  openJobs: 1204,
  openInternships: 0,
  openScholarships: 2,
  views: 0,
  updatedAt: '2026-11-20T00:00:00.000Z',
}

describe('the steps of a major', () => {
  it('have counts and links, and an empty step links to alternatives', () => {
    expect(listCareerSteps(major)).toEqual([
      { station: 'Major', words: 'Civil Engineering', href: '/majors/7/civil-engineering' },
      { station: 'Study', words: '1 university', href: '/majors/7/civil-engineering#study-7' },
      { station: 'Scholarship', words: '2 scholarships', href: '/scholarships?majorId=7' },
      {
        station: 'Internship',
        words: 'No internships yet',
        href: '/majors/7/civil-engineering#internship-7',
      },
      { station: 'Work', words: '1,204 jobs', href: '/jobs?majorId=7' },
    ])
  })

  it('link to sections on the page of the major itself', () => {
    expect(listCareerStepsOnMajorPage(major).map(({ href }) => href)).toEqual([
      null,
      '#study-7',
      '#scholarship-7',
      '#internship-7',
      '#work-7',
    ])
  })
})
