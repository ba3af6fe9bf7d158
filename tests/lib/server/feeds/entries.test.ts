import { expect, test } from 'vitest'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import {
  toArticleEntry,
  toMajorEntry,
  toScholarshipEntry,
  toVacancyEntry,
} from '@/lib/server/feeds/entries'

const job: VacancySummary = {
  id: 7,
  title: 'Site Engineer',
  company: { id: 2, name: 'Sesan Fibre', logo: null },
  place: 'Siem Reap',
  location: null,
  category: { id: 3, name: 'Civil' },
  type: { id: 1, name: 'Full-time' },
  level: null,
  majors: [],
  qualification: null,
  pay: { min: 700, max: 1100, currency: 'USD', period: 'month' },
  postedAt: '2026-11-10T01:00:00.000Z',
  updatedAt: '2026-11-12T03:04:05.000Z',
  closingDate: '2026-11-24',
  status: 'open',
}

test('a job entry has employer, place, pay and closing date', () => {
  expect(toVacancyEntry('/jobs', job)).toEqual({
    id: 'http://localhost:3000/jobs/7',
    url: 'http://localhost:3000/jobs/7/site-engineer',
    title: 'Site Engineer',
    summary: 'Sesan Fibre · Siem Reap. Full-time. $700–1,100 a month. Closes 24 Nov 2026.',
    author: 'Sesan Fibre',
    language: 'en',
    publishedAt: job.postedAt,
    updatedAt: job.updatedAt,
    tags: ['Civil', 'Full-time'],
  })
})

test('the entry keeps its id when the title changes', () => {
  const renamed = toVacancyEntry('/jobs', { ...job, title: 'វិស្វករសំណង់' })
  expect(renamed.id).toBe(toVacancyEntry('/jobs', job).id)
  expect(renamed.language).toBe('km')
})

test('leaves out what is not stated', () => {
  const bare = { ...job, pay: null, type: null, category: null, closingDate: null }
  expect(toVacancyEntry('/jobs', bare)).toMatchObject({
    summary: 'Sesan Fibre · Siem Reap. Pay not stated. Open until filled.',
    tags: [],
  })
})

test('has the pay as the source states it', () => {
  const hourly = { ...job, pay: null, payText: '12–15 EUR per hour' }
  expect(toVacancyEntry('/jobs', hourly).summary).toContain('. 12–15 EUR per hour. ')
})

test('is never updated before it was posted', () => {
  const early = { ...job, updatedAt: '2026-11-01T00:00:00.000Z' }
  expect(toVacancyEntry('/jobs', early).updatedAt).toBe(job.postedAt)
})

test('a scholarship entry has its provider as author', () => {
  const entry = toScholarshipEntry('/scholarships', {
    id: 4,
    title: 'Water award',
    provider: 'JICA',
    country: 'Japan',
    university: null,
    department: { id: 1, name: 'Water', nameKm: null },
    qualification: { id: 2, name: 'Master’s degree' },
    majors: [],
    type: 'full',
    postedAt: job.postedAt,
    updatedAt: job.updatedAt,
    openingDate: null,
    closingDate: '2026-12-01',
    status: 'open',
  })
  expect(entry).toMatchObject({
    id: 'http://localhost:3000/scholarships/4',
    author: 'JICA',
    summary: 'JICA · Japan. Fully funded. Master’s degree. Closes 1 Dec 2026.',
    tags: ['Water', 'Master’s degree'],
  })
})

test('a major entry has no author and no publication date', () => {
  const entry = toMajorEntry('/majors', {
    id: 5,
    name: 'Civil Engineering',
    nameKm: null,
    department: { id: 1, name: 'Building', nameKm: null },
    durationYears: 5,
    degree: 'Engineer’s degree',
    updatedAt: job.updatedAt,
  })
  expect(entry).toMatchObject({
    url: 'http://localhost:3000/majors/5/civil-engineering',
    summary: 'Building. Engineer’s degree, 5 years.',
    author: null,
    publishedAt: null,
    updatedAt: job.updatedAt,
  })
})

test('an article entry has the summary of the article', () => {
  const entry = toArticleEntry('/news', {
    id: 9,
    title: 'A new bridge',
    titleKm: null,
    summary: 'It opens in May. It is long.',
    author: 'Sok Dara',
    topic: 'Roads',
    publishedAt: job.postedAt,
    updatedAt: job.updatedAt,
    readingMinutes: 3,
  })
  expect(entry).toMatchObject({
    summary: 'It opens in May. It is long.',
    author: 'Sok Dara',
    tags: ['Roads'],
  })
})
