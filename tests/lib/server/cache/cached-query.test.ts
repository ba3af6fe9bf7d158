import { beforeEach, expect, test, vi } from 'vitest'
import { GoneError, UnavailableError } from '@/lib/server/cache/query-result'
import { readHowToApply } from '@/lib/server/queries/articles'
import { readJob, readJobs } from '@/lib/server/queries/vacancies'
import { ApiError } from '@/lib/shared/api/api-error'

// Next provides these only while it renders; the tests check the tags a query is cached under,
// and for how many seconds.
const cached = vi.hoisted(() => ({ tags: [] as string[], seconds: 0 }))
const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: ({ revalidate }: { revalidate: number }) => {
    cached.seconds = revalidate
  },
  cacheTag: (...names: string[]) => {
    cached.tags = names
  },
}))
vi.mock('@/lib/shared/api/client', () => ({ createApiClient: () => api }))

beforeEach(() => {
  api.call.mockReset()
  cached.tags = []
  vi.unstubAllEnvs()
})

const failWith = (status: number) => api.call.mockRejectedValue(new ApiError(status, '', 'GET /'))

test('caches an item for five minutes under the tags of what can change it', async () => {
  const job = { id: 7, company: { id: 5 } }
  api.call.mockResolvedValue(job)
  expect(await readJob(7)).toEqual(job)
  expect(cached).toEqual({ tags: ['job-7', 'today', 'company-5'], seconds: 300 })
})

test('caches a missing item for a minute under the tags of what could create it', async () => {
  failWith(404)
  expect(await readJob(7)).toBeNull()
  expect(cached).toEqual({ tags: ['jobs', 'job-7', 'job-none'], seconds: 60 })
})

test('caches a taken-down item as long as an existing one, until it changes', async () => {
  failWith(410)
  await expect(readJob(7)).rejects.toThrow(GoneError)
  expect(cached).toEqual({ tags: ['job-7', 'today'], seconds: 300 })
})

test('caches an optional page that is missing as long as an existing one', async () => {
  failWith(404)
  expect(await readHowToApply()).toBeNull()
  expect(cached).toEqual({ tags: ['pages'], seconds: 300 })
})

test.each([404, 429, 503])(
  'throws for a list that fails with %s, cached for a second',
  async (status) => {
    failWith(status)
    await expect(readJobs({ limit: 3 })).rejects.toThrow(UnavailableError)
    expect(cached).toEqual({ tags: [], seconds: 1 })
  },
)

test('does not take an item that cannot be read for a missing one', async () => {
  failWith(503)
  await expect(readJob(7)).rejects.toThrow(UnavailableError)
  expect(cached).toEqual({ tags: [], seconds: 1 })
})

test('calls no API during the build, and marks the result as unfilled', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  await expect(readJobs()).rejects.toThrow(UnavailableError)
  expect(api.call).not.toHaveBeenCalled()
  expect(cached).toEqual({ tags: ['unfilled'], seconds: 1 })
})
