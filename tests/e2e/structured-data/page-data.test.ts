import { describe, expect, it } from 'vitest'
import { listElements } from '@/e2e/crawl/elements'
import { readPageData } from '@/e2e/structured-data/page-data'
import { listVocabularyProblems } from '@/e2e/structured-data/vocabulary-problems'
import { addDays, toDay } from '@/lib/shared/calendar/day'

const address = 'https://site.example/jobs/7/site-engineer'
const closing = addDays(toDay(new Date()), 5)

const job = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Site Engineer',
  description: '<p>Build <strong>bridges</strong>.</p>',
  url: address,
  datePosted: '2026-11-10T20:00:00.000Z',
  validThrough: `${closing}T23:59:59+07:00`,
  directApply: true,
  identifier: { '@type': 'PropertyValue', name: 'Site', value: 'jobs/7' },
  employmentType: 'FULL_TIME',
  totalJobOpenings: 2,
  educationRequirements: {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'bachelor degree',
  },
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Mekong Works',
    sameAs: 'https://mekong.example/',
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Puok',
      addressRegion: 'Siem Reap',
      addressCountry: 'KH',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'KHR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: 2_000_000,
      maxValue: 2_400_000,
      unitText: 'MONTH',
    },
  },
}

const body = `<h1>Site Engineer</h1> Jobs in Cambodia <p>Puok, Siem Reap</p> <p>2,000,000–2,400,000 KHR</p>
  <dl><dt>Posted</dt><dd>11 Nov 2026</dd><dt>Positions</dt><dd>2</dd></dl> Full-time, Bachelor’s degree
  <time datetime="${closing}">in 5 days</time> Build <b>bridges</b>.
  <a href="/apply/jobs/7">Apply</a> <a href="https://mekong.example/">Mekong Works</a>`

function read(data: object, page = body) {
  const html = `<!doctype html><head><link rel="canonical" href="${address}">
    <script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${page}</body>`
  return readPageData(listElements(html)).problems
}

const withPay = (value: object) => ({
  ...job,
  baseSalary: { ...job.baseSalary, value: { '@type': 'QuantitativeValue', ...value } },
})
const at = (addressCountry: string) => ({
  ...job,
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry } },
})

describe('structured data', () => {
  it('is valid for the vocabulary, for search engines and for its page', () => {
    expect(read(job)).toEqual([])
  })

  it.each([
    [
      'a property of another type',
      { ...job, headline: 'x' },
      'JobPosting has no property headline',
    ],
    ['an unknown type', { ...job, '@type': 'Job' }, 'the unknown type Job'],
    [
      'a value of the wrong type',
      { ...job, hiringOrganization: { '@type': 'Place', name: 'Mekong Works' } },
      'may not be a Place',
    ],
    ['an invalid date', { ...job, datePosted: '2026-02-30' }, 'is no Date or DateTime'],
    ['a relative address', { ...job, url: '/jobs/7' }, 'JobPosting.url is no URL'],
    ['a number as text', { ...job, title: 7 }, 'title may not be a number'],
    ['an empty text', { ...job, title: ' ' }, 'title is empty'],
    ['no country', { ...job, jobLocation: { '@type': 'Place' } }, 'has no jobLocation.address'],
    ['a country code of three letters', at('KHM'), 'lies in KHM'],
    ['an unknown country', at('QQ'), 'lies in QQ'],
    [
      'an employment type in our own words',
      { ...job, employmentType: 'Full-time' },
      'employmentType',
    ],
    ['pay without a period', withPay({ value: 2_000_000 }), 'has pay for no time'],
    ['pay without an amount', withPay({ unitText: 'MONTH' }), 'has pay without an amount'],
    [
      'a minimum above the maximum',
      withPay({ minValue: 9, maxValue: 8, unitText: 'MONTH' }),
      'ends before it starts',
    ],
    [
      'remote work without an applicant country',
      { ...job, jobLocationType: 'TELECOMMUTE' },
      'does not say where one may work from',
    ],
    ['an end in another time zone', { ...job, validThrough: `${closing}T23:59:59Z` }, 'closes '],
    ['an end in the past', { ...job, validThrough: '2026-11-11T23:59:59+07:00' }, 'is over'],
  ])('is invalid with %s', (_, data, problem) => {
    expect(read(data).join('\n')).toContain(problem)
  })

  it.each([
    ['title', { ...job, title: 'Bridge Engineer' }],
    ['name', { ...job, hiringOrganization: { '@type': 'Organization', name: 'Others' } }],
    ['baseSalary', withPay({ value: 2_400_000, unitText: 'MONTH' })],
    ['addressCountry', at('FR')],
    ['datePosted', { ...job, datePosted: '2026-11-10T01:00:00.000Z' }],
    ['validThrough', { ...job, validThrough: `${addDays(closing, 1)}T23:59:59+07:00` }],
    ['directApply', { ...job, directApply: false }],
    ['employmentType', { ...job, employmentType: 'PART_TIME' }],
    ['totalJobOpenings', { ...job, totalJobOpenings: 3 }],
    [
      'sameAs',
      {
        ...job,
        hiringOrganization: { ...job.hiringOrganization, sameAs: 'https://other.example' },
      },
    ],
    ['identifier', { ...job, identifier: { ...job.identifier, value: 'jobs/8' } }],
    ['description', { ...job, description: '<p>Build <strong>tunnels</strong>.</p>' }],
    ['industry', { ...job, industry: 'Site Engineer' }],
  ])('states nothing that is not on its page: %s', (property, data) => {
    expect(read(data).join('\n')).toContain(`.${property} is not on the page`)
  })
})

describe('the vocabulary', () => {
  it('includes inherited properties and subtypes', () => {
    expect(
      listVocabularyProblems({
        '@type': 'EducationalOccupationalProgram',
        name: 'Civil Engineering',
        timeToComplete: 'P5Y',
        provider: [{ '@type': 'CollegeOrUniversity', name: 'A', address: 'Phnom Penh' }],
      }),
    ).toEqual([])
    expect(listVocabularyProblems({ '@type': 'Course', timeToComplete: 'five years' })).toEqual([
      'Course has no property timeToComplete',
    ])
    expect(
      listVocabularyProblems({
        '@type': 'EducationalOccupationalProgram',
        timeToComplete: 'five years',
      }),
    ).toEqual(['EducationalOccupationalProgram.timeToComplete is no Duration: "five years"'])
  })
})
