import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { LazyFollowSearch } from '@/components/searches/lazy-follow-search'
import { LazySavedSearchList } from '@/components/searches/lazy-saved-search-list'
import { getDeviceSearches } from '@/lib/browser/searches/device-searches'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { serveApi } from '../support/serve-api'
import { renderWithRouter } from '../support/with-router'

const NAME = 'saved-searches'
const civil = { area: 'jobs', search: 'categoryId=1', label: 'Civil jobs in Cambodia' } as const
const savedSearch = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  ...civil,
  lookedAt: '2026-01-05T05:00:00.000Z',
  ...more,
})

let account: SavedSearch[] = []
const calls: string[] = []
serveApi(
  null,
  http.get('*/upstream/v1/kept-searches', () => {
    calls.push('list')
    return HttpResponse.json({ data: account })
  }),
  http.put('*/upstream/v1/kept-searches', async ({ request }) => {
    const search = (await request.json()) as SavedSearch
    calls.push(`keep ${search.label}`)
    account = [...account, search]
    return HttpResponse.json({ success: true })
  }),
  http.delete('*/upstream/v1/kept-searches', ({ request }) => {
    const { searchParams } = new URL(request.url)
    calls.push(`forget ${searchParams.get('area')} ${searchParams.get('search')}`)
    return HttpResponse.json({ success: true })
  }),
  http.post('*/upstream/v1/search-counts', async ({ request }) => {
    const { searches } = (await request.json()) as { searches: { search: string }[] }
    calls.push(`count ${searches.map(({ search }) => search).join(' ')}`)
    return HttpResponse.json({ data: searches.map((_, index) => 4 * index) })
  }),
)

beforeAll(async () => {
  // Loads what a page imports later, which takes long on a busy machine.
  await Promise.all([
    import('@/components/searches/saved-search-list'),
    import('@/components/searches/account-follow-search'),
    import('@/components/searches/device-follow-search'),
  ])
}, 60_000)
beforeEach(() => {
  account = []
  calls.length = 0
})

const store = (...searches: unknown[]) =>
  window.localStorage.setItem(NAME, JSON.stringify(searches))
const findSaveButton = async () => {
  const button = await screen.findByRole('button', { name: 'Save this search' })
  // It subscribes a moment after it is rendered.
  await act(async () => undefined)
  return button
}

test('renders nothing on the server', () => {
  store(savedSearch())
  expect(renderToString(<LazySavedSearchList />)).toBe('')
  expect(renderToString(<LazyFollowSearch {...civil} />)).toBe('')
})

test('shows and requests nothing without saved searches', async () => {
  const { container } = render(<LazySavedSearchList />)
  // A button that has loaded has waited as long as the list would have.
  render(<LazyFollowSearch {...civil} />)
  await findSaveButton()
  expect(container.innerHTML).toBe('')
  expect(calls).toEqual([])
})

test('a click saves the search on the device, another one removes it', async () => {
  render(<LazyFollowSearch {...civil} />)
  const button = await findSaveButton()
  expect(screen.queryByText(/^Saved\./)).toBeNull()
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(/^Saved\./)).toBeDefined()
  expect(getDeviceSearches()).toEqual([{ ...civil, lookedAt: expect.any(String) }])
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(window.localStorage.getItem(NAME)).toBeNull()
  expect(calls).toEqual([])
})

test('opening the page of a search marks it as seen', async () => {
  store(savedSearch())
  render(<LazyFollowSearch {...civil} />)
  await findSaveButton()
  const [looked] = getDeviceSearches()
  expect(Date.parse(looked?.lookedAt ?? '')).toBeGreaterThan(Date.parse(savedSearch().lookedAt))
})

test('shows an error at the twenty-first search', async () => {
  store(...Array.from({ length: 20 }, (_, index) => savedSearch({ search: `salaryId=${index}` })))
  render(<LazyFollowSearch {...civil} />)
  fireEvent.click(await findSaveButton())
  await screen.findByText(
    'You have 20 saved searches already. Remove one under Notifications first.',
  )
  expect(getDeviceSearches()).toHaveLength(20)
})

test('counts new results in one request, links the searches and removes them', async () => {
  store(savedSearch(), savedSearch({ search: 'categoryId=2', label: 'Water jobs' }))
  renderWithRouter(<LazySavedSearchList />)
  const link = await screen.findByRole('link', { name: 'Water jobs' })
  expect(link.getAttribute('href')).toBe('/jobs?categoryId=2')
  await screen.findByText('4 new since 5 Jan 2026')
  await screen.findByText('Nothing new since 5 Jan 2026')
  expect(calls).toEqual(['count categoryId=1 categoryId=2'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Civil jobs in Cambodia' }))
  await waitFor(() => expect(screen.queryByText('Civil jobs in Cambodia')).toBeNull())
  expect(getDeviceSearches().map(({ label }) => label)).toEqual(['Water jobs'])
})

test('updates after a change in another tab', async () => {
  store(savedSearch())
  renderWithRouter(<LazySavedSearchList />)
  await screen.findByText('Civil jobs in Cambodia')
  store(savedSearch({ label: 'From another tab' }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: NAME })))
  await screen.findByText('From another tab')
})

test('offers to move searches of the device to the account, each once', async () => {
  Cookies.set('signed_in', '1.dara')
  account = [savedSearch({ label: 'Civil jobs, of the account' })]
  store(savedSearch(), savedSearch({ search: 'categoryId=2', label: 'Water jobs' }))
  renderWithRouter(<LazySavedSearchList />)
  await screen.findByText(/^One of them is saved on this device only/)
  expect(screen.getByText('Civil jobs, of the account')).toBeTruthy()
  expect(screen.queryByText('Civil jobs in Cambodia')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save to my account' }))
  await waitFor(() => expect(screen.queryByText(/saved on this device only/)).toBeNull())
  expect(calls.filter((call) => call.startsWith('keep'))).toEqual(['keep Water jobs'])
  expect(getDeviceSearches()).toHaveLength(2)
})

test('sign-out removes searches of the account, and keeps those of the device', async () => {
  Cookies.set('signed_in', '1.dara')
  account = [savedSearch({ search: 'categoryId=9', label: 'Of the account' })]
  store(savedSearch())
  renderWithRouter(<LazySavedSearchList />)
  await screen.findByText('Of the account')
  Cookies.remove('signed_in')
  act(broadcastSessionChange)
  await waitFor(() => expect(screen.queryByText('Of the account')).toBeNull())
  expect(screen.getByText('Civil jobs in Cambodia')).toBeTruthy()
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Of the account')
})

test('opening the page of a search marks it as seen in the account, once', async () => {
  Cookies.set('signed_in', '1.dara')
  account = [savedSearch()]
  renderWithRouter(<LazyFollowSearch {...civil} />)
  const button = await screen.findByRole('button', { name: 'Notify me of new jobs' })
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(calls).toEqual(['list', 'keep Civil jobs in Cambodia']))
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  expect(calls).toEqual(['list', 'keep Civil jobs in Cambodia'])
})

test('counts at most twenty searches of device and account, and shows all', async () => {
  Cookies.set('signed_in', '1.dara')
  const many = (area: SavedSearch['area']) =>
    Array.from({ length: 20 }, (_, index) =>
      savedSearch({ area, search: `salaryId=${index}`, label: `${area} ${index}` }),
    )
  account = many('jobs')
  store(...many('internships'))
  renderWithRouter(<LazySavedSearchList />)
  await screen.findByText('internships 19')
  await waitFor(() => expect(calls.filter((call) => call.startsWith('count'))).toHaveLength(1))
  expect(calls.find((call) => call.startsWith('count'))?.split(' ')).toHaveLength(21)
  expect(screen.getAllByRole('link')).toHaveLength(40)
  const last = await screen.findByText(/^76 new/)
  expect(last.closest('li')?.textContent).toContain('jobs 19')
})
