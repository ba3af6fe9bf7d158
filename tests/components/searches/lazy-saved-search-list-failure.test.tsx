import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazySavedSearchList } from '@/components/searches/lazy-saved-search-list'
import { saveDeviceSearch } from '@/lib/browser/searches/device-searches'

vi.mock('@/components/searches/saved-search-list', () => ({
  SavedSearchList: () => 'The list came.',
}))

/** Imports requested after the list resolve after it. */
const waitForImports = () =>
  act(async () => void (await import('@/components/searches/saved-search-list')))

test('loads the list only when a search is saved', async () => {
  render(<LazySavedSearchList />)
  await waitForImports()
  expect(screen.queryByText('The list came.')).toBeNull()
  const search = { area: 'jobs', search: 'categoryId=1', label: 'Civil jobs' } as const
  act(() => void saveDeviceSearch(search, new Date()))
  expect(await screen.findByText('The list came.')).toBeDefined()
})
