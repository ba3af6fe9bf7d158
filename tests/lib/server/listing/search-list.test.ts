import { describe, expect, it, vi } from 'vitest'
import { readSearchList } from '@/lib/server/listing/search-list'
import { UnavailableError } from '@/lib/server/reading/reading'
import { newsListing } from '@/lib/shared/listing/listings'
import { EVERYTHING, packQuery } from '@/lib/shared/listing/packed-query'

const marks = vi.hoisted(() => new Set<string>())
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...names: string[]) => {
    for (const name of names) marks.add(name)
  },
}))

const pageOf = (total: number, data: readonly string[]) => ({ total, totalIsExact: true, data })

describe('a list that can only be searched', () => {
  it('asks for the page its address names', async () => {
    const readPage = vi.fn(async () => pageOf(40, ['a']))
    const list = await readSearchList(newsListing, packQuery('searchText=bridge&page=3'), readPage)
    expect(readPage).toHaveBeenCalledWith({ searchText: 'bridge', limit: 12, offset: 24 })
    expect(list?.query).toEqual({ filters: { searchText: 'bridge' }, page: 3 })
    expect(list?.active.map(({ withoutHref }) => withoutHref)).toEqual(['/news'])
  })

  it('is whole and without chips when nothing is asked for', async () => {
    const list = await readSearchList(newsListing, EVERYTHING, async () => pageOf(40, ['a']))
    expect(list).toMatchObject({ active: [], broader: [], query: { page: 1 } })
  })

  it('offers the list without the search when nothing matches', async () => {
    const readPage = vi.fn(async (query: { readonly searchText?: string | undefined }) =>
      query.searchText === undefined ? pageOf(40, ['a']) : pageOf(0, []),
    )
    const list = await readSearchList(newsListing, packQuery('searchText=zq'), readPage)
    // The API gives no page without an item.
    expect(readPage).toHaveBeenLastCalledWith({ limit: 1 })
    expect(list?.broader).toEqual([{ words: 'Without “zq”', href: '/news', total: 40 }])
  })

  it('does without a count of the list without the search', async () => {
    const list = await readSearchList(newsListing, packQuery('searchText=zq'), async (query) => {
      if (query.searchText === undefined) throw new UnavailableError('GET /v1/news: 503')
      return pageOf(0, [])
    })
    expect(list).toMatchObject({ page: { total: 0 }, broader: [] })
    expect([...marks]).toEqual(['partial'])
  })

  it('does not exist beyond its last page, or for a segment that is no query', async () => {
    const nothing = async () => pageOf(40, [])
    expect(await readSearchList(newsListing, packQuery('page=5'), nothing)).toBeNull()
    expect(await readSearchList(newsListing, packQuery('page=99999'), nothing)).toBeNull()
    expect(await readSearchList(newsListing, 'a.b', nothing)).toBeNull()
  })
})
