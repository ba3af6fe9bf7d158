import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { KeptSearches } from '@/components/searches/kept-searches'
import { keepOnDevice } from '@/lib/browser/searches/device-searches'

vi.mock('@/components/searches/kept-search-list', () => ({
  KeptSearchList: () => 'The list came.',
}))

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

/** What is asked for after the list comes after it. */
const whenItCame = () =>
  act(async () => void (await import('@/components/searches/kept-search-list')))

test('the list comes for who keeps one search, and for nobody who keeps none', async () => {
  render(<KeptSearches />)
  await whenItCame()
  expect(screen.queryByText('The list came.')).toBeNull()
  const search = { area: 'jobs', search: 'categoryId=1', label: 'Civil jobs' } as const
  act(() => void keepOnDevice(search, new Date()))
  expect(await screen.findByText('The list came.')).toBeDefined()
})
