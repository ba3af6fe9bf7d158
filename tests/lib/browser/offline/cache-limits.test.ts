import { describe, expect, it } from 'vitest'
import { applyLimits, type CacheLimits } from '@/lib/browser/offline/cache-limits'
import type { CachedPage, CacheIndex } from '@/lib/browser/offline/cached-pages'

const NOW = 1_000_000
const BOUNDS: CacheLimits = { opened: 2, saved: 2, bytes: 1000, age: 100_000 }

function page(id: number, other: Partial<CachedPage> = {}): CachedPage {
  return {
    key: `/jobs/${id}`,
    path: `/jobs/${id}/engineer`,
    heading: 'Engineer',
    keptAt: NOW,
    openedAt: NOW + id,
    isSaved: false,
    owner: '',
    bytes: 100,
    assets: [],
    ...other,
  }
}

const offlinePage = page(0, { key: '/offline', openedAt: null })

function keep(
  pages: readonly CachedPage[],
  owner: string | null = '',
  assets: CacheIndex['assets'] = {},
) {
  return applyLimits({ pages, assets, build: 'one' }, owner, NOW, BOUNDS)
}

const keysOf = ({ pages }: CacheIndex) => pages.map(({ key }) => key).sort()

describe('what is kept on a device', () => {
  it('are the items opened last', () => {
    expect(keysOf(keep([page(1), page(3), page(2)]))).toEqual(['/jobs/2', '/jobs/3'])
  })

  it('are the saved ones as well, up to their own bound', () => {
    const saved = [5, 6, 7].map((id) => page(id, { isSaved: true, openedAt: null }))
    expect(keysOf(keep([page(1), page(2), ...saved]))).toEqual([
      '/jobs/1',
      '/jobs/2',
      '/jobs/5',
      '/jobs/6',
    ])
  })

  it('is nothing of anybody but who is here', () => {
    const pages = [page(1, { owner: 'first' }), page(2)]
    expect(keysOf(keep(pages, 'first'))).toEqual(['/jobs/1', '/jobs/2'])
    expect(keysOf(keep(pages, 'second'))).toEqual(['/jobs/2'])
    expect(keysOf(keep(pages, ''))).toEqual(['/jobs/2'])
  })

  it('stays where nobody can say who is here', () => {
    expect(keysOf(keep([page(1, { owner: 'first' })], null))).toEqual(['/jobs/1'])
  })

  it('is not what has become too old', () => {
    const old = page(1, { keptAt: NOW - BOUNDS.age })
    expect(keysOf(keep([old, page(2, { keptAt: NOW - BOUNDS.age + 1 })]))).toEqual(['/jobs/2'])
  })

  it('fits into its bytes with the files it needs, each counted once', () => {
    const assets = { '/a.js': 800, '/b.js': 1 }
    const first = page(2, { assets: ['/a.js'] })
    expect(keysOf(keep([first, page(1, { assets: ['/a.js'] })], '', assets))).toEqual([
      '/jobs/1',
      '/jobs/2',
    ])
    expect(keysOf(keep([first, page(1, { assets: ['/b.js'] })], '', assets))).toEqual(['/jobs/2'])
  })

  it('where there is little room, is what was opened and is saved', () => {
    const bytes = BOUNDS.bytes
    const both = page(1, { isSaved: true, bytes })
    const onlySaved = page(3, { isSaved: true, openedAt: null, bytes })
    expect(keysOf(keep([onlySaved, page(2, { bytes }), both]))).toEqual(['/jobs/1'])
  })

  it('is the offline page before all else, whatever its age and owner', () => {
    const standing = { ...offlinePage, keptAt: 0, owner: 'first', bytes: BOUNDS.bytes }
    expect(keysOf(keep([page(1), standing]))).toEqual(['/offline'])
  })

  it('lets go of files that no page needs any more', () => {
    const assets = { '/a.js': 1, '/b.js': 1 }
    expect(keep([page(1, { assets: ['/b.js'] })], '', assets)).toMatchObject({
      assets: { '/b.js': 1 },
      build: 'one',
    })
    expect(keep([page(1, { assets: ['/b.js'] })], '', assets).assets).not.toHaveProperty('/a.js')
  })
})
