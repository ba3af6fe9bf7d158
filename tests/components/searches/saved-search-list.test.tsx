import { fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { SavedSearchList } from '@/components/searches/saved-search-list'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { serveApi } from '../support/serve-api'
import { renderWithRouter } from '../support/with-router'

const savedSearch = (number: number): SavedSearch => ({
  area: 'jobs',
  search: `categoryId=${number}`,
  label: `Search ${number}`,
  lookedAt: '2026-01-05T05:00:00.000Z',
})

let account: SavedSearch[] = []
let counts: (number | null)[] = []
const forgotten: (string | null)[] = []

serveApi(
  null,
  http.get('*/upstream/v1/kept-searches', () => HttpResponse.json({ data: account })),
  http.delete('*/upstream/v1/kept-searches', ({ request }) => {
    forgotten.push(new URL(request.url).searchParams.get('search'))
    return HttpResponse.json({ success: true })
  }),
  http.post('*/upstream/v1/search-counts', () => HttpResponse.json({ data: counts })),
)

beforeEach(() => {
  account = []
  counts = []
  forgotten.length = 0
})

const store = (...searches: readonly SavedSearch[]) =>
  window.localStorage.setItem('saved-searches', JSON.stringify(searches))
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('shows the new results of each search, where they could be counted', async () => {
  store(savedSearch(1), savedSearch(2), savedSearch(3), savedSearch(4), savedSearch(5))
  counts = [0, 1, 99, 100, null]
  renderWithRouter(<SavedSearchList />)
  await screen.findByText(/^1 new since/)
  expect(rows()).toEqual([
    'Search 1Nothing new since 5 Jan 2026',
    'Search 21 new since 5 Jan 2026',
    'Search 399 new since 5 Jan 2026',
    'Search 4100 or more new since 5 Jan 2026',
    'Search 5',
  ])
  expect(screen.queryByText(/on this\s+device only/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save to my account' })).toBeNull()
})

test('removes a search from the account only when it is saved there', async () => {
  Cookies.set('signed_in', '1.dara')
  account = [savedSearch(1)]
  store(savedSearch(2), savedSearch(3))
  counts = [0, 0, 0]
  renderWithRouter(<SavedSearchList />)
  expect(await screen.findByText(/^2 of them are saved on this/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Search 3' }))
  expect(await screen.findByText(/^One of them is saved on this/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Search 1' }))
  await waitFor(() => expect(forgotten).toEqual(['categoryId=1']))
})

test('shows and counts nothing without saved searches', () => {
  const { container } = renderWithRouter(<SavedSearchList />)
  expect(container.innerHTML).toBe('')
  expect(getQueryClient().isFetching()).toBe(0)
})
