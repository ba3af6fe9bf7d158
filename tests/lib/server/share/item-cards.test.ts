import { expect, it } from 'vitest'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import type { Major } from '@/lib/contract/studies/major'
import type { University } from '@/lib/contract/studies/university'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import {
  toInternshipCard,
  toJobCard,
  toMajorCard,
  toScholarshipCard,
  toUniversityCard,
} from '@/lib/server/share/item-cards'

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
    website: null,
    openJobs: 1,
    openInternships: 0,
  },
  place: 'Puok, Siem Reap',
  location: { id: 2, name: 'Siem Reap', nameKm: null },
  country: 'KH',
  category: null,
  majors: [],
  type: { id: 1, name: 'Full-time' },
  level: null,
  qualification: null,
  gender: null,
  salary: null,
  pay: { min: 700, max: 1100, currency: 'USD', period: 'month' },
  positions: null,
  description: '',
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

it('shows title, employer, place, pay and closing date', () => {
  expect(toJobCard(job)).toEqual({
    kind: 'Job',
    scene: 'bridge',
    title: 'Site Engineer',
    by: 'Mekong Works',
    cells: [
      { label: 'Place', value: 'Siem Reap' },
      { label: 'Pay', value: '$700–1,100' },
      { label: 'Closes', value: '30 Nov 2026', mark: 'day' },
    ],
  })
  expect(toInternshipCard(job).kind).toBe('Internship')
})

it('shows other facts where pay or province is unknown', () => {
  const { cells } = toJobCard({ ...job, pay: null, location: null, closingDate: null })
  expect(cells.map(({ value }) => value)).toEqual([
    'Puok, Siem Reap',
    'Full-time',
    'Open until filled',
  ])
})

it('leaves out blank or missing facts', () => {
  const values = (change: Partial<Vacancy>) =>
    toJobCard({ ...job, ...change }).cells.map(({ value }) => value)
  expect(values({ location: null, place: '  ' })).toEqual([
    '$700–1,100',
    'Full-time',
    '30 Nov 2026',
  ])
  expect(values({ pay: null, type: null })).toEqual(['Siem Reap', '30 Nov 2026'])
})

it('shows that an item is closed', () => {
  const closed = { ...job, status: 'closed' } as const
  expect(toJobCard(closed).cells.at(-1)).toEqual({
    label: 'Closed',
    value: '30 Nov 2026',
    mark: 'past',
  })
  const { cells } = toJobCard({ ...closed, closingDate: null })
  expect(cells.at(-1)).toEqual({ label: 'Status', value: 'Closed' })
})

it('does not change with the number of views', () => {
  const later = { ...job, views: 900, updatedAt: '2026-11-12T01:00:00Z' }
  expect(toJobCard(later)).toEqual(toJobCard(job))
})

it('shows the university of a scholarship, else its provider', () => {
  const scholarship: Scholarship = {
    id: 3,
    title: 'Flood Grant',
    provider: 'Mekong Fund',
    country: 'Japan',
    university: null,
    department: null,
    qualification: null,
    type: 'full',
    postedAt: '2026-11-10T01:00:00Z',
    openingDate: null,
    closingDate: null,
    status: 'open',
    updatedAt: '2026-11-10T01:00:00Z',
    majors: [],
    seats: null,
    description: '',
    funding: '',
    eligibility: '',
    howToApply: '',
    applyUrl: null,
    views: 0,
  }
  expect(toScholarshipCard(scholarship).by).toBe('Mekong Fund')
  const university = { id: 1, name: 'Kyoto University', nameKm: null, logo: null }
  expect(toScholarshipCard({ ...scholarship, university }).by).toBe('Kyoto University')
})

it('shows how many universities teach a major and how many majors a university has, but no zero', () => {
  const civil = { id: 1, name: 'Civil Engineering', nameKm: null }
  const itc = { id: 2, name: 'Institute of Technology', nameKm: null }
  const major = {
    ...civil,
    department: { id: 3, name: 'Construction', nameKm: null },
    degree: 'Bachelor',
    durationYears: 5,
    updatedAt: '2026-11-10T01:00:00Z',
    description: '',
    careers: '',
    openJobs: 0,
    openInternships: 0,
    openScholarships: 0,
    views: 0,
  }
  const taughtAt = (universities: Major['universities']) =>
    toMajorCard({ ...major, universities }).cells.map(({ value }) => value)
  expect(taughtAt([])).toEqual(['Bachelor', '5 years'])
  expect(taughtAt([itc])).toEqual(['Bachelor', '5 years', '1 university'])
  const university = {
    ...itc,
    logo: null,
    location: null,
    openScholarships: 0,
    website: null,
    description: '',
    locationCode: null,
  }
  const teaches = (majors: University['majors']) =>
    toUniversityCard({ ...university, majors }).cells.map(({ value }) => value)
  expect(teaches([])).toEqual([])
  expect(teaches([{ ...civil, degree: 'Bachelor', durationYears: 5 }])).toEqual(['1 major'])
})
