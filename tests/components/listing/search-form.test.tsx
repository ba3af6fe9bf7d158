import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SearchForm } from '@/components/listing/search-form'
import { renderWithRouter } from '../support/with-router'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

/** The URL that the form leads to from this page, with this text in its two fields. */
function lead(page: string, typed: readonly [string, string], action?: string) {
  window.history.replaceState(null, '', page)
  const { router } = renderWithRouter(
    <SearchForm label="Search" {...(action === undefined ? {} : { action })}>
      <input name="searchText" defaultValue={typed[0]} />
      <input name="placeId" defaultValue={typed[1]} />
      <button type="submit">Go</button>
    </SearchForm>,
  )
  fireEvent.click(screen.getByRole('button'))
  return router.push.mock.calls.flat()
}

test.each([
  ['/jobs?page=2', ['', ' '], undefined, '/jobs'],
  ['/jobs', [' bridge ', ''], undefined, '/jobs?searchText=bridge'],
  ['/', ['bridge', '7'], '/jobs', '/jobs?searchText=bridge&placeId=7'],
  ['/en', ['', '7'], '/jobs', '/en/jobs?placeId=7'],
] as const)('on %s with %j typed it submits only what is set', (page, typed, to, end) => {
  expect(lead(page, typed, to)).toEqual([end])
})
