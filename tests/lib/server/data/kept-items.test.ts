import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error'
import { readAdvertisement } from '@/lib/data/advertisements'
import { readCareerAdvice } from '@/lib/data/careers-advice'
import { readCompany } from '@/lib/data/companies'
import { readInternship, readSimilarInternships } from '@/lib/data/internships'
import { readInterviewTip } from '@/lib/data/interview-tips'
import { readJob, readSimilarJobs } from '@/lib/data/jobs'
import { readMajor } from '@/lib/data/majors'
import { readNewsArticle } from '@/lib/data/news'
import { readHowToApply, readPage } from '@/lib/data/pages'
import { UnavailableError } from '@/lib/data/reading'
import { readScholarship, readSimilarScholarships } from '@/lib/data/scholarships'
import { readTemplate } from '@/lib/data/templates'
import { readUniversity } from '@/lib/data/universities'

// Next has these only while it renders; what is asked here is how a reader would be kept.
const kept = vi.hoisted(() => ({ under: new Set<string>(), seconds: [] as number[] }))
const api = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: ({ revalidate }: { revalidate: number }) => kept.seconds.push(revalidate),
  cacheTag: (...names: string[]) => {
    for (const name of names) kept.under.add(name)
  },
}))
vi.mock('@/lib/data/api', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/data/api')>()),
  publicApi: () => api,
}))

const refuse = (status: number) => new ApiError(status, 'No.', 'GET /v1/some')

beforeEach(() => {
  kept.under.clear()
  kept.seconds.length = 0
  api.call.mockReset()
})

type Reader = readonly [name: string, read: () => Promise<unknown>, tags: readonly string[]]

/** By name, with the tags that are sent when what is missing comes to exist. */
const pages: readonly Reader[] = [
  ['readJob', () => readJob(7), ['jobs', 'job-7']],
  ['readInternship', () => readInternship(7), ['internships', 'internship-7']],
  ['readScholarship', () => readScholarship(7), ['scholarships', 'scholarship-7']],
  ['readCompany', () => readCompany(7), ['companies']],
  ['readUniversity', () => readUniversity(7), ['universities']],
  ['readMajor', () => readMajor(7), ['lookups']],
  ['readNewsArticle', () => readNewsArticle(7), ['news']],
  ['readCareerAdvice', () => readCareerAdvice(7), ['careers-advice']],
  ['readInterviewTip', () => readInterviewTip(7), ['interview-tips']],
  ['readTemplate', () => readTemplate(7), ['templates']],
  ['readPage', () => readPage('about-us'), ['pages']],
]

describe('what is not there', () => {
  beforeEach(() => void api.call.mockRejectedValue(refuse(404)))

  it.each(pages)(
    'is kept by %s for a minute, under the tags of its coming',
    async (_, read, tags) => {
      expect(await read()).toBeNull()
      expect([...kept.under]).toEqual(tags)
      expect(kept.seconds).toEqual([60])
    },
  )

  it.each<Reader>([
    ['readAdvertisement', () => readAdvertisement('home-main'), ['advertisements']],
    ['readHowToApply', () => readHowToApply(), ['pages']],
  ])('is null of %s, part of a page that is there', async (_, read, tags) => {
    expect(await read()).toBeNull()
    expect([...kept.under]).toEqual(tags)
  })

  it.each<Reader>([
    ['readSimilarJobs', () => readSimilarJobs(7), ['jobs', 'companies']],
    ['readSimilarInternships', () => readSimilarInternships(7), ['internships', 'companies']],
    ['readSimilarScholarships', () => readSimilarScholarships(7), ['scholarships', 'universities']],
  ])('has nothing like it: %s', async (_, read, tags) => {
    expect(await read()).toEqual([])
    expect([...kept.under]).toEqual(tags)
  })
})

it.each(pages)('what is there is kept by %s for five minutes', async (_, read) => {
  const item = { id: 7 }
  api.call.mockResolvedValue(item)
  expect(await read()).toBe(item)
  expect(kept.seconds).toEqual([300])
})

it.each(pages)('what could not be asked for is kept by %s for a second', async (_, read) => {
  api.call.mockRejectedValue(refuse(503))
  await expect(read()).rejects.toThrow(UnavailableError)
  expect(kept.under).toContain('unavailable')
  expect(Math.min(...kept.seconds)).toBe(1)
})
