import { expect, it, vi } from 'vitest'
import { listLoadedAssets } from '@/lib/browser/offline/loaded-assets'

it('lists each loaded build file once, and no other files', () => {
  const { origin } = window.location
  const names = [
    `${origin}/_next/static/a.js`,
    `${origin}/_next/static/a.js?again`,
    `${origin}/upstream/v1/job`,
    'https://elsewhere.example/_next/static/b.js',
  ]
  const entries = names.map((name) => ({ name }) as PerformanceEntry)
  const list = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
  expect(listLoadedAssets()).toEqual(['/_next/static/a.js'])
  expect(list).toHaveBeenCalledWith('resource')
})
