import { describe, expect, it, vi } from 'vitest'
import { refreshPages } from '@/backend/import/refresh-pages'

const tags = { listTag: 'jobs', pageTag: 'job' }
const ids = Array.from({ length: 150 }, (_, index) => index + 1)

describe('refreshPages', () => {
  it('names listings, counts and every changed vacancy, a hundred tags a call', async () => {
    const revalidate = vi.fn(async (_: readonly string[]) => true)
    expect(await refreshPages(revalidate, tags, ids)).toBe(true)
    const calls = revalidate.mock.calls.map(([sent]) => sent)
    expect(calls.map((sent) => sent.length)).toEqual([100, 53])
    expect(calls.flat().slice(0, 4)).toEqual(['jobs', 'companies', 'dashboard', 'job-1'])
    expect(calls.flat().at(-1)).toBe('job-150')
  })

  it('gives up when the web app does not answer', async () => {
    const revalidate = vi.fn(async () => false)
    expect(await refreshPages(revalidate, tags, ids)).toBe(false)
    expect(revalidate).toHaveBeenCalledOnce()
  })
})
