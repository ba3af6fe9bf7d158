import { redirect } from 'next/navigation'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  orPartial,
  orUnavailable,
  toQueryResult,
  UnavailableError,
  unwrapResult,
} from '@/lib/server/cache/query-result'
import { ApiError } from '@/lib/shared/api/api-error'

const cached = vi.hoisted(() => ({ under: [] as string[], seconds: [] as number[] }))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: ({ revalidate }: { revalidate: number }) => cached.seconds.push(revalidate),
  cacheTag: (...names: string[]) => cached.under.push(...names),
}))

beforeEach(() => {
  cached.under.length = 0
  cached.seconds.length = 0
})

const away = () => Promise.reject(new ApiError(503, 'No.', 'GET /v1/some'))

describe('toQueryResult', () => {
  it('returns the response, and leaves the cache lifetime to its caller', async () => {
    expect(await toQueryResult(async () => 7)).toEqual({ value: 7 })
    expect(cached).toEqual({ under: [], seconds: [] })
  })

  it('turns an API failure into a value that is cached for a second', async () => {
    expect(await toQueryResult(away)).toEqual({ failure: 'GET /v1/some: 503' })
    expect(cached).toEqual({ under: [], seconds: [1] })
  })

  it('rethrows errors that are not from the API', async () => {
    const fault = new TypeError('odd')
    await expect(toQueryResult(() => Promise.reject(fault))).rejects.toBe(fault)
  })

  it('calls nothing during the build', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    const ask = vi.fn(async () => 7)
    expect(await toQueryResult(ask)).toEqual({ failure: 'the build has no API' })
    expect(ask).not.toHaveBeenCalled()
    expect(cached).toEqual({ under: ['unfilled'], seconds: [1] })
  })
})

describe.each([
  ['orUnavailable', orUnavailable, 'unavailable'],
  ['orWithout', orPartial, 'partial'],
] as const)('%s', (_, orElse, mark) => {
  const reading = (error: unknown) => orElse(Promise.reject(error), 'away')

  it('returns the value and adds no tag', async () => {
    expect(await orElse(unwrapResult(toQueryResult(async () => 7)), 'away')).toBe(7)
    expect(cached).toEqual({ under: [], seconds: [] })
  })

  it('returns the fallback while the API is down, and caches the page for a second', async () => {
    expect(await orElse(unwrapResult(toQueryResult(away)), 'away')).toBe('away')
    expect(cached).toEqual({ under: [mark], seconds: [1, 1] })
    expect(await reading(new UnavailableError('x'))).toBe('away')
  })

  it('rethrows other errors and the redirects of Next', async () => {
    const fault = new TypeError('odd')
    await expect(reading(fault)).rejects.toBe(fault)
    const leave = async () => redirect('/jobs')
    await expect(orElse(leave(), 'away')).rejects.toThrow('NEXT_REDIRECT')
    expect(cached).toEqual({ under: [], seconds: [] })
  })
})
