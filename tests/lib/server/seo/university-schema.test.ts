import { describe, expect, it } from 'vitest'
import type { University } from '@/lib/contract/studies/university'
import { summariseUniversity, toCollegeOrUniversity } from '@/lib/server/seo/university-schema'

const university: University = {
  id: 3,
  name: 'Tonle Institute',
  nameKm: 'វិទ្យាស្ថានទន្លេ',
  logo: null,
  location: { id: 1, name: 'Phnom Penh', nameKm: null },
  openScholarships: 1,
  website: null,
  description: '',
  locationCode: 'KH-12',
  majors: [
    { id: 7, name: 'Civil Engineering', nameKm: null, degree: 'Bachelor', durationYears: 4 },
  ],
}

describe('a university for search engines', () => {
  it('is one line with its place, majors and open scholarships', () => {
    expect(summariseUniversity(university)).toBe(
      'Tonle Institute, Phnom Penh: 1 major, 1 scholarship open now',
    )
    expect(summariseUniversity({ ...university, location: null })).toMatch(/^Tonle Institute: /)
  })

  it('is a college with its Khmer name and province, and no site where none is known', () => {
    const described = toCollegeOrUniversity(university, (path) => `https://visvakor.example${path}`)
    expect(described).toMatchObject({
      '@type': 'CollegeOrUniversity',
      alternateName: 'វិទ្យាស្ថានទន្លេ',
      url: 'https://visvakor.example/universities/3',
      address: { addressRegion: 'Phnom Penh' },
    })
    expect(described).not.toHaveProperty('sameAs')
  })
})
