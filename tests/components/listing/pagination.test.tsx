import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from '@/components/listing/pagination'
import { renderWithRouter } from '../support/with-router'

const written = () => screen.queryByRole('navigation', { name: 'Pagination' })?.textContent

test.each([
  [1, 3, 'Page 1 of 3123Next'],
  [6, 20, 'PreviousPage 6 of 201…45678…20Next'],
  [20, 20, 'PreviousPage 20 of 201…181920'],
])('page %i of %i has the right links, with gaps marked', (page, pages, words) => {
  renderWithRouter(<Pagination page={page} pages={pages} firstHref="/jobs" />)
  expect(written()).toBe(words)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(String(page))
})

test('has no links for a single page', () => {
  renderWithRouter(<Pagination page={1} pages={1} firstHref="/jobs" />)
  expect(written()).toBeUndefined()
})

test.each([
  ['/jobs', 1, '/jobs'],
  ['/jobs', 2, '/jobs?page=2'],
  ['/jobs?categoryId=3', 2, '/jobs?categoryId=3&page=2'],
])('links from %s to page %i at %s, keeping every filter', (first, page, href) => {
  renderWithRouter(<Pagination page={1} pages={2} firstHref={first} />)
  expect(screen.getByRole('link', { name: `Page ${page}` }).getAttribute('href')).toBe(href)
})

test.each([
  [1, undefined, '/jobs?page=2'],
  [2, '/jobs', '/jobs?page=3'],
  [3, '/jobs?page=2', '/jobs?page=4'],
  [4, '/jobs?page=3', undefined],
])('page %i has Previous %s and Next %s', (page, before, after) => {
  renderWithRouter(<Pagination page={page} pages={4} firstHref="/jobs" />)
  const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  expect([href('Previous'), href('Next')]).toEqual([before, after])
  expect(screen.queryByRole('link', { name: 'Next' })?.getAttribute('rel')).toBe(
    after === undefined ? undefined : 'next',
  )
})
