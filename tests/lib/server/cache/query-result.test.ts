import { redirect } from 'next/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  orPartial,
  orUnavailable,
  toQueryResult,
  UnavailableError,
  unwrapResult,
} from '@/lib/server/cache/query-result'
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
    expect(await toQueryResult(async () => 7)).toEqual({ value: 7 })
    expect(kept).toEqual({ under: [], seconds: [] })
  })

  it('makes a value of a failure of the API, kept for a second, and leaves to others what that means', async () => {
    expect(await toQueryResult(away)).toEqual({ failure: 'GET /v1/some: 503' })
    expect(kept).toEqual({ under: [], seconds: [1] })
  })

  it('lets a fault of our own through', async () => {
    const fault = new TypeError('odd')
    await expect(toQueryResult(() => Promise.reject(fault))).rejects.toBe(fault)
  })

  it('asks nobody during the build', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    const ask = vi.fn(async () => 7)
    expect(await toQueryResult(ask)).toEqual({ failure: 'the build has no API' })
    expect(ask).not.toHaveBeenCalled()
    expect(kept).toEqual({ under: ['unfilled'], seconds: [1] })
  })
})

describe.each([
  ['orUnavailable', orUnavailable, 'unavailable'],
  ['orWithout', orPartial, 'partial'],
] as const)('%s', (_, orElse, mark) => {
  const reading = (error: unknown) => orElse(Promise.reject(error), 'away')

  it('gives the value and marks nothing', async () => {
    expect(await orElse(unwrapResult(toQueryResult(async () => 7)), 'away')).toBe(7)
    expect(kept).toEqual({ under: [], seconds: [] })
  })

  it('gives what stands for it while the API is away, and marks the page for a second', async () => {
    expect(await orElse(unwrapResult(toQueryResult(away)), 'away')).toBe('away')
    expect(kept).toEqual({ under: [mark], seconds: [1, 1] })
    expect(await reading(new UnavailableError('x'))).toBe('away')
  })

  it('lets faults and the ways of Next to leave a page through', async () => {
    const fault = new TypeError('odd')
    await expect(reading(fault)).rejects.toBe(fault)
    const leave = async () => redirect('/jobs')
    await expect(orElse(leave(), 'away')).rejects.toThrow('NEXT_REDIRECT')
    expect(kept).toEqual({ under: [], seconds: [] })
  })
})
