import { describe, expect, it, vi } from 'vitest'
import { revalidateInBatches } from '@/backend/revalidate-web-app'
import { tags } from '@/lib/shared/cache-tags'

const changed = Array.from({ length: 150 }, (_, index) => tags.job(index + 1))

describe('revalidateInBatches', () => {
  it('sends every tag in calls of a hundred', async () => {
    const revalidate = vi.fn(async (_: readonly string[]) => true)
    expect(await revalidateInBatches(revalidate, changed)).toBe(true)
    const calls = revalidate.mock.calls.map(([sent]) => sent)
    expect(calls.map((sent) => sent.length)).toEqual([100, 50])
    expect(calls.flat()).toEqual(changed)
  })

  it('stops when the web app does not answer', async () => {
    const revalidate = vi.fn(async () => false)
    expect(await revalidateInBatches(revalidate, changed)).toBe(false)
    expect(revalidate).toHaveBeenCalledOnce()
  })
})
