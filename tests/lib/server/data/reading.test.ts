import { redirect } from 'next/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCompanies } from '@/lib/server/data/companies'
import { readFaqs } from '@/lib/server/data/faqs'
import { readInternshipFacets, readInternships } from '@/lib/server/data/internships'
import { readJobFacets, readJobs } from '@/lib/server/data/jobs'
import { readMajors } from '@/lib/server/data/majors'
import { orUnavailable, read, requireValue, UnavailableError } from '@/lib/server/data/reading'
import { readScholarshipFacets, readScholarships } from '@/lib/server/data/scholarships'
import { readDashboard, readFeatured } from '@/lib/server/data/site'
import { readUniversities } from '@/lib/server/data/universities'
import { ApiError } from '@/lib/shared/api/api-error'

const kept = vi.hoisted(() => ({ under: [] as string[], seconds: [] as number[] }))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: ({ revalidate }: { revalidate: number }) => kept.seconds.push(revalidate),
  cacheTag: (...names: string[]) => kept.under.push(...names),
}))

beforeEach(() => {
  kept.under.length = 0
  kept.seconds.length = 0
})
afterEach(() => vi.unstubAllEnvs())

const away = () => Promise.reject(new ApiError(503, 'No.', 'GET /v1/some'))

describe('read', () => {
  it('gives what the API says, and leaves to its caller how long that is kept', async () => {
    expect(await read(0, async () => 7)).toEqual({ value: 7 })
    expect(kept).toEqual({ under: [], seconds: [] })
  })

  it('makes a value of a failure of the API, kept for a second', async () => {
    expect(await read(0, away)).toEqual({ failure: 'GET /v1/some: 503' })
    expect(kept).toEqual({ under: ['unavailable'], seconds: [1] })
  })

  it('lets a fault of our own through', async () => {
    const fault = new TypeError('odd')
    await expect(read(0, () => Promise.reject(fault))).rejects.toBe(fault)
  })

  it('asks nobody during the build', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    const ask = vi.fn(async () => 7)
    expect(await read(0, ask)).toEqual({ value: 0 })
    expect(ask).not.toHaveBeenCalled()
    expect(kept).toEqual({ under: ['unfilled'], seconds: [1] })
  })
})

describe('orUnavailable', () => {
  const reading = (error: unknown) => orUnavailable(Promise.reject(error), 'away')

  it('gives the value, or its place-holder while the API is away', async () => {
    expect(await orUnavailable(requireValue(read(0, async () => 7)), 'away')).toBe(7)
    expect(await orUnavailable(requireValue(read(0, away)), 'away')).toBe('away')
    expect(await reading(new UnavailableError('x'))).toBe('away')
  })

  it('lets faults and the ways of Next to leave a page through', async () => {
    const fault = new TypeError('odd')
    await expect(reading(fault)).rejects.toBe(fault)
    const leave = async () => redirect('/jobs')
    await expect(orUnavailable(leave(), 'away')).rejects.toThrow('NEXT_REDIRECT')
  })
})

describe('during the build', () => {
  beforeEach(() => vi.stubEnv('NEXT_PHASE', 'phase-production-build'))

  const page = { data: [], total: 0, totalIsExact: true, offset: 0 }
  it.each<readonly [string, () => Promise<unknown>, object]>([
    ['jobs', () => readJobs({}), { ...page, closingThisWeek: 0 }],
    ['internships', () => readInternships({}), { ...page, closingThisWeek: 0 }],
    ['scholarships', () => readScholarships({}), { ...page, closingThisWeek: 0 }],
    ['majors', () => readMajors({}), page],
    ['employers', () => readCompanies({}), page],
    ['universities', () => readUniversities({}), page],
    ['questions', () => readFaqs({}), page],
    ['featured employers', () => readFeatured(), { companies: [], ministries: [] }],
  ])('there are no %s', async (_, readEmpty, empty) => {
    expect(await readEmpty()).toMatchObject(empty)
    expect(kept.under).toContain('unfilled')
  })

  it.each<readonly [string, () => Promise<object>]>([
    ['jobs', () => readJobFacets({})],
    ['internships', () => readInternshipFacets({})],
    ['scholarships', () => readScholarshipFacets({})],
  ])('no filter of %s offers anything', async (_, readEmpty) => {
    expect(Object.values(await readEmpty()).flat()).toEqual([])
  })

  it('home counts nothing', async () => {
    const counts = Object.values(await readDashboard())
    expect(counts).toHaveLength(8)
    expect(new Set(counts)).toEqual(new Set([0]))
  })
})
