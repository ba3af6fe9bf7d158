import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UnavailableError } from '@/lib/server/cache/query-result'
import { readAdvertisement } from '@/lib/server/queries/advertisements'
import {
  readCareerAdvice,
  readHowToApply,
  readInterviewTip,
  readNewsArticle,
  readPage,
} from '@/lib/server/queries/articles'
import { readCompany } from '@/lib/server/queries/companies'
import { readTemplate } from '@/lib/server/queries/document-templates'
import { readScholarship, readSimilarScholarships } from '@/lib/server/queries/scholarships'
import { readSettings } from '@/lib/server/queries/site'
import { readLinkedMajors, readMajor, readUniversity } from '@/lib/server/queries/studies'
import {
  readInternship,
  readJob,
  readSimilarInternships,
  readSimilarJobs,
} from '@/lib/server/queries/vacancies'
import { ApiError } from '@/lib/shared/api/api-error'

// Next provides these only while it renders; the tests check how a query is cached.
const cached = vi.hoisted(() => ({ under: new Set<string>(), seconds: [] as number[] }))
const api = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: ({ revalidate }: { revalidate: number }) => cached.seconds.push(revalidate),
  cacheTag: (...names: string[]) => {
    for (const name of names) cached.under.add(name)
  },
}))
vi.mock('@/lib/server/cache/public-api', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/server/cache/public-api')>()),
  publicApi: () => api,
}))

const refuse = (status: number) => new ApiError(status, 'No.', 'GET /v1/some')

beforeEach(() => {
  cached.under.clear()
  cached.seconds.length = 0
  api.call.mockReset()
})

type Reader = readonly [name: string, read: () => Promise<unknown>, tags: readonly string[]]

/** Queries by name, with the tags that are sent when the missing item is created. */
const pages: readonly Reader[] = [
  ['readJob', () => readJob(7), ['jobs', 'job-7', 'job-none']],
  ['readInternship', () => readInternship(7), ['internships', 'internship-7', 'internship-none']],
  [
    'readScholarship',
    () => readScholarship(7),
    ['scholarships', 'scholarship-7', 'scholarship-none'],
  ],
  ['readCompany', () => readCompany(7), ['companies']],
  ['readUniversity', () => readUniversity(7), ['universities']],
  ['readMajor', () => readMajor(7), ['lookups']],
  ['readNewsArticle', () => readNewsArticle(7), ['news']],
  ['readCareerAdvice', () => readCareerAdvice(7), ['career-advice']],
  ['readInterviewTip', () => readInterviewTip(7), ['interview-tips']],
  ['readTemplate', () => readTemplate(7), ['templates']],
  ['readPage', () => readPage('about-us'), ['pages']],
]

describe('a missing item', () => {
  beforeEach(() => void api.call.mockRejectedValue(refuse(404)))

  it.each(pages)(
    'is cached by %s for a minute, under the tags of its creation',
    async (_, read, tags) => {
      expect(await read()).toBeNull()
      expect([...cached.under]).toEqual(tags)
      expect(cached.seconds).toEqual([60])
    },
  )

  it.each<Reader>([
    ['readAdvertisement', () => readAdvertisement('home-main'), ['advertisements']],
    ['readHowToApply', () => readHowToApply(), ['pages']],
  ])('is null in %s, for a part of an existing page', async (_, read, tags) => {
    expect(await read()).toBeNull()
    expect([...cached.under]).toEqual(tags)
  })

  it.each<Reader>([
    ['readSimilarJobs', () => readSimilarJobs(7), ['today']],
    ['readSimilarInternships', () => readSimilarInternships(7), ['today']],
    ['readSimilarScholarships', () => readSimilarScholarships(7), ['today']],
  ])('has no similar items: %s', async (_, read, tags) => {
    expect(await read()).toEqual([])
    expect([...cached.under]).toEqual(tags)
  })
})

it.each(pages)('an item is cached by %s for five minutes', async (_, read) => {
  const item = { id: 7, company: { id: 5 }, university: null }
  api.call.mockResolvedValue(item)
  expect(await read()).toBe(item)
  expect(cached.seconds).toEqual([300])
})

it.each(pages)('a failed request is cached by %s for a second', async (_, read) => {
  api.call.mockRejectedValue(refuse(503))
  await expect(read()).rejects.toThrow(UnavailableError)
  expect([...cached.under]).toEqual([])
  expect(cached.seconds).toEqual([1])
})

it.each<readonly [name: string, read: () => Promise<unknown>, without: unknown]>([
  ['readAdvertisement', () => readAdvertisement('home-main'), null],
  ['readSettings', () => readSettings(), {}],
  ['readSimilarJobs', () => readSimilarJobs(7), []],
  ['readLinkedMajors', () => readLinkedMajors([{ id: 7, name: 'Civil', nameKm: null }]), []],
])('a page is complete without what %s could not read', async (_, read, without) => {
  api.call.mockRejectedValue(refuse(503))
  expect(await read()).toEqual(without)
  expect([...cached.under]).toEqual(['partial'])
})

it('one major that cannot be read does not affect the others', async () => {
  api.call.mockRejectedValueOnce(refuse(503)).mockResolvedValueOnce({ id: 8 })
  const majors = [7, 8].map((id) => ({ id, name: 'Civil', nameKm: null }))
  expect(await readLinkedMajors(majors)).toEqual([{ id: 8 }])
})
