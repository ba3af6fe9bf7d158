import { beforeEach, expect, test, vi } from 'vitest'
import { GoneError, UnavailableError } from '@/lib/server/cache/query-result'
import { readJob, readJobs } from '@/lib/server/queries/jobs'
import { readHowToApply } from '@/lib/server/queries/pages'
import { ApiError } from '@/lib/shared/api/api-error'

// Next has these only while it renders; what is asked here is what a reading would be kept under, and
// for how many seconds.
const kept = vi.hoisted(() => ({ tags: [] as string[], seconds: 0 }))
const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: ({ revalidate }: { revalidate: number }) => {
    kept.seconds = revalidate
  },
  cacheTag: (...names: string[]) => {
    kept.tags = names
  },
}))
vi.mock('@/lib/shared/api/client', () => ({ createApiClient: () => api }))

beforeEach(() => {
  api.call.mockReset()
  kept.tags = []
  vi.unstubAllEnvs()
})

const failWith = (status: number) => api.call.mockRejectedValue(new ApiError(status, '', 'GET /'))

test('an item is kept for five minutes under what changes it', async () => {
  const job = { id: 7, company: { id: 5 } }
  api.call.mockResolvedValue(job)
  expect(await readJob(7)).toEqual(job)
  expect(kept).toEqual({ tags: ['job-7', 'today', 'company-5'], seconds: 300 })
})

test('an item that is not there is kept for a minute under what would make it exist', async () => {
  failWith(404)
  expect(await readJob(7)).toBeNull()
  expect(kept).toEqual({ tags: ['jobs', 'job-7', 'job-none'], seconds: 60 })
})

test('an item that was taken down is kept as one that is there is, until that changes', async () => {
  failWith(410)
  await expect(readJob(7)).rejects.toThrow(GoneError)
  expect(kept).toEqual({ tags: ['job-7', 'today'], seconds: 300 })
})

test('what may be missing for long is kept for as long as what is there', async () => {
  failWith(404)
  expect(await readHowToApply()).toBeNull()
  expect(kept).toEqual({ tags: ['pages'], seconds: 300 })
})

test.each([404, 429, 503])('a list that fails with %s is no list, for a second', async (status) => {
  failWith(status)
  await expect(readJobs({ limit: 3 })).rejects.toThrow(UnavailableError)
  expect(kept).toEqual({ tags: [], seconds: 1 })
})

test('an item that cannot be read is not taken for one that is not there', async () => {
  failWith(503)
  await expect(readJob(7)).rejects.toThrow(UnavailableError)
  expect(kept).toEqual({ tags: [], seconds: 1 })
})

test('the build asks nobody, and what it makes is marked as unfilled', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  await expect(readJobs()).rejects.toThrow(UnavailableError)
  expect(api.call).not.toHaveBeenCalled()
  expect(kept).toEqual({ tags: ['unfilled'], seconds: 1 })
})
