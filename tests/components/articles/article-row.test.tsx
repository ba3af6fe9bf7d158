import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ArticleRow } from '@/components/articles/article-row'
import { renderWithRouter } from '../support/with-router'

afterEach(cleanup)

const row = {
  href: '/news/3/a-day-under-the-bridge',
  topic: 'Bridges',
  facts: '29 Oct 2026 · 2 min',
  title: 'A day under the bridge',
  titleKm: 'មួយថ្ងៃក្រោមស្ពាន',
  summary: 'Routine inspection needs careful eyes.',
  heading: 'h2',
} as const

test('a row leads to its page by its title, which is a heading', () => {
  renderWithRouter(<ArticleRow {...row} />)
  const heading = screen.getByRole('heading', { level: 2, name: row.title })
  expect(heading.querySelector('a')?.getAttribute('href')).toBe(row.href)
})

test('a Khmer title is marked as Khmer, and nothing stands where there is none', () => {
  const { unmount } = renderWithRouter(<ArticleRow {...row} />)
  expect(screen.getByText(row.titleKm).lang).toBe('km')
  unmount()
  const { container } = renderWithRouter(<ArticleRow {...row} titleKm={null} />)
  expect(container.querySelector('[lang="km"]')).toBeNull()
})
