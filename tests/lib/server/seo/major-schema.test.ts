import { describe, expect, it } from 'vitest'
import type { Major } from '@/lib/contract/studies/major'
import { summariseMajor, toMajorProgramme } from '@/lib/server/seo/major-schema'

const major: Major = {
  id: 7,
  name: 'Civil Engineering',
  nameKm: 'សំណង់ស៊ីវិល',
  department: { id: 1, name: 'Civil', nameKm: null },
  degree: 'Bachelor of Engineering',
  durationYears: 5,
  universities: [{ id: 3, name: 'Tonle Institute', nameKm: null }],
  description: '<p>How bridges stand.</p>',
  careers: '',
  openJobs: 1204,
  openInternships: 0,
  openScholarships: 0,
  views: 0,
  updatedAt: '2026-11-20T00:00:00.000Z',
}

const toUrl = (path: string) => `https://visvakor.example${path}`

describe('major schema', () => {
  it('summarises the counts of the page in one line', () => {
    expect(summariseMajor(major)).toBe(
      'Civil Engineering: Bachelor of Engineering in 5 years, at 1 university; 1,204 jobs open now',
    )
  })

  it('has degree, duration and each university with its page', () => {
    expect(toMajorProgramme(major, toUrl)).toMatchObject({
      '@type': 'EducationalOccupationalProgram',
      alternateName: 'សំណង់ស៊ីវិល',
      description: '<p>How bridges stand.</p>',
      url: 'https://visvakor.example/majors/7/civil-engineering',
      educationalCredentialAwarded: 'Bachelor of Engineering',
      timeToComplete: 'P5Y',
      provider: [{ name: 'Tonle Institute', url: 'https://visvakor.example/universities/3' }],
    })
  })

  it('has no Khmer name where there is none', () => {
    expect(toMajorProgramme({ ...major, nameKm: null }, toUrl)).not.toHaveProperty('alternateName')
  })
})
