import { afterEach, expect, it, vi } from 'vitest'
import { listLoadedAssets } from '@/lib/browser/offline/loaded-assets'

afterEach(() => vi.restoreAllMocks())

it('what a page has loaded of its build is each file once, and nothing of anybody else', () => {
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
