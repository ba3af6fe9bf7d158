import { describe, expect, it } from 'vitest'
import { applyLimits, type CacheLimits } from '@/lib/browser/offline/cache-limits'
import type { CachedPageRecord, CacheIndex } from '@/lib/browser/offline/cached-pages'

const NOW = 1_000_000
const BOUNDS: CacheLimits = { opened: 2, saved: 2, bytes: 1000, age: 100_000 }

function page(id: number, other: Partial<CachedPageRecord> = {}): CachedPageRecord {
  return {
    key: `/jobs/${id}`,
    path: `/jobs/${id}/engineer`,
    heading: 'Engineer',
    cachedAt: NOW,
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
  pages: readonly CachedPageRecord[],
  owner: string | null = '',
  assets: CacheIndex['assets'] = {},
) {
  return applyLimits({ pages, assets, build: 'one' }, owner, NOW, BOUNDS)
}

const keysOf = ({ pages }: CacheIndex) => pages.map(({ key }) => key).sort()

describe('pages that stay in the offline cache', () => {
  it('are the items opened last', () => {
    expect(keysOf(keep([page(1), page(3), page(2)]))).toEqual(['/jobs/2', '/jobs/3'])
  })

  it('include saved items, up to their own limit', () => {
    const saved = [5, 6, 7].map((id) => page(id, { isSaved: true, openedAt: null }))
    expect(keysOf(keep([page(1), page(2), ...saved]))).toEqual([
      '/jobs/1',
      '/jobs/2',
      '/jobs/5',
      '/jobs/6',
    ])
  })

  it('are only those of the current user or without a user', () => {
    const pages = [page(1, { owner: 'first' }), page(2)]
    expect(keysOf(keep(pages, 'first'))).toEqual(['/jobs/1', '/jobs/2'])
    expect(keysOf(keep(pages, 'second'))).toEqual(['/jobs/2'])
    expect(keysOf(keep(pages, ''))).toEqual(['/jobs/2'])
  })

  it('all stay when the current user is unknown', () => {
    expect(keysOf(keep([page(1, { owner: 'first' })], null))).toEqual(['/jobs/1'])
  })

  it('are not older than the limit', () => {
    const old = page(1, { cachedAt: NOW - BOUNDS.age })
    expect(keysOf(keep([old, page(2, { cachedAt: NOW - BOUNDS.age + 1 })]))).toEqual(['/jobs/2'])
  })

  it('fit the size limit with their files, each counted once', () => {
    const assets = { '/a.js': 800, '/b.js': 1 }
    const first = page(2, { assets: ['/a.js'] })
    expect(keysOf(keep([first, page(1, { assets: ['/a.js'] })], '', assets))).toEqual([
      '/jobs/1',
      '/jobs/2',
    ])
    expect(keysOf(keep([first, page(1, { assets: ['/b.js'] })], '', assets))).toEqual(['/jobs/2'])
  })

  it('are first those both opened and saved, when space is short', () => {
    const bytes = BOUNDS.bytes
    const both = page(1, { isSaved: true, bytes })
    const onlySaved = page(3, { isSaved: true, openedAt: null, bytes })
    expect(keysOf(keep([onlySaved, page(2, { bytes }), both]))).toEqual(['/jobs/1'])
  })

  it('always include the offline page, whatever its age and owner', () => {
    const standing = { ...offlinePage, cachedAt: 0, owner: 'first', bytes: BOUNDS.bytes }
    expect(keysOf(keep([page(1), standing]))).toEqual(['/offline'])
  })

  it('drop files that no page needs', () => {
    const assets = { '/a.js': 1, '/b.js': 1 }
    expect(keep([page(1, { assets: ['/b.js'] })], '', assets)).toMatchObject({
      assets: { '/b.js': 1 },
      build: 'one',
    })
    expect(keep([page(1, { assets: ['/b.js'] })], '', assets).assets).not.toHaveProperty('/a.js')
  })
})
