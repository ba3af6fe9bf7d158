import { expect, it, vi } from 'vitest'
import { compressBody, decompressBody } from '@/lib/server/http-server/page-cache/content-encoding'
import { getFreshness } from '@/lib/server/http-server/page-cache/page-cache'

it.each([
  [300, 900, 300_000, 'fresh'],
  [300, 900, 300_001, 'stale'],
  [300, 900, 900_000, 'stale'],
  [300, 900, 900_001, 'gone'],
  [false, undefined, 9_000_000, 'fresh'],
  [false, 900, 900_001, 'gone'],
] as const)(
  'with revalidate %s s and expire %s s, a page of %i ms is %s',
  (revalidate, expire, age, is) => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const made = performance.timeOrigin + 10_000 - age
    expect(getFreshness({ tags: [], made, lifetime: { revalidate, expire } })).toBe(is)
  },
)

it('an empty page can be read', async () => {
  expect(decompressBody(await compressBody(Buffer.of(), 'quick')).length).toBe(0)
})
