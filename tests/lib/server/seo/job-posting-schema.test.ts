import { describe, expect, it } from 'vitest'
import { toInlineJson } from '@/components/detail/structured-data'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { vacancyMetadata } from '@/lib/server/seo/item-metadata'
import { toJobPosting } from '@/lib/server/seo/job-posting-schema'

const page = { url: 'https://visvakor.example/jobs/7/site-engineer', siteName: 'Visvakor' }

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
  country: 'KH',
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
  it('has every required property and the known optional ones', () => {
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
      identifier: { name: 'Visvakor', value: 'jobs/7' },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      jobLocation: {
        address: {
          addressLocality: 'Puok',
          addressRegion: 'Siem Reap',
          addressCountry: 'KH',
        },
      },
      baseSalary: { currency: 'USD', value: { minValue: 700, maxValue: 1100, unitText: 'MONTH' } },
    })
  })

  it('leaves out what is not stated', () => {
    const bare = { ...job, pay: null, closingDate: null, type: null, qualification: null }
    const posting = toJobPosting(bare, page)
    for (const name of [
      'baseSalary',
      'validThrough',
      'employmentType',
      'educationRequirements',
      'totalJobOpenings',
      'jobLocationType',
    ]) {
      expect(posting).not.toHaveProperty(name)
    }
    const open = toJobPosting({ ...job, pay: { ...pay, max: null } }, page)
    expect(open).toMatchObject({ baseSalary: { value: { minValue: 700 } } })
    expect(open).not.toHaveProperty('baseSalary.value.maxValue')
  })
})

describe('toJobPosting of optional facts', () => {
  it('sets directApply only when one applies on this site', () => {
    expect(toJobPosting({ ...job, apply: { way: 'here' } }, page)).toMatchObject({
      directApply: true,
    })
    const site = { way: 'site', url: 'https://mekong.example/jobs/7' } as const
    expect(toJobPosting({ ...job, apply: site }, page)).toMatchObject({ directApply: false })
  })

  it('states the number of positions', () => {
    expect(toJobPosting({ ...job, positions: 3 }, page)).toMatchObject({ totalJobOpenings: 3 })
  })

  it('writes one amount as a value without a range', () => {
    const posting = toJobPosting({ ...job, pay: { ...pay, min: 500, max: 500 } }, page)
    expect(posting?.baseSalary).toMatchObject({
      value: { '@type': 'QuantitativeValue', value: 500, unitText: 'MONTH' },
    })
    expect(posting).not.toHaveProperty('baseSalary.value.minValue')
  })
})

describe('toJobPosting location', () => {
  const addressOf = (stated: Pick<Vacancy, 'place' | 'location' | 'country' | 'locations'>) =>
    toJobPosting({ ...job, ...stated }, page)?.jobLocation

  it.each([
    ['Laval, Pays de la Loire, France', 'FR', { addressLocality: 'Laval, Pays de la Loire' }],
    ['Hanoi, Vietnam', 'VN', { addressLocality: 'Hanoi' }],
    ['France', 'FR', {}],
    ['Kampong Nowhere', 'KH', { addressLocality: 'Kampong Nowhere' }],
  ])('abroad, or where no province is known: %s', (place, country, address) => {
    expect(addressOf({ place, country, location: null })).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...address, addressCountry: country },
    })
  })

  it('is in Cambodia when it has one of its provinces, in the script of the page', () => {
    const location = { id: 3, name: 'Kandal', nameKm: 'កណ្តាល' }
    for (const [place, addressRegion] of [
      ['Kandal', 'Kandal'],
      ['កណ្តាល', 'កណ្តាល'],
      ['Somewhere', 'Kandal'],
    ] as const) {
      const locality = place === 'Somewhere' ? { addressLocality: place } : {}
      const address = { '@type': 'PostalAddress', ...locality, addressRegion, addressCountry: 'KH' }
      expect(addressOf({ place, country: null, location })).toMatchObject({ address })
    }
  })

  it('is remote with the applicant country, but not for hybrid work', () => {
    const remote = { ...job, workplace: 'remote' as const, place: 'Remote', location: null }
    expect(toJobPosting(remote, page)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Cambodia' },
      jobLocation: { address: { '@type': 'PostalAddress', addressCountry: 'KH' } },
    })
    expect(JSON.stringify(toJobPosting(remote, page))).not.toContain('addressLocality')
    expect(toJobPosting({ ...job, workplace: 'hybrid' }, page)).not.toHaveProperty(
      'jobLocationType',
    )
  })

  it('lists each province', () => {
    const [siemReap, kampot] = [
      { id: 2, name: 'Siem Reap', nameKm: null },
      { id: 4, name: 'Kampot', nameKm: null },
    ]
    const place = 'Puok, Siem Reap; Kampot'
    const several = { place, country: 'KH', location: siemReap, locations: [siemReap, kampot] }
    expect(addressOf(several)).toMatchObject([
      { address: { addressLocality: 'Puok', addressRegion: 'Siem Reap' } },
      { address: { addressRegion: 'Kampot', addressCountry: 'KH' } },
    ])
    const abroad = { place: 'Bangkok, Thailand; Kampot', country: 'KH', location: kampot }
    expect(addressOf(abroad)).toMatchObject({ address: { addressRegion: 'Kampot' } })
    expect(JSON.stringify(addressOf(abroad))).not.toContain('Bangkok')
  })

  it('is null for the whole posting when the country is unknown', () => {
    for (const place of ['Not stated', 'Remote', 'Springfield']) {
      expect(toJobPosting({ ...job, place, location: null, country: null }, page)).toBeNull()
    }
  })
})

describe('toJobPosting of an internship', () => {
  it('is of type INTERN', () => {
    expect(toJobPosting(job, page, 'INTERN')).toMatchObject({ employmentType: 'INTERN' })
  })
})

describe('toInlineJson', () => {
  it('cannot end its script element (promise T10)', () => {
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
  ])('describes in one line what is stated: %j', (left, line) => {
    const metadata = vacancyMetadata({ ...job, ...left }, '/jobs/7', 'Visvakor')
    expect(metadata.description).toBe(line)
  })

  it('excludes a closed vacancy from search engines', () => {
    expect(vacancyMetadata(job, '/jobs/7', 'Visvakor').robots).toBeUndefined()
    expect(vacancyMetadata({ ...job, status: 'closed' }, '/jobs/7', 'Visvakor').robots).toEqual({
      index: false,
      follow: true,
    })
  })
})
