import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazySavedScreen } from '@/components/saved/list/lazy-saved-screen'
import { saveOnDevice, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import { renderWithRouter } from '../../support/with-router'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const ENGINEER = { area: '/v1/job', id: 7, title: 'Site engineer' } as const
const NOTHING = 'You have saved nothing yet'
const { load } = vi.hoisted(() => ({ load: vi.fn() }))
// The list has its own tests.
vi.mock('@/components/layout/services/load-deferred-services', () => ({
  loadDeferredServices: async () => ({ loadSavedScreen: load }),
}))

beforeEach(() => {
  load.mockReset().mockResolvedValue(() => <p>The list</p>)
})
afterEach(() => {
  cleanup()
  Cookies.remove('signed_in')
  database.rows.clear()
})

test('shows the empty state immediately, without loading the list (promise S5)', () => {
  renderWithRouter(<LazySavedScreen />)
  expect(screen.queryByText(NOTHING)).not.toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('loads the list for items on the device, and keeps it when the last is removed', async () => {
  renderWithRouter(<LazySavedScreen />)
  act(() => void saveOnDevice(ENGINEER))
  expect(await screen.findByText('The list')).not.toBeNull()
  act(() => unsaveOnDevice(ENGINEER))
  expect(screen.queryByText('The list')).not.toBeNull()
})

test('opens the tab in the URL, and another one in place', async () => {
  window.history.replaceState(null, '', '/saved#internships')
  renderWithRouter(<LazySavedScreen />)
  const current = () => document.querySelector('[aria-current="page"]')?.textContent
  await waitFor(() => expect(current()).toBe('Internships'))
  expect(screen.queryByText('You have saved no internships yet')).not.toBeNull()
  act(() => {
    window.history.replaceState(null, '', '/saved')
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(current()).toBe('All')
  const hashes = screen
    .getAllByRole('link')
    .slice(0, 4)
    .map((tab) => tab.getAttribute('href'))
  expect(hashes).toEqual(['#all', '#jobs', '#internships', '#scholarships'])
  for (const hash of hashes) expect(document.querySelector(`span${hash}`)).not.toBeNull()
})

test('a list that does not load can be retried', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  load.mockRejectedValueOnce(new Error('offline'))
  Cookies.set('signed_in', '1.dara')
  renderWithRouter(<LazySavedScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The list')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('loads the list for a signed-in user in any case', async () => {
  Cookies.set('signed_in', '1.dara')
  renderWithRouter(<LazySavedScreen />)
  expect(screen.queryByText(NOTHING)).toBeNull()
  expect(await screen.findByText('The list')).not.toBeNull()
})

test('the server HTML has no empty state', () => {
  expect(renderToString(<LazySavedScreen />)).not.toContain(NOTHING)
})
