import { describe, expect, it, vi } from 'vitest'
import { readSearchListing } from '@/lib/server/queries/listing/search-listing'
import { newsListing } from '@/lib/shared/listing/listings'
import { EMPTY_QUERY_SEGMENT, packQuery } from '@/lib/shared/listing/packed-query'

const pageOf = (total: number, data: readonly string[]) => ({ total, totalIsExact: true, data })

describe('a list with text search only', () => {
  it('requests the page of its URL', async () => {
    const readPage = vi.fn(async () => pageOf(40, ['a']))
    const list = await readSearchListing(
      newsListing,
      packQuery('searchText=bridge&page=3'),
      readPage,
    )
    expect(readPage).toHaveBeenCalledWith({ searchText: 'bridge', limit: 12, offset: 24 })
    expect(list?.query).toEqual({ filters: { searchText: 'bridge' }, page: 3 })
    expect(list?.active.map(({ withoutHref }) => withoutHref)).toEqual(['/news'])
  })

  it('has no filter chips without a search', async () => {
    const list = await readSearchListing(newsListing, EMPTY_QUERY_SEGMENT, async () =>
      pageOf(40, ['a']),
    )
    expect(list).toMatchObject({ active: [], query: { page: 1 } })
  })

  it('is null past its last page, or for a segment that is not a query', async () => {
    const nothing = async () => pageOf(40, [])
    expect(await readSearchListing(newsListing, packQuery('page=5'), nothing)).toBeNull()
    expect(await readSearchListing(newsListing, packQuery('page=2'), nothing)).toBeNull()
    expect(await readSearchListing(newsListing, 'a.b', nothing)).toBeNull()
  })

  it('requests no page that cannot exist', async () => {
    const readPage = vi.fn(async () => pageOf(40, ['a']))
    expect(await readSearchListing(newsListing, packQuery('page=99999'), readPage)).toBeNull()
    expect(readPage).not.toHaveBeenCalled()
  })

  it('has an empty first page without results', async () => {
    const list = await readSearchListing(newsListing, EMPTY_QUERY_SEGMENT, async () =>
      pageOf(0, []),
    )
    expect(list?.page.data).toEqual([])
  })
})
