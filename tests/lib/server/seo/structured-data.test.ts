import { describe, expect, it } from 'vitest'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import type { Major } from '@/lib/contract/studies/major'
import { articleMetadata, scholarshipMetadata } from '@/lib/server/seo/item-metadata'
import { searchListMetadata } from '@/lib/server/seo/listing-metadata'
import {
  summariseMajor,
  toArticleSchema,
  toBreadcrumbList,
  toFaqSchema,
  toMajorProgramme,
  toMonetaryGrant,
} from '@/lib/server/seo/structured-data'
import { newsListing } from '@/lib/shared/listing/listings'

const article = {
  id: 3,
  title: 'A day under the bridge',
  titleKm: 'មួយថ្ងៃក្រោមស្ពាន',
  summary: 'Routine inspection needs many careful eyes. '.repeat(4),
  author: 'News desk',
  topic: 'Bridges and roads',
  publishedAt: '2026-10-29T01:00:00.000Z',
  updatedAt: '2026-10-30T01:00:00.000Z',
  readingMinutes: 2,
}
const place = {
  url: 'https://site.example/news/3/a-day-under-the-bridge',
  siteName: 'Visvakor',
  picture: 'https://site.example/share/news/3-0123abcd.png',
}

describe('article schema', () => {
  it('has title, dates, section and author of the page', () => {
    expect(toArticleSchema('NewsArticle', article, place)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'A day under the bridge',
      alternativeHeadline: 'មួយថ្ងៃក្រោមស្ពាន',
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      articleSection: 'Bridges and roads',
      image: place.picture,
      author: { '@type': 'Organization', name: 'News desk' },
      publisher: { '@type': 'Organization', name: 'Visvakor' },
    })
  })

  it('has no Khmer title where there is none', () => {
    const data = toArticleSchema('Article', { ...article, titleKm: null }, place)
    expect(data).not.toHaveProperty('alternativeHeadline')
  })

  it('describes an author who is not an editorial desk as a person', () => {
    const data = toArticleSchema('Article', { ...article, author: 'Sok Dara' }, place)
    expect(data).toMatchObject({ author: { '@type': 'Person', name: 'Sok Dara' } })
  })

  it('has a share preview with its date and at most 100 characters', () => {
    const { description, openGraph } = articleMetadata(article, '/news/3/x', 'Visvakor')
    expect(description?.length).toBeLessThanOrEqual(100)
    expect(openGraph).toMatchObject({ type: 'article', publishedTime: article.publishedAt })
  })
})

describe('breadcrumbs schema', () => {
  it('is numbered from one, with absolute URLs', () => {
    const steps = [
      { words: 'News', path: '/news' },
      { words: 'A day', path: '/news/3/a-day' },
    ]
    expect(toBreadcrumbList(steps, (path) => `https://site.example${path}`)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'News', item: 'https://site.example/news' },
        { position: 2, name: 'A day', item: 'https://site.example/news/3/a-day' },
      ],
    })
  })
})

describe('FAQ schema', () => {
  it('contains the answers of the page', () => {
    const faq = { id: 1, question: 'How?', answer: '<p>So.</p>', topic: 'Files' }
    expect(toFaqSchema([faq])).toMatchObject({
      mainEntity: [{ name: 'How?', acceptedAnswer: { text: '<p>So.</p>' } }],
    })
  })
})

describe('metadata of a list with text search', () => {
  const words = { title: 'Engineering news', description: 'What moves.', siteName: 'Visvakor' }

  it('has a title and a canonical URL for every page', () => {
    const metadata = searchListMetadata(newsListing, { filters: {}, page: 2 }, words)
    expect(metadata.title).toBe('Engineering news, page 2')
    expect(metadata.alternates?.canonical).toBe('/news?page=2')
    expect(metadata.robots).toBeUndefined()
  })

  it('excludes search results from search engines', () => {
    const query = { filters: { searchText: 'bridge' }, page: 1 }
    const metadata = searchListMetadata(newsListing, query, words)
    expect(metadata.title).toBe('“bridge” in Engineering news')
    expect(metadata.robots).toEqual({ index: false, follow: true })
  })
})

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

const page = 'https://visvakor.example/scholarships/7/flood-grant'
const grantPage = { url: page, siteName: 'Visvakor' }

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
    expect(toMonetaryGrant(scholarship, grantPage)).toMatchObject({
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
    expect(toMonetaryGrant(given, grantPage)).toMatchObject({ funder })
    expect(toMonetaryGrant({ ...given, university: null }, grantPage)).toMatchObject({ funder })
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
