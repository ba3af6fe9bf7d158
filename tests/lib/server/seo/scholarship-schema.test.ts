import { describe, expect, it } from 'vitest'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { toBreadcrumbList } from '@/lib/server/seo/breadcrumb-schema'
import { scholarshipMetadata } from '@/lib/server/seo/scholarship-metadata'
import { toMonetaryGrant } from '@/lib/server/seo/scholarship-schema'

const page = 'https://visvakor.example/scholarships/7/flood-grant'
const place = { url: page, siteName: 'Visvakor' }

const scholarship: Scholarship = {
  id: 7,
  title: 'Flood Grant',
  provider: 'Tonle Institute',
  country: 'Cambodia',
  university: { id: 3, name: 'Tonle Institute', nameKm: null, logo: null },
  department: { id: 1, name: 'Water and Environment', nameKm: null },
  qualification: { id: 4, name: 'Master’s degree' },
  type: 'full',
  majors: [],
  seats: null,
  description: '<p>For a thesis.</p>',
  funding: '<p>All fees.</p>',
  eligibility: '<p>A bachelor’s degree.</p>',
  howToApply: '',
  applyUrl: null,
  views: 0,
  postedAt: '2026-11-10T01:00:00Z',
  updatedAt: '2026-11-10T01:00:00Z',
  openingDate: null,
  closingDate: '2026-11-30',
  status: 'open',
}

describe('toMonetaryGrant', () => {
  it('has the provider and everything the page states', () => {
    expect(toMonetaryGrant(scholarship, place)).toMatchObject({
      '@type': 'MonetaryGrant',
      name: 'Flood Grant',
      url: page,
      identifier: { name: 'Visvakor', value: 'scholarships/7' },
      description: '<p>A bachelor’s degree.</p><p>All fees.</p><p>For a thesis.</p>',
      funder: { '@type': 'CollegeOrUniversity', name: 'Tonle Institute' },
    })
  })

  it('describes only the university it is tied to as a university', () => {
    const funder = { '@type': 'Organization', name: 'Hinata Foundation' }
    const given = { ...scholarship, provider: 'Hinata Foundation' }
    expect(toMonetaryGrant(given, place)).toMatchObject({ funder })
    expect(toMonetaryGrant({ ...given, university: null }, place)).toMatchObject({ funder })
  })
})

describe('scholarshipMetadata', () => {
  const read = (changes: Partial<Scholarship>) =>
    scholarshipMetadata({ ...scholarship, ...changes }, '/scholarships/7/flood-grant', 'Visvakor')

  it('has the provider in the title once', () => {
    expect(read({}).title).toBe('Flood Grant, Tonle Institute')
    expect(read({ title: 'Tonle Institute Flood Grant' }).title).toBe('Tonle Institute Flood Grant')
  })

  it('describes the main facts within a hundred characters (spec §9)', () => {
    expect(read({}).description).toBe(
      'Fully funded · Cambodia · Closes 30 Nov 2026 · Master’s degree · Tonle Institute',
    )
    expect(read({ closingDate: null, qualification: null }).description).toBe(
      'Fully funded · Cambodia · Tonle Institute',
    )
    const { description } = read({ provider: 'A very long name '.repeat(20) })
    expect(description?.length).toBeLessThanOrEqual(100)
  })

  it('excludes a closed scholarship from search engines', () => {
    expect(read({}).robots).toBeUndefined()
    expect(read({ status: 'closed' }).robots).toEqual({ index: false, follow: true })
  })
})

describe('toBreadcrumbList', () => {
  it('numbers the steps from one, each with its absolute URL', () => {
    const trail = [
      { words: 'Home', path: '/' },
      { words: 'Scholarships', path: '/scholarships' },
    ]
    const toUrl = (path: string) => new URL(path, page).href
    expect(toBreadcrumbList(trail, toUrl)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://visvakor.example/' },
        { position: 2, name: 'Scholarships', item: 'https://visvakor.example/scholarships' },
      ],
    })
  })
})
