import { describe, expect, it } from 'vitest'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toInlineJson } from '@/lib/server/seo/inline-json'
import { toJobPosting } from '@/lib/server/seo/job-posting'
import { vacancyMetadata } from '@/lib/server/seo/vacancy-metadata'

const page = 'https://visvakor.example/jobs/7/site-engineer'

const pay = { min: 700, max: 1100, currency: 'USD', period: 'month' } as const

const job: Vacancy = {
  id: 7,
  title: 'Site Engineer',
  company: {
    id: 1,
    name: 'Mekong Works',
    logo: null,
    kind: 'company',
    type: null,
    location: null,
    description: '',
    website: 'https://mekong.example',
    openJobs: 1,
    openInternships: 0,
  },
  place: 'Puok, Siem Reap',
  location: { id: 2, name: 'Siem Reap', nameKm: null },
  category: { id: 1, name: 'Civil' },
  majors: [],
  type: { id: 1, name: 'Full-time' },
  level: null,
  qualification: { id: 1, name: 'Bachelor’s degree' },
  gender: null,
  salary: null,
  pay,
  positions: null,
  description: '<p>Build.</p>',
  requirements: '',
  benefits: '',
  howToApply: '',
  applyUrl: null,
  views: 0,
  apply: { way: 'text' },
  postedAt: '2026-11-10T01:00:00Z',
  updatedAt: '2026-11-10T01:00:00Z',
  closingDate: '2026-11-30',
  status: 'open',
}

describe('toJobPosting', () => {
  it('states every required property and what is known besides', () => {
    expect(toJobPosting(job, page)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Site Engineer',
      description: '<p>Build.</p>',
      datePosted: '2026-11-10T01:00:00Z',
      validThrough: '2026-11-30T23:59:59+07:00',
      employmentType: 'FULL_TIME',
      directApply: false,
      url: 'https://visvakor.example/jobs/7/site-engineer',
      hiringOrganization: { name: 'Mekong Works', sameAs: 'https://mekong.example' },
      jobLocation: { address: { addressRegion: 'Siem Reap', addressCountry: 'KH' } },
      baseSalary: { currency: 'USD', value: { minValue: 700, maxValue: 1100, unitText: 'MONTH' } },
    })
  })

  it('leaves out what nobody stated, rather than guess', () => {
    const bare = { ...job, pay: null, closingDate: null, type: null, location: null }
    const posting = toJobPosting(bare, page)
    expect(posting).not.toHaveProperty('baseSalary')
    expect(posting).not.toHaveProperty('validThrough')
    expect(posting).not.toHaveProperty('employmentType')
    expect(posting).not.toHaveProperty('jobLocation.address.addressCountry')
    const open = toJobPosting({ ...job, pay: { ...pay, max: null } }, page)
    expect(open).toMatchObject({ baseSalary: { value: { minValue: 700 } } })
    expect(open).not.toHaveProperty('baseSalary.value.maxValue')
  })
})

describe('toJobPosting of what is unlike others', () => {
  it('says that one applies here only where one does', () => {
    expect(toJobPosting({ ...job, apply: { way: 'here' } }, page)).toMatchObject({
      directApply: true,
    })
    const site = { way: 'site', url: 'https://mekong.example/jobs/7' } as const
    expect(toJobPosting({ ...job, apply: site }, page)).toMatchObject({ directApply: false })
  })

  it('names no place where the source names none', () => {
    const placeless = { ...job, place: 'Not stated', location: null }
    expect(toJobPosting(placeless, page)).not.toHaveProperty('jobLocation')
  })
})

describe('toJobPosting of an internship', () => {
  it('says so, whatever its type is called', () => {
    expect(toJobPosting(job, page, 'INTERN')).toMatchObject({ employmentType: 'INTERN' })
  })
})

describe('toInlineJson', () => {
  it('cannot end the script element it stands in (promise T10)', () => {
    const json = toInlineJson({ title: '</script><script>alert(1)</script><!--' })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ title: '</script><script>alert(1)</script><!--' })
  })
})

describe('vacancyMetadata', () => {
  it('keeps the share description within a hundred characters (spec §9)', () => {
    const metadata = vacancyMetadata(
      { ...job, place: 'Phnom Penh '.repeat(30) },
      '/jobs/7',
      'Visvakor',
    )
    expect(metadata.description?.length).toBeLessThanOrEqual(100)
  })

  it.each([
    [{}, 'Puok, Siem Reap · $700–1,100 · Closes 30 Nov 2026 · Bachelor’s degree'],
    [{ pay: null, closingDate: null }, 'Puok, Siem Reap · Bachelor’s degree'],
    [{ pay: null, closingDate: null, qualification: null }, 'Puok, Siem Reap'],
  ])('says in a line what is stated, and nothing of what is not: %j', (left, line) => {
    const metadata = vacancyMetadata({ ...job, ...left }, '/jobs/7', 'Visvakor')
    expect(metadata.description).toBe(line)
  })

  it('takes a closed vacancy out of the search engines', () => {
    expect(vacancyMetadata(job, '/jobs/7', 'Visvakor').robots).toBeUndefined()
    expect(vacancyMetadata({ ...job, status: 'closed' }, '/jobs/7', 'Visvakor').robots).toEqual({
      index: false,
      follow: true,
    })
  })
})
