import { redirect } from 'next/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orUnavailable, read, requireValue, UnavailableError } from '@/lib/server/reading/reading'
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
    expect(await read(async () => 7)).toEqual({ value: 7 })
    expect(kept).toEqual({ under: [], seconds: [] })
  })

  it('makes a value of a failure of the API, kept for a second', async () => {
    expect(await read(away)).toEqual({ failure: 'GET /v1/some: 503' })
    expect(kept).toEqual({ under: ['unavailable'], seconds: [1] })
  })

  it('lets a fault of our own through', async () => {
    const fault = new TypeError('odd')
    await expect(read(() => Promise.reject(fault))).rejects.toBe(fault)
  })

  it('asks nobody during the build', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    const ask = vi.fn(async () => 7)
    expect(await read(ask)).toEqual({ failure: 'the build has no API' })
    expect(ask).not.toHaveBeenCalled()
    expect(kept).toEqual({ under: ['unfilled'], seconds: [1] })
  })
})

describe('orUnavailable', () => {
  const reading = (error: unknown) => orUnavailable(Promise.reject(error), 'away')

  it('gives the value, or its place-holder while the API is away', async () => {
    expect(await orUnavailable(requireValue(read(async () => 7)), 'away')).toBe(7)
    expect(await orUnavailable(requireValue(read(away)), 'away')).toBe('away')
    expect(await reading(new UnavailableError('x'))).toBe('away')
  })

  it('lets faults and the ways of Next to leave a page through', async () => {
    const fault = new TypeError('odd')
    await expect(reading(fault)).rejects.toBe(fault)
    const leave = async () => redirect('/jobs')
    await expect(orUnavailable(leave(), 'away')).rejects.toThrow('NEXT_REDIRECT')
  })
})
