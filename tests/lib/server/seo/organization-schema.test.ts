import { describe, expect, it } from 'vitest'
import type { Company } from '@/lib/contract/companies/company'
import type { University } from '@/lib/contract/studies/university'
import {
  summariseCompany,
  summariseUniversity,
  toCollegeOrUniversity,
  toOrganization,
} from '@/lib/server/seo/organization-schema'

const company: Company = {
  id: 9,
  name: 'Mekong Works',
  logo: null,
  kind: 'company',
  type: null,
  location: { id: 2, name: 'Siem Reap', nameKm: null },
  description: '',
  website: 'https://mekong.example',
  openJobs: 1,
  openInternships: 2,
}

const toUrl = (path: string) => `https://visvakor.example${path}`

describe('employer schema', () => {
  it('summarises place and open listings in one line', () => {
    expect(summariseCompany(company)).toBe('Mekong Works, Siem Reap: 1 job, 2 internships open now')
    expect(summariseCompany({ ...company, location: null })).toMatch(/^Mekong Works: 1 job/)
  })

  it('is an organization with the URLs of its page and its own site', () => {
    expect(toOrganization(company, toUrl)).toMatchObject({
      '@type': 'Organization',
      url: 'https://visvakor.example/companies/9',
      sameAs: 'https://mekong.example',
      address: { addressRegion: 'Siem Reap', addressCountry: 'KH' },
    })
  })

  it('is a government organization for a ministry, and leaves out unknown facts', () => {
    const ministry = { ...company, kind: 'ministry', website: null, location: null } as const
    const described = toOrganization(ministry, toUrl)
    expect(described).toMatchObject({ '@type': 'GovernmentOrganization' })
    expect(described).not.toHaveProperty('sameAs')
    expect(described).not.toHaveProperty('address')
  })
})

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

describe('university schema', () => {
  it('summarises place, majors and open scholarships in one line', () => {
    expect(summariseUniversity(university)).toBe(
      'Tonle Institute, Phnom Penh: 1 major, 1 scholarship open now',
    )
    expect(summariseUniversity({ ...university, location: null })).toMatch(/^Tonle Institute: /)
  })

  it('is a college with its Khmer name and province, without an unknown site', () => {
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
