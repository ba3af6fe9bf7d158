import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleRow } from '@/components/articles/article-row'
import { renderWithRouter } from '../support/with-router'

const row = {
  href: '/news/3/a-day-under-the-bridge',
  topic: 'Bridges',
  facts: '29 Oct 2026 · 2 min',
  title: 'A day under the bridge',
  titleKm: 'មួយថ្ងៃក្រោមស្ពាន',
  summary: 'Routine inspection needs careful eyes.',
  heading: 'h2',
} as const

test('the title is a heading with a link to the page', () => {
  renderWithRouter(<ArticleRow {...row} />)
  const heading = screen.getByRole('heading', { level: 2, name: row.title })
  expect(heading.querySelector('a')?.getAttribute('href')).toBe(row.href)
})

test('marks a Khmer title as Khmer, and shows nothing without one', () => {
  const { unmount } = renderWithRouter(<ArticleRow {...row} />)
  expect(screen.getByText(row.titleKm).lang).toBe('km')
  unmount()
  const { container } = renderWithRouter(<ArticleRow {...row} titleKm={null} />)
  expect(container.querySelector('[lang="km"]')).toBeNull()
})
