import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pagination } from '@/components/listing/pagination'
import { renderWithRouter } from '../support/with-router'

afterEach(cleanup)

const written = () => screen.queryByRole('navigation', { name: 'Pages' })?.textContent

test.each([
  [1, 3, '123Next'],
  [6, 20, 'Previous1…45678…20Next'],
  [20, 20, 'Previous1…181920'],
])(
  'page %i of %i leads on where there is more, and says where pages are left out',
  (page, pages, words) => {
    renderWithRouter(<Pagination page={page} pages={pages} firstHref="/jobs" />)
    expect(written()).toBe(words)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(String(page))
  },
)

test('one page needs no links', () => {
  renderWithRouter(<Pagination page={1} pages={1} firstHref="/jobs" />)
  expect(written()).toBeUndefined()
})

test.each([
  ['/jobs', 1, '/jobs'],
  ['/jobs', 2, '/jobs?page=2'],
  ['/jobs?categoryId=3', 2, '/jobs?categoryId=3&page=2'],
])('leads from %s to page %i at %s, keeping every filter', (first, page, href) => {
  renderWithRouter(<Pagination page={1} pages={2} firstHref={first} />)
  expect(screen.getByRole('link', { name: `Page ${page}` }).getAttribute('href')).toBe(href)
})
